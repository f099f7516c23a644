import { cleanup, configure } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterAll } from 'vitest';

declare global {
  interface Window {
    /** What happy-dom adds for tests. */
    readonly happyDOM: DetachedWindowAPI;
  }
}

// what a test waits for comes when it comes: the default second is too short on a busy machine
configure({ asyncUtilTimeout: 20_000 });

// Files share one window: each finds it as a browser opens it, whatever the file before did to it.
window.happyDOM.setURL('http://localhost:3000/');
history.replaceState(null, '');
localStorage.clear();
sessionStorage.clear();
for (const cookie of document.cookie.split('; ').filter(Boolean))
  Reflect.set(document, 'cookie', `${cookie.split('=')[0]}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT`);
document.head.replaceChildren();
document.body.replaceChildren();
for (const element of [document.documentElement, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name);

afterAll(cleanup);
