// Runs before the first paint, so that a signed-in visitor never sees the signed-out parts flash by, nor the page move
// when the strip that asks for a confirmation comes.
try {
  const user = JSON.parse(localStorage.getItem('user'));
  if (user && localStorage.getItem('token')) {
    document.documentElement.dataset.session = 'in';
    if (user.emailConfirmed === false && sessionStorage.getItem('confirmation-strip') !== user.id)
      document.documentElement.dataset.address = 'unconfirmed';
  }
} catch {
  // No storage, no session.
}

// Who has answered is not asked again, not even until the page is alive.
try {
  if (/(?:^|; )cookieConsent=(?:accepted|refused)/.test(document.cookie))
    document.documentElement.dataset.consent = 'known';
} catch {
  // A document without cookies: they are asked each time.
}

// The page may come from a cache that many share, so its cookie is made here. Nothing relies on it.
try {
  if (!/(?:^|; )csrf_token=/.test(document.cookie)) {
    const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24)));
    const token = btoa(bytes).replaceAll('+', '-').replaceAll('/', '_');
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore would set it after the first call has left
    document.cookie = `csrf_token=${token}; Path=/; SameSite=Strict${isSecureContext ? '; Secure' : ''}`;
  }
} catch {
  // A document without cookies.
}

// A form sent before the page is alive waits until it is: the browser would put all of it, the password too, into the
// address, and a page that is coming alive has not yet taken in what was typed before. A search does well without us: it
// is the browser's to check (no `novalidate`), and to send.
let waiting = null;
const holdForm = (event) => {
  event.stopImmediatePropagation();
  if (!event.target.noValidate) return;
  event.preventDefault();
  waiting = event.target;
};
window.addEventListener('submit', holdForm, true);
// So does a button: until then nobody answers it, or somebody who does not know yet who is signed in or what stands in the
// address. What the browser answers by itself does not wait.
const held = new Set();
const holdPress = (event) => {
  const button = event.target.closest?.('button[type=button]:not([popovertarget])');
  if (!button) return;
  event.stopImmediatePropagation();
  button.dataset.held = '';
  held.add(button);
};
window.addEventListener('click', holdPress, true);
// An answer to the cookie question holds although its page is left before it is alive.
const keepAnswers = () => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  for (const { dataset } of held) {
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore may not be done before the page is gone
    if (dataset.cookie) document.cookie = dataset.cookie + secure;
  }
};
window.addEventListener('pagehide', keepAnswers);
window.addEventListener(
  'page-alive',
  () => {
    window.removeEventListener('click', holdPress, true);
    window.removeEventListener('pagehide', keepAnswers);
    window.removeEventListener('submit', holdForm, true);
    for (const button of held) {
      delete button.dataset.held;
      if (button.isConnected) button.click();
    }
    if (waiting?.isConnected) waiting.requestSubmit();
  },
  { once: true },
);

// The page's script did not come: it can be read, and says what it cannot do. Others' scripts may well be blocked.
window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === 'module')
      document.documentElement.dataset.scripts = 'lost';
  },
  true,
);
