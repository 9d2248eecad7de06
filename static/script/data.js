// ---- data of one's own

const picker = byId("source"), file = byId("upload");

const brought = () => stored("surely.data") || [];

// listData puts what this browser has brought among the sources to be asked.
function listData() {
  if (!picker) return;
  for (const o of picker.querySelectorAll("[data-own]")) o.remove();
  for (const d of brought()) {
    const o = document.createElement("option");
    o.value = d.name; o.textContent = d.label; o.dataset.own = "";
    picker.append(o);
  }
}

// asking shows which source is asked; one that came with somebody's link is not in the list yet.
function asking(name) {
  if (!picker) return;
  if (![...picker.options].some((o) => o.value === name)) {
    const o = document.createElement("option");
    o.value = name; o.textContent = byId(`intro-${name}`)?.getAttribute("aria-label") || name;
    picker.append(o);
  }
  picker.value = name;
}

function pick() { file.click(); }

let refused = null; // what was left out of the files that were brought last, and why

// tellRefused says it once, where what was understood of the others is told.
function tellRefused(intro) {
  if (intro.dataset.source !== refused?.source) return;
  const p = document.createElement("p");
  p.className = "note shown";
  p.dataset.testid = "refused";
  p.textContent = refused.text;
  intro.querySelector("h2").after(p);
  announce(`${intro.dataset.announce} ${refused.text}`);
  refused = null;
}

// upload sends files, tells how far it is, and asks them from then on.
function upload(files) {
  if (!file || !files.length) return;
  const form = new FormData();
  for (const f of files) form.append("file", f, f.name);
  const name = files.length > 1 ? `${files[0].name} + ${files.length - 1}` : files[0].name;
  const p = document.createElement("p"), bar = document.createElement("progress");
  p.className = "now uploading";
  p.append(words.uploading.replace("%s", name), bar);
  bar.setAttribute("aria-label", words.uploading.replace("%s", name));
  bar.max = 1;
  note.replaceChildren(p);
  note.classList.add("shown");
  announce(words.uploading.replace("%s", name));
  const r = new XMLHttpRequest(); // fetch does not tell how much it has sent
  r.open("POST", "/data/upload");
  r.responseType = "json";
  r.upload.onprogress = (e) => { bar.value = e.loaded / e.total; if (e.loaded === e.total) bar.removeAttribute("value"); };
  r.onload = () => {
    note.classList.remove("shown");
    note.replaceChildren();
    if (r.status !== 200) { tell(r.response?.error?.message || words.uploadFailed); return; }
    refused = r.response.refused ? { source: r.response.source, text: r.response.refused } : null;
    keep("surely.data", [{ name: r.response.source, label: r.response.label }, ...brought()].slice(0, 30));
    listData();
    welcome.hidden = true;
    say({ type: "source", name: r.response.source });
    question.focus({ preventScroll: true });
  };
  r.onerror = () => tell(words.uploadFailed);
  r.send(form);
}

async function deleteData(b) {
  if (!await sure(words.deleteSure)) return;
  const name = b.dataset.source;
  if (!await post("/data/delete", { source: name })) return;
  keep("surely.data", brought().filter((d) => d.name !== name));
  b.closest(".intro").remove();
  listData();
  toast(words.deleted);
  picker.selectedIndex = 0;
  say({ type: "source", name: picker.value });
}

// correct sends what a person knows better; what is understood then takes the place of what was.
async function correct(form) {
  const fields = { ...form.dataset, ...Object.fromEntries(new FormData(form)) };
  delete fields.form;
  const r = await post("/data/correct", fields);
  if (!r) return;
  const [fresh] = place(await r.text());
  const again = [...fresh.querySelectorAll("form")].find((f) => f.dataset.table === form.dataset.table && f.dataset.column === form.dataset.column);
  again?.closest("details").querySelector("summary").focus({ preventScroll: true });
}

if (file) {
  listData();
  file.addEventListener("change", () => { upload([...file.files]); file.value = ""; });
  const veil = byId("drop");
  let inside = 0; // dragenter and dragleave come for every element on the way
  const carries = (e) => [...e.dataTransfer?.types || []].includes("Files");
  document.addEventListener("dragenter", (e) => { if (carries(e)) { inside++; veil.hidden = false; } });
  document.addEventListener("dragleave", (e) => { if (carries(e) && --inside <= 0) { inside = 0; veil.hidden = true; } });
  document.addEventListener("dragover", (e) => { if (carries(e)) e.preventDefault(); });
  document.addEventListener("drop", (e) => {
    if (!carries(e)) return;
    e.preventDefault();
    inside = 0;
    veil.hidden = true;
    upload([...e.dataTransfer.files]);
  });
  document.addEventListener("paste", (e) => {
    const files = [...e.clipboardData.files], text = e.clipboardData.getData("text");
    if (e.target.matches?.("input, textarea") && e.target !== question) return;
    const table = files.length ? null : sheet(text);
    if (!files.length && !table) return;
    if (table && !table.sure && text.length <= question.maxLength) { // else it is cut there, and no question
      setTimeout(() => offerTable(table, text)); // once it stands in the field
      return;
    }
    e.preventDefault();
    upload(files.length ? files : [table.file]);
  });
}

// What is pasted into nothing goes into the field, as what is typed does.
document.addEventListener("paste", (e) => {
  if (e.defaultPrevented || kiosk || !question?.checkVisibility() || e.target.matches?.("input, textarea") || document.querySelector("dialog[open]")) return;
  e.preventDefault();
  question.focus({ preventScroll: true });
  question.setRangeText(e.clipboardData.getData("text"), question.value.length, question.value.length, "end");
});
