// ---- showing events

// place puts each fragment in place of the element of its id, or at the end of the element that it names.
function place(html) {
  const t = document.createElement("template");
  t.innerHTML = html || "";
  const placed = [...t.content.children];
  for (const el of placed) {
    const old = el.id && byId(el.id);
    if (old) old.replaceWith(el);
    else (byId(el.dataset.into) || log).append(el);
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
  if (e.type === "clarify" && placed.length) { // an undo leads back to an earlier question: those after it go
    while (placed[0].nextElementSibling) placed[0].nextElementSibling.remove();
  }
  undoable();
  composing();
  relight(turn);
  if (e.type === "alternatives") { openPart(turn); return; }
  if (!fresh) { comeBack(e.seq === until ? 0 : 60); return; }
  for (const el of placed) if (el.dataset.announce) { announce(el.dataset.announce); speak(el.dataset.announce); }
  if (e.type === "source" && placed[0]) tellRefused(placed[0]);
  if (placed[0]) look(e, placed[0], turn, had, inCard);
}

// before does what an event asks for before its fragment is placed.
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
    case "source": setTimeout(() => asking(e.name)); break; // after its introduction is there
  }
}

// look moves the eye, and where nobody is typing the focus, to what has come.
function look(e, main, turn, had, inCard) {
  const nowhere = !had || had === document.body;
  switch (e.type) {
    case "clarify": // whoever types goes on typing: the answer goes where the question went
      if (inCard || nowhere) main.focus({ preventScroll: true });
      bringTurn(main, turn);
      break;
    case "turn": case "source":
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

// bringTurn brings a turn into sight from its question on, and moves nothing where all of it is seen.
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

// tell shows a short word in the page, until the next question.
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

// caret puts the text cursor where the checker found something wrong.
function caret(text) {
  const lines = text.value.split("\n");
  let at = 0;
  for (let i = 0; i < +text.dataset.line - 1 && i < lines.length; i++) at += lines[i].length + 1;
  const line = [...(lines[+text.dataset.line - 1] || "")];
  at += line.slice(0, +text.dataset.column - 1).join("").length;
  text.focus({ preventScroll: true });
  text.setSelectionRange(at, at);
}

// ---- where one was

let landing = 0;

// comeBack brings a reloaded page to where it was left, or to the last turn, once all of it is there again: with the
// last that is told anew at once, so that nothing moves under a pointer, else when nothing has come for a while.
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

// stored and keep read and write what only this browser knows; some browsers keep nothing.
function stored(name, where = localStorage) { try { return JSON.parse(where.getItem(name)); } catch { return null; } }

function keep(name, value, where = localStorage) { try { where.setItem(name, JSON.stringify(value)); } catch { /* then not */ } }
