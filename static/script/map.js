// ---- maps: closer and further away, moved by hand, and what a pin stands for

// seen is the part of a map that is in sight, and how much it is enlarged.
function seen(svg) {
  const b = svg.viewBox.baseVal;
  return { x: b.x, y: b.y, width: b.width, height: b.height, by: svg.dataset.width / b.width };
}

function moveTo(svg, x, y, by) {
  const width = svg.dataset.width / by, height = svg.dataset.height / by;
  svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  svg.style.setProperty("--zoom", by); // words keep their size
  svg.closest(".map").querySelector(".scale").hidden = by !== 1;
}

function zoom(b) {
  const svg = b.closest(".map").querySelector("svg"), s = seen(svg), by = Math.min(64, Math.max(0.5, s.by * b.dataset.by));
  const width = svg.dataset.width / by, height = svg.dataset.height / by;
  moveTo(svg, s.x + (s.width - width) / 2, s.y + (s.height - height) / 2, by);
}

// pin tells of the row behind a pin.
function pin(p) {
  const map = p.closest(".map");
  map.querySelector(".pin.chosen")?.classList.remove("chosen");
  p.classList.add("chosen");
  p.parentElement.append(p); // above its neighbours
  map.querySelector(".pinned").replaceChildren(make("strong", {}, p.getAttribute("aria-label")), p.dataset.more ? ` ${p.dataset.more}` : "");
}

document.addEventListener("keydown", (e) => {
  if (e.target.matches?.(".pin") && (e.key === "Enter" || e.key === " ")) { e.preventDefault(); pin(e.target); e.target.focus(); }
});

let dragged = null; // the map that is being moved, and from where

document.addEventListener("pointerdown", (e) => {
  const svg = e.target.closest?.(".map svg[data-width]");
  if (svg && !e.target.closest(".pin") && e.pointerType !== "touch") dragged = { svg, x: e.clientX, y: e.clientY, from: seen(svg) };
});

document.addEventListener("pointermove", (e) => {
  if (!dragged) return;
  const { svg, x, y, from } = dragged, scale = from.width / svg.clientWidth;
  moveTo(svg, from.x - (e.clientX - x) * scale, from.y - (e.clientY - y) * scale, from.by);
});

document.addEventListener("pointerup", () => { dragged = null; });
