// ---- speech input and output, if the browser supports it; off by default

const Listener = window.SpeechRecognition || window.webkitSpeechRecognition;
const aloud = byId("speech"), mic = document.querySelector('[data-do="listen"]');
let listening = null; // the active speech recognition

if (aloud && (Listener || window.speechSynthesis)) {
  aloud.closest("label").hidden = false;
  aloud.checked = stored("surely.speech") === true;
  aloud.addEventListener("change", () => { keep("surely.speech", aloud.checked); prepare(); });
  prepare();
}

function prepare() {
  mic.hidden = !aloud.checked || !Listener;
  if (!aloud.checked) hush();
}

function hush() { window.speechSynthesis?.cancel(); listening?.abort(); }

// listen records a question and sends it at its end; pressing the button again stops it.
function listen(b) {
  if (listening) { listening.stop(); return; }
  hush();
  listening = new Listener();
  listening.lang = document.documentElement.lang;
  listening.interimResults = true;
  listening.onresult = (e) => {
    const heard = [...e.results];
    question.value = heard.map((r) => r[0].transcript).join("");
    if (heard.at(-1).isFinal) send();
  };
  listening.onerror = (e) => { if (e.error !== "aborted") tell(words.unheard); };
  listening.onend = () => { listening = null; b.setAttribute("aria-pressed", "false"); };
  b.setAttribute("aria-pressed", "true");
  listening.start();
}

// speak reads an announcement aloud.
function speak(text) {
  if (!aloud?.checked || !window.speechSynthesis) return;
  speechSynthesis.cancel();
  const said = new SpeechSynthesisUtterance(text);
  said.lang = document.documentElement.lang;
  speechSynthesis.speak(said);
}
