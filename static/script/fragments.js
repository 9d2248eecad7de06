// ---- rendering events

// place replaces the element with a fragment's id, or appends the fragment to the element that it names.
function place(html) {
  const t = document.createElement("template");
  t.innerHTML = html || "";
  const placed = [...t.content.children];
  for (const el of placed) {
    const old = el.id && byId(el.id);
    if (old) old.replaceWith(el);
    else (byId(el.dataset.into) || log).append(el);
    for (const card of el.querySelectorAll(".doubts")) askDoubts(card);
  }
  return placed;
}

function apply(e) {
  const fresh = e.seq > until;
  const had = document.activeElement;
  const inCard = had && had.closest && had.closest(".card, .exchange");
  before(e, fresh);
  const placed = place(e.html);
  addressed(placed);
  const turn = byId(`t${e.turn}-turn`);
  if (turn) turn.dataset.state = { clarify: "waiting", result: "done", reply: "done", error: "failed" }[e.type] || (busy ? "working" : turn.dataset.state);
  if (e.type === "clarify" && placed.length) { // an undo returns to an earlier clarification: remove later ones
    while (placed[0].nextElementSibling) placed[0].nextElementSibling.remove();
  }
  if (e.type === "turn") repeatSettled(turn);
  undoable();
  composing();
  relight(turn);
  if (e.type === "alternatives") { openPart(turn); return; }
  if (!fresh) { comeBack(e.seq === until ? 0 : 60); return; }
  for (const el of placed) if (el.dataset.announce) { announce(el.dataset.announce); speak(el.dataset.announce); }
  if (e.type === "source" && placed[0]) tellRefused(placed[0]);
  if (placed[0]) look(e, placed[0], turn, had, inCard);
}

// before handles an event before its fragment is placed.
function before(e, fresh) {
  switch (e.type) {
    case "turn":
      for (const t of log.querySelectorAll(".turn")) if (+t.dataset.turn >= e.turn) t.remove();
      welcome.hidden = true;
      note.classList.remove("shown");
      remember(e.text, fresh);
      setBusy(true);
      break;
    case "undone": {
      const t = byId(`t${e.turn}-turn`);
      if (t) t.remove();
      if (!log.children.length) welcome.hidden = false;
      if (!question.value && fresh) question.value = e.text;
      setBusy(false);
      break;
    }
    case "answered": setBusy(true); break;
    case "notice": if (log.lastElementChild?.dataset.state !== "working") setBusy(false); break;
    case "clarify": case "result": case "reply": case "error": setBusy(false); break;
    case "source":
      setTimeout(() => { // after its introduction was placed
        asking(e.name);
        welcome.hidden = !!log.querySelector(".turn, .intro");
      });
      break;
  }
}

// look scrolls to new content, and moves the focus there unless somebody is typing.
function look(e, main, turn, had, inCard) {
  const nowhere = !had || had === document.body;
  switch (e.type) {
    case "clarify": // if somebody is typing, the field answers the clarification
      if (inCard || nowhere) main.focus({ preventScroll: true });
      bringTurn(main, turn);
      break;
    case "source":
      if (nowhere || had === question && !question.value) main.querySelector(".doubts[open]")?.focus({ preventScroll: true });
      bring(main, "start");
      break;
    case "turn":
      bring(main, "start");
      break;
    case "result": case "reply": case "error": {
      if ((nowhere || inCard) && !kiosk) question.focus({ preventScroll: true });
      const text = main.querySelector("textarea[data-line]");
      if (text) caret(text);
      bringTurn(main, turn);
    }
  }
}

// bringTurn scrolls a turn into view from its question on, unless all of it is visible.
function bringTurn(main, turn) {
  const top = byId("main").previousElementSibling.getBoundingClientRect().bottom, foot = document.querySelector(".composer").getBoundingClientRect().top || innerHeight;
  const at = (turn || main).getBoundingClientRect();
  if (at.top >= top && at.bottom <= foot) return;
  bring(turn && main.getBoundingClientRect().bottom - at.top > foot - top && main.matches(".card") ? main : turn || main, "start");
}

function bring(el, block) { el.scrollIntoView({ block, behavior: still.matches ? "auto" : "smooth" }); }

function announce(text) {
  const p = document.createElement("p");
  p.textContent = text;
  byId("announce").replaceChildren(p);
}

// tell shows a short message until the next question.
function tell(text) {
  note.textContent = text;
  note.classList.add("shown");
  announce(text);
  bring(note, "nearest");
}

function setBusy(now) {
  busy = now;
  const stop = document.querySelector('[data-do="stop"]');
  if (stop) stop.hidden = !now;
}

// caret moves the text cursor to the position of an error.
function caret(text) {
  const lines = text.value.split("\n");
  let at = 0;
  for (let i = 0; i < +text.dataset.line - 1 && i < lines.length; i++) at += lines[i].length + 1;
  const line = [...(lines[+text.dataset.line - 1] || "")];
  at += line.slice(0, +text.dataset.column - 1).join("").length;
  text.focus({ preventScroll: true });
  text.setSelectionRange(at, at);
}

// ---- restoring the position

let landing = 0;

// comeBack scrolls a reloaded page to its previous position, or to the last turn: when the last repeated event has arrived,
// so that nothing moves under a pointer, or else after a pause without events.
function comeBack(wait) {
  clearTimeout(landing);
  if (wait) landing = setTimeout(land, wait);
  else land();
}

function land() {
  const left = stored("surely.left", sessionStorage);
  if (aim()) return;
  if (left && left.conversation === conversation) scrollTo({ top: left.top, behavior: "instant" });
  else log.lastElementChild?.scrollIntoView({ block: "start", behavior: "instant" });
}

if (!kiosk) {
  history.scrollRestoration = "manual";
  window.addEventListener("pagehide", () => keep("surely.left", { conversation, top: scrollY }, sessionStorage));
}

// stored and keep read and write local data; some browsers do not store any.
function stored(name, where = localStorage) { try { return JSON.parse(where.getItem(name)); } catch { return null; } }

function keep(name, value, where = localStorage) { try { where.setItem(name, JSON.stringify(value)); } catch { /* not stored */ } }
