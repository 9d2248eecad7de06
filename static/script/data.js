// ---- uploads

const picker = byId("source"), file = byId("upload");

const brought = () => stored("surely.data") || [];

// listData adds this browser's uploads to the list of sources.
function listData() {
  if (!picker) return;
  for (const o of picker.querySelectorAll("[data-own]")) o.remove();
  for (const d of brought()) {
    const o = document.createElement("option");
    o.value = d.name; o.textContent = d.label; o.dataset.own = "";
    picker.append(o);
  }
}

// asking shows the current source; one from somebody's link is not in the list yet.
function asking(name) {
  if (!picker) return;
  if (![...picker.options].some((o) => o.value === name)) {
    const o = document.createElement("option");
    o.value = name; o.textContent = byId(`intro-${name}`)?.getAttribute("aria-label") || name;
    picker.append(o);
  }
  picker.value = name;
  byId("datalink").href = `/data?source=${encodeURIComponent(name)}`;
}

function pick() { file.click(); }

let refused = null; // the files that were refused in the last upload, with reasons

// tellRefused shows the refused files once, next to the description of the others.
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

// upload sends files, shows the progress, and switches to the new source.
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
  bring(note, "nearest");
  announce(words.uploading.replace("%s", name));
  const r = new XMLHttpRequest(); // fetch does not report the progress of uploads
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
    say({ type: "source", name: r.response.source });
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

if (file) {
  listData();
  file.addEventListener("change", () => { upload([...file.files]); file.value = ""; });
  const veil = byId("drop");
  let inside = 0; // dragenter and dragleave are fired for every element
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
    if (table && !table.sure && text.length <= question.maxLength) { // a longer text would be cut off by the field
      setTimeout(() => offerTable(table, text)); // after the text is in the field
      return;
    }
    e.preventDefault();
    upload(files.length ? files : [table.file]);
  });
}

// Paste into the field if no field has the focus, as for typed letters.
document.addEventListener("paste", (e) => {
  if (e.defaultPrevented || kiosk || !question?.checkVisibility() || e.target.matches?.("input, textarea") || document.querySelector("dialog[open]")) return;
  e.preventDefault();
  question.focus({ preventScroll: true });
  question.setRangeText(e.clipboardData.getData("text"), question.value.length, question.value.length, "end");
});
