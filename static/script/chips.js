// ---- parts of a query: highlighting their words, and changing them

// light highlights words of a turn's question, or none.
function light(turn, marked) {
  const said = turn?.querySelector(".said .words");
  if (!said) return;
  const text = said.textContent;
  const all = marked.map((m) => m.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (!all.length) { said.textContent = text; return; }
  const pieces = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${all.join("|")})(?![\\p{L}\\p{N}])`, "giu"));
  said.replaceChildren(...pieces.map((p, i) => i % 2 ? make("mark", {}, p) : p));
}

const wordsIn = (e) => { try { return JSON.parse(e.dataset.words || "[]"); } catch { return []; } };

// relight highlights the words of the open clarification if no part is pointed at.
function relight(turn) {
  const card = turn?.querySelector(".card[data-words]");
  light(turn, card ? wordsIn(card) : []);
}

for (const [on, off] of [["pointerover", "pointerout"], ["focusin", "focusout"]]) {
  document.addEventListener(on, (e) => { const c = e.target.closest?.(".chip[data-words]"); if (c) light(c.closest(".turn"), wordsIn(c)); });
  document.addEventListener(off, (e) => { const c = e.target.closest?.(".chip[data-words]"); if (c) relight(c.closest(".turn")); });
}

// part requests alternatives for a part; only the last answer can be changed.
function part(b) {
  const turn = b.closest(".turn");
  if (kiosk || !b.dataset.component || turn.dataset.state !== "done" || turn !== [...log.querySelectorAll(".turn")].at(-1)) return;
  say({ type: "alternatives", component: b.dataset.component });
}

// openPart opens the panel for a part next to it, if there is enough room.
function openPart(turn) {
  const panel = byId("part"), chip = turn.querySelector(`.chip[data-component="${CSS.escape(panel.dataset.component)}"]`);
  const certain = chip?.querySelector(".number");
  if (certain) panel.prepend(make("p", { class: "small certainty" }, certain.textContent)); // touch screens cannot show it on hover
  panel.classList.toggle("beside", !!chip && innerWidth > 640);
  panel.showPopover();
  if (panel.matches(".beside")) putBeside(panel, chip);
}

// A panel shows a few options; what is typed is looked for among all of them.
document.addEventListener("input", (e) => {
  if (!e.target.matches("[data-search]")) return;
  const wanted = e.target.value.trim().toLowerCase();
  for (const li of e.target.parentElement.querySelectorAll(".options li")) li.hidden = wanted ? !li.textContent.toLowerCase().includes(wanted) || !li.querySelector("button") : "rest" in li.dataset;
});

// changeReading shows another reading of the question instead of the guess.
function changeReading(b) {
  setBusy(true);
  say({ type: "change", component: "reading", value: b.dataset.value });
}

function changePart(b) {
  const panel = byId("part");
  panel.hidePopover();
  setBusy(true);
  say({ type: "change", component: panel.dataset.component, value: b.dataset.value || b.value });
}
