// ---- doubts about the data, which its owner settles

// What was skipped in this browser, and what it is to ask later, by data.
const putOff = () => stored("surely.doubts") || {};

function putOffMore(source, change) {
  const all = putOff();
  keep("surely.doubts", { ...all, [source]: { skipped: [], ...all[source], ...change } });
}

// askDoubts prepares a card that was placed: it leaves out what was skipped, and stays closed if it was put off.
function askDoubts(card) {
  const { skipped = [], later } = putOff()[card.dataset.source] || {};
  for (const q of card.querySelectorAll(".doubt")) if (skipped.includes(q.dataset.doubt)) q.remove();
  const left = card.querySelectorAll(".doubt").length;
  if (!left) { card.remove(); return; }
  card.querySelector(".voice").textContent = words.doubts[left - 1].replace("%s", card.dataset.label);
  card.open = !later;
  card.addEventListener("toggle", () => putOffMore(card.dataset.source, { later: !card.open }));
  nextDoubt(card);
}

// nextDoubt shows the first question that is left, and marks its subject in the list above.
function nextDoubt(card) {
  const all = [...card.querySelectorAll(".doubt")], left = all.filter((q) => !q.dataset.done), now = left[0];
  for (const q of all) q.hidden = q !== now;
  card.querySelector("progress").value = all.length - left.length;
  card.querySelector("progress").max = all.length;
  card.querySelector(".count").textContent = words.doubtCount.replace("%d", all.length - left.length + !!now).replace("%d", all.length);
  card.querySelector(".enough").hidden = !!now;
  card.querySelector('[data-do="laterDoubts"]').hidden = !now;
  for (const li of card.parentElement.querySelectorAll("[data-column]")) {
    const meant = li.dataset.column === now?.dataset.about;
    li.classList.toggle("doubted", meant);
    if (meant) now.querySelector(".subject").textContent = [...li.children].map((part) => part.textContent).join(" · ");
  }
  if (card.contains(document.activeElement)) card.focus({ preventScroll: true }); // its keys go on
}

// settling sends what was chosen, and shows in the lists how the data is understood from now on.
async function settling(source, doubt, option) {
  const r = await post("/data/settle", { source, doubt, option });
  if (!r) return null;
  const said = await r.json(), t = document.createElement("template");
  t.innerHTML = said.html;
  for (const li of t.content.querySelectorAll("[data-column]")) {
    for (const old of document.querySelectorAll(`[data-column="${CSS.escape(li.dataset.column)}"]`)) old.replaceChildren(...li.cloneNode(true).childNodes);
  }
  announce(`${said.question} ${said.answer}`);
  return said;
}

// echoed returns the line that repeats what was settled, with a way back.
function echoed(said, undo) {
  const b = make("button", { type: "button", class: "quiet", "data-testid": "unsettle" }, words.undo);
  const line = make("p", { class: "exchange settledline", dir: "auto" }, said.question + " ", make("strong", { class: "a" }, said.answer), " ", b);
  b.addEventListener("click", () => undo(line));
  return line;
}

async function settle(b) {
  const q = b.closest(".doubt"), card = q.closest(".doubts"), { source } = card.dataset, { doubt } = q.dataset;
  if (q.dataset.sent) return;
  q.dataset.sent = "sent";
  const said = await settling(source, doubt, b.dataset.option);
  delete q.dataset.sent;
  if (!said) return;
  q.dataset.done = "settled";
  card.querySelector(".settled").append(echoed(said, async (line) => {
    if (!await settling(source, doubt, said.before)) return;
    delete q.dataset.done;
    line.remove();
    nextDoubt(card);
  }));
  nextDoubt(card);
}

function skipDoubt(b) {
  const q = b.closest(".doubt"), card = q.closest(".doubts"), { source } = card.dataset;
  putOffMore(source, { skipped: [...putOff()[source]?.skipped || [], q.dataset.doubt] });
  q.dataset.done = "skipped";
  nextDoubt(card);
}

function laterDoubts(b) {
  b.closest(".doubts").open = false;
  question.focus({ preventScroll: true });
}

// settleAnswer settles a doubt that an answer rests on, and has its question answered anew.
async function settleAnswer(b) {
  const rest = b.closest(".rest"), turn = b.closest(".turn"), { doubt, source } = rest.dataset;
  const said = await settling(source, doubt, b.dataset.option);
  if (said) answerAnew(turn, said, (line) => withdrawn(line, source, doubt, said.before));
}

async function withdrawn(line, source, doubt, before) {
  const said = await settling(source, doubt, before);
  if (said) answerAnew(line.closest(".turn"), null);
}

let settledHere = null; // what was settled from an answer, to be repeated where it is answered anew

function answerAnew(turn, said, undo) {
  settledHere = said && { turn: +turn.dataset.turn, line: echoed(said, undo) };
  setBusy(true);
  say({ type: "edit", turn: +turn.dataset.turn, text: turn.querySelector(".said .words").textContent });
}

// repeatSettled shows what was settled in the turn that was opened for it.
function repeatSettled(turn) {
  if (!settledHere) return;
  if (settledHere.turn === +turn?.dataset.turn) turn.querySelector(".asked").before(settledHere.line);
  settledHere = null;
}
