// ---- copying cells and rows of an answer by double click, touch or keyboard

let copying = null; // the cell with the open menu

// cellOf returns the cell of an event, unless the event hits a control inside it.
const cellOf = (e) => !kiosk && !e.target.closest?.("a, button, summary, .why, .evidence") && e.target.closest?.(".arranged tbody td, .arranged dd, .arranged .row h3");

const copied = (cell) => (cell.querySelector(".fold p")?.textContent ?? cell.innerText).trim().replace(/\s*\n\s*/g, ", ").replace(/\t/g, " ");

function copyCell() { menu.hidePopover(); copy(copied(copying)); }

function copyRow() {
  const row = copying.closest("tr");
  menu.hidePopover();
  copy([...row?.cells || copying.closest(".row").querySelectorAll("h3, dd")].map(copied).join("\t"));
}

const menu = byId("cell");

// openCell opens the menu for copying next to a cell.
function openCell(cell) {
  copying = cell;
  menu.showPopover();
  putBeside(menu, cell);
}

// putBeside positions a panel below an element, or above if there is more room.
function putBeside(panel, el) {
  const at = el.getBoundingClientRect(), below = at.bottom + panel.offsetHeight + 12 < innerHeight || at.top < panel.offsetHeight + 12;
  panel.style.left = `${Math.max(8, Math.min(at.left, innerWidth - panel.offsetWidth - 8))}px`;
  panel.style.top = `${Math.max(8, Math.min(below ? at.bottom + 6 : at.top - panel.offsetHeight - 6, innerHeight - panel.offsetHeight - 8))}px`;
}

document.addEventListener("dblclick", (e) => {
  const cell = cellOf(e);
  if (cell) copy(copied(cell));
});

document.addEventListener("click", (e) => {
  const cell = e.pointerType === "touch" && getSelection().isCollapsed && cellOf(e);
  if (cell) openCell(cell);
});

// beside returns the cell to which a key moves.
function beside(cell, key) {
  const rows = [...cell.closest("table").querySelectorAll("tbody tr:not(.why)")], row = cell.closest("tr"), at = rows.indexOf(row);
  const cells = [...row.cells], k = cells.indexOf(cell);
  return { ArrowLeft: cells[k - 1], ArrowRight: cells[k + 1], Home: cells[0], End: cells.at(-1), ArrowUp: rows[at - 1]?.cells[k], ArrowDown: rows[at + 1]?.cells[k],
    Escape: cell.closest(".scroll") }[key];
}

// Enter moves into a table, and opens the menu of a cell. This listens first, because letters are typed into the field.
document.addEventListener("keydown", (e) => {
  const at = e.target, inside = at.matches?.(".arranged tbody td"), copies = (e.ctrlKey || e.metaKey) && e.key === "c" && getSelection().isCollapsed;
  if (kiosk || !inside && !(at.matches?.(".arranged .scroll") && e.key === "Enter")) return;
  const to = inside ? beside(at, e.key) : at.querySelector("tbody td");
  if (to) { if (!to.hasAttribute("tabindex")) to.tabIndex = -1; to.focus(); }
  else if (inside && e.key === "Enter") { openCell(at); menu.querySelector("button").focus(); }
  else if (inside && copies) copy(copied(at));
  else if (!(inside && /^(Arrow|Home|End)/.test(e.key))) return;
  e.preventDefault();
  e.stopPropagation();
}, true);

