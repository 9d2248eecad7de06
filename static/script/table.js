// ---- tables: the server arranges the rows according to the page's choices

// wanted returns the current arrangement of an answer's rows.
function wanted(box) {
  const d = box.dataset, filters = {};
  for (const f of box.querySelectorAll(".filters input")) if (f.value.trim()) filters[f.dataset.column] = f.value.trim();
  return { turn: d.turn, sort: d.sort, down: d.down, page: d.page, all: d.all, layout: d.layout, columns: d.columns, chosen: d.chosen, filters: JSON.stringify(filters) };
}

let arranging = 0; // the number of the last requested arrangement

// arrange requests the rows of an answer in another arrangement, and restores the focus and open panels.
async function arrange(box, change) {
  const mine = ++arranging, next = { ...wanted(box), ...change };
  box.setAttribute("aria-busy", "true");
  const r = await post("/table", next);
  box.removeAttribute("aria-busy");
  if (!r || mine !== arranging) return;
  const html = await r.text(), had = document.activeElement, inside = box.contains(had);
  const key = inside && had.dataset.key, at = inside && had.selectionStart, open = box.querySelector("[popover]:popover-open")?.id;
  const filters = box.querySelector(".filters:not([hidden])"), left = box.querySelector(".scroll")?.scrollLeft;
  const [fresh] = place(html);
  if (filters) showFilters(fresh);
  if (open) byId(open)?.showPopover();
  if (left) fresh.querySelector(".scroll")?.scrollTo({ left });
  const again = key && fresh.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (again) {
    again.focus({ preventScroll: true });
    if (again.type === "text") again.setSelectionRange(at, at);
  }
}

const boxOf = (e) => e.closest(".arranged");

function sort(b) {
  const box = boxOf(b), same = box.dataset.sort === b.dataset.column;
  if (same && box.dataset.down === "true") arrange(box, { sort: "-1", down: "false", page: 0 });
  else arrange(box, { sort: b.dataset.column, down: String(same), page: 0 });
}

function turnPage(b) { arrange(boxOf(b), { page: b.dataset.page }); }

function showFilters(box) {
  const row = box.querySelector(".filters");
  if (!row) return null;
  row.hidden = false;
  box.querySelector('[data-do="filter"]').setAttribute("aria-expanded", "true");
  return row;
}

function filter(b) {
  const box = boxOf(b), row = box.querySelector(".filters");
  if (row.hidden) { showFilters(box).querySelector("input").focus(); return; }
  row.hidden = true;
  b.setAttribute("aria-expanded", "false");
  if ([...row.querySelectorAll("input")].some((f) => f.value)) arrange(box, { filters: "{}", page: 0 });
}

// facet filters the rows by a value, or removes the filter.
function facet(b) {
  const box = boxOf(b), { [b.dataset.column]: was, ...others } = JSON.parse(box.dataset.chosen);
  const chosen = was === b.dataset.value ? others : { ...others, [b.dataset.column]: b.dataset.value };
  arrange(box, { chosen: JSON.stringify(chosen), page: 0 });
}

let filtering = 0;

document.addEventListener("input", (e) => {
  if (!e.target.closest(".filters")) return;
  clearTimeout(filtering);
  filtering = setTimeout(() => arrange(boxOf(e.target), { page: 0 }), 200);
});

// columnsOf returns the shown columns, in order.
const columnsOf = (box) => box.dataset.columns.split(",");

document.addEventListener("change", (e) => {
  if (e.target.type !== "checkbox" || !boxOf(e.target)) return;
  const box = boxOf(e.target), k = e.target.dataset.column;
  const shown = e.target.checked ? [...columnsOf(box), k] : columnsOf(box).filter((c) => c !== k);
  arrange(box, { columns: shown.join(",") });
});

function moveColumn(b) {
  const box = boxOf(b), shown = columnsOf(box), at = shown.indexOf(b.dataset.column);
  shown.splice(at + +b.dataset.by, 0, ...shown.splice(at, 1));
  arrange(box, { columns: shown.join(",") });
}

// ---- copying

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(words.copyDone);
  } catch {
    tell(text);
  }
}

async function copyTable(b) {
  const r = await post("/export", { ...wanted(b.closest(".answer").querySelector(".arranged")), format: "tsv" });
  if (r) copy(await r.text());
}

function copyAnswer(b) {
  const answer = b.closest(".answer");
  copy([...answer.querySelectorAll(":scope > .voice, :scope > .searched")].map((p) => p.innerText).join("\n"));
}

let toasted = 0;

// toast shows a short message that disappears.
function toast(text) {
  const t = byId("toast");
  t.textContent = text;
  t.classList.add("shown");
  announce(text);
  clearTimeout(toasted);
  toasted = setTimeout(() => t.classList.remove("shown"), 1800);
}
