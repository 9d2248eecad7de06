// ---- charts: saving and switching between kinds

// looks lists the style properties that a saved chart must contain.
const looks = ["fill", "fill-opacity", "stroke", "stroke-width", "font-family", "font-size", "text-anchor"];

const headroom = 30; // above a chart, for its title

// shownIn returns the visible chart and its title.
function shownIn(b) {
  const figure = b.closest(".chart");
  return { svg: [...figure.querySelectorAll("svg")].find((s) => s.checkVisibility()), title: figure.querySelector("figcaption").textContent, paper: getComputedStyle(document.body).backgroundColor };
}

// picture saves a chart as a file.
async function picture(b) {
  const c = shownIn(b), name = c.title.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "chart";
  save(b.dataset.format === "svg" ? new Blob([standalone(c)], { type: "image/svg+xml" }) : await painted(c), `${name}.${b.dataset.format}`);
}

// standalone returns a chart as a file that needs no style sheet, in its current colours.
function standalone({ svg, title, paper }) {
  const copy = svg.cloneNode(true), { width, height } = svg.viewBox.baseVal, make = (name) => document.createElementNS(svg.namespaceURI, name);
  const from = svg.querySelectorAll("*"), to = copy.querySelectorAll("*");
  from.forEach((el, i) => { for (const name of looks) to[i].setAttribute(name, getComputedStyle(el).getPropertyValue(name)); });
  const head = make("title"), sheet = make("rect"), said = make("text"), text = getComputedStyle(svg);
  const give = (el, all) => { for (const [name, value] of Object.entries(all)) el.setAttribute(name, value); };
  give(copy, { width, height: height + headroom, viewBox: `0 ${-headroom} ${width} ${height + headroom}` });
  head.textContent = said.textContent = title;
  give(sheet, { y: -headroom, width: "100%", height: "100%", fill: paper });
  give(said, { y: 20 - headroom, fill: text.fill, "font-family": text.fontFamily, "font-size": "16", "font-weight": "bold" });
  copy.prepend(head, sheet, said);
  return new XMLSerializer().serializeToString(copy);
}

// painted draws a chart's shapes on a canvas, since the page's policy does not allow generated images.
function painted({ svg, title, paper }) {
  const { width, height } = svg.viewBox.baseVal, canvas = document.createElement("canvas"), scale = 3, g = canvas.getContext("2d");
  canvas.width = width * scale; canvas.height = (height + headroom) * scale;
  g.scale(scale, scale);
  g.fillStyle = paper;
  g.fillRect(0, 0, width, height + headroom);
  g.fillStyle = getComputedStyle(svg).fill;
  g.font = `bold 16px ${getComputedStyle(svg).fontFamily}`;
  g.fillText(title, 0, 20);
  g.translate(0, headroom);
  for (const el of svg.querySelectorAll("rect, path, circle, text")) {
    const look = getComputedStyle(el), at = (name) => +el.getAttribute(name);
    g.fillStyle = look.fill; g.strokeStyle = look.stroke; g.lineWidth = parseFloat(look.strokeWidth); g.globalAlpha = +look.fillOpacity;
    if (el.tagName === "rect") g.fillRect(at("x"), at("y"), at("width"), at("height"));
    else if (el.tagName === "path") g.stroke(new Path2D(el.getAttribute("d")));
    else if (el.tagName === "circle") { g.beginPath(); g.arc(at("cx"), at("cy"), at("r"), 0, 7); g.fill(); }
    else {
      g.font = `${look.fontSize} ${look.fontFamily}`;
      g.textAlign = { middle: "center", end: "right" }[look.textAnchor] || "left";
      g.fillText(el.textContent, at("x"), at("y"));
    }
  }
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

// chartAs switches to another kind of chart.
function chartAs(b) {
  const figure = b.closest(".chart");
  for (const svg of figure.querySelectorAll("svg")) {
    svg.toggleAttribute("hidden", svg.dataset.kind !== b.dataset.kind);
    if (!svg.hasAttribute("hidden")) figure.querySelector("figcaption").textContent = svg.getAttribute("aria-label");
  }
  for (const other of figure.querySelectorAll('[data-do="chartAs"]')) other.setAttribute("aria-pressed", String(other === b));
}
