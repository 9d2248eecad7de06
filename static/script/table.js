// ---- tables

function sort(b) {
  const th = b.closest("th"), table = th.closest("table"), column = +b.dataset.column;
  const down = th.getAttribute("aria-sort") === "ascending";
  for (const other of table.querySelectorAll("th[aria-sort]")) other.removeAttribute("aria-sort");
  th.setAttribute("aria-sort", down ? "descending" : "ascending");
  const numeric = th.classList.contains("number");
  const key = (body) => body.rows[0].cells[column].dataset.sort || "";
  const rows = [...table.tBodies].sort((x, y) => {
    const a = key(x), c = key(y);
    if (!a || !c) return !a - !c; // what is empty comes last either way
    const order = numeric ? a - c : a.localeCompare(c, undefined, { numeric: true });
    return down ? -order : order;
  });
  const folded = rows.some((r) => r.hidden), most = rows.filter((r) => !r.hidden).length;
  table.append(...rows);
  if (folded) rows.forEach((r, i) => { r.hidden = i >= most; r.toggleAttribute("data-fold", i >= most); });
}
