// ---- actions

const actions = {
  stop() { say({ type: "stop" }); },
  continue(b) { b.disabled = true; setBusy(true); say({ type: "continue" }); },
  undo() { say({ type: "undo" }); },
  new() { byId("chats")?.hidePopover(); question.value = ""; drafted(); say({ type: "reset" }); question.focus(); },
  detach() { apart = openCard().dataset.id; composing(); question.focus(); },
  reload() { location.reload(); },
  share, fork,
  forgetAll, pinChat, renameChat, deleteChat,
  edit(b) { edit(b.closest(".turn")); },
  again(b) { say({ type: "edit", turn: +b.closest(".turn").dataset.turn, text: b.dataset.text }); },
  overturn(b) { b.disabled = true; setBusy(true); say({ type: "overturn", turn: +b.dataset.turn, row: +b.dataset.row, expr: b.dataset.expr, verdict: b.dataset.verdict }); },
  unfold(b) { for (const r of b.parentElement.querySelectorAll("[data-fold]")) r.hidden = false; b.remove(); },
  sort, filter, facet, moveColumn, copyCell, copyRow, copyTable, copyAnswer, address,
  page: turnPage,
  layout(b) { arrange(boxOf(b), { layout: b.dataset.layout, page: 0 }); },
  showAll(b) { arrange(boxOf(b), { all: "true", page: 0 }); },
  keys,
  judge, picture, chartAs,
  listen,
  part, changePart, changeReading,
  settle, skipDoubt, laterDoubts, settleAnswer,
  download, pick, takeTable, deleteData,
  wake() { wake(); },
  stay() { byId("still").close(); touched(); },
  over() { attract(); },
};

document.addEventListener("click", (e) => {
  const b = e.target.closest("button, a, [data-do], [data-suql]");
  for (const d of document.querySelectorAll("details.menu[open]")) if (!d.contains(e.target) || d.matches(".answermenu") && e.target.closest("button, a")) d.open = false;
  if (!b || b.getAttribute("aria-disabled") === "true") return;
  if (b.dataset.do) actions[b.dataset.do](b);
  else if (b.dataset.value && b.closest(".card")) answer(b.closest(".card"), b.dataset.value);
  else if (b.dataset.suql) say({ type: "run", suql: b.dataset.suql, text: behind(b) });
  else if (b.dataset.ask) ask(b.dataset.ask, "alone" in b.dataset);
  else if (b.dataset.open) { e.preventDefault(); openPast(b.dataset.open, b.dataset.token); }
});

// behind describes the rows that a button shows: a figure, and the question that it answers.
function behind(b) {
  const question = b.closest(".turn")?.querySelector(".said .words")?.textContent;
  const figure = b.matches(".figure") ? b.textContent.trim() : "";
  return [figure, question && `“${question}”`].filter(Boolean).join(", ");
}

document.addEventListener("submit", (e) => {
  const f = e.target;
  if (f.method === "dialog") return;
  e.preventDefault();
  if (f.id === "ask") send();
  else if (f.dataset.form === "part") { if (f.value.value.trim()) changePart(f.value); }
  else if (f.dataset.form === "judge") judged(f);
  else if (f.dataset.form === "rename") renamed(f);
  else if (f.dataset.form === "run") { if (f.suql.value.trim()) say({ type: "run", suql: f.suql.value }); }
  else if (f.dataset.form === "edit") { if (f.text.value.trim()) say({ type: "edit", turn: +f.closest(".turn").dataset.turn, text: f.text.value.trim() }); }
});

document.addEventListener("change", (e) => { if (e.target.id === "source") say({ type: "source", name: e.target.value }); });

function edit(turn) {
  const head = turn.querySelector(".said"), h = head.querySelector("h2");
  const f = document.createElement("form");
  f.dataset.form = "edit";
  const t = document.createElement("textarea");
  t.name = "text"; t.rows = 2; t.dir = "auto"; t.maxLength = 8000; t.value = h.querySelector(".words").textContent;
  t.setAttribute("aria-label", words.edit);
  t.onkeydown = (e) => { if (e.key === "Enter" && !e.shiftKey && !e.isComposing) { e.preventDefault(); f.requestSubmit(); } };
  const go = document.createElement("button"), no = document.createElement("button");
  go.type = "submit"; go.className = "primary"; go.textContent = words.askAgain;
  no.type = "button"; no.className = "quiet"; no.textContent = words.cancel; no.onclick = () => cancelEdit(turn);
  f.append(t, go, no);
  h.hidden = true;
  head.querySelector(".edit").hidden = true;
  head.append(f);
  t.focus();
}

function cancelEdit(turn) {
  const head = turn.querySelector(".said");
  head.querySelector("form").remove();
  head.querySelector("h2").hidden = false;
  head.querySelector(".edit").hidden = false;
  head.querySelector(".edit").focus();
}

// post sends a form of this conversation and returns the response if it is ok or accepted, or shows why it failed.
async function post(path, fields, fine = []) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ conversation, token, ...fields })) body.append(name, value);
  try {
    const r = await fetch(path, { method: "POST", body });
    if (r.ok || fine.includes(r.status)) return r;
    const refused = await r.json().catch(() => ({}));
    tell(refused.error?.message || words.failed);
  } catch {
    tell(words.offline);
  }
  return null;
}

// judge sends feedback on an answer; for a negative one it first asks for a reason.
function judge(b) {
  const box = b.closest(".judge"), form = box.querySelector("form"), good = b.dataset.good;
  form.hidden = good === "true";
  if (form.hidden) judgement(box, "true", "");
  else form.reason.focus();
}

function judged(form) { judgement(form.closest(".judge"), "false", form.reason.value.trim()); }

async function judgement(box, good, reason) {
  if (!await post("/judge", { turn: box.dataset.turn, good, reason })) return;
  for (const b of box.querySelectorAll("[data-good]")) b.setAttribute("aria-pressed", String(b.dataset.good === good));
  box.querySelector("form").hidden = true;
  toast(words.judged);
}

// download fetches a file and saves it, without leaving the page on errors.
async function download(b) {
  b.setAttribute("aria-disabled", "true");
  const box = b.closest(".answer").querySelector(".arranged");
  const r = await post("/export", { ...(box ? wanted(box) : {}), turn: b.closest(".turn").dataset.turn, format: b.dataset.format });
  b.removeAttribute("aria-disabled");
  if (!r) return;
  save(await r.blob(), /filename="([^"]+)"/.exec(r.headers.get("Content-Disposition"))?.[1] || "answer");
  const cut = r.headers.get("X-Cut-Off");
  if (cut) tell(decodeURIComponent(cut));
}

// save lets the browser save a file.
function save(blob, name) {
  const a = document.createElement("a");
  a.href = URL.createObjectURL(blob);
  a.download = name;
  a.click();
  setTimeout(() => URL.revokeObjectURL(a.href), 60000);
}
