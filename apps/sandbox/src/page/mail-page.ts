import { type Html, html } from '@mitoyen/stripe-sandbox/html.ts';
import type { ReceivedMail } from '../mail/mailbox.ts';
import { instant, layout, notice } from './layout.ts';
import { pageTexts as t } from './page.texts.ts';

/** What is said of an answer, beside the form that sends one. */
interface Replying {
  readonly isTaken: boolean;
  readonly told?: string;
  /** What was typed and did not leave. */
  readonly text?: string;
}

function replyForm(mail: ReceivedMail, { told, text = '' }: Replying): Html {
  return html`<section><h2>${t.reply}</h2>${notice(told)}
<form method="post" action="/page/mails/${mail.id}/reply"><label class="grow">${t.replyText(mail.to)}
<textarea name="text" rows="4" required maxlength="20000">${text}</textarea></label><button>${t.sendReply}</button></form></section>`;
}

/** One mail: its HTML shut in a frame that runs no script, its text, its headers, and an answer where it takes one. */
export function mailPage(mail: ReceivedMail, replying: Replying = { isTaken: false }): string {
  const frame = html`<section><iframe title="${mail.subject}" src="/page/mails/${mail.id}/html"
 sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></section>`;
  return layout(
    mail.subject || t.noSubject,
    html`<p><a href="/">← ${t.back}</a></p>
<main><h1>${mail.subject || t.noSubject}</h1>
<dl><dt>${t.from}</dt><dd>${mail.from}</dd><dt>${t.to}</dt><dd>${mail.to}</dd><dt>${t.received}</dt><dd>${instant(mail.at)}</dd></dl>
${mail.html !== '' && frame}
${replying.isTaken && replyForm(mail, replying)}
<section><h2>${t.asText}</h2><pre>${mail.text}</pre></section>
${mail.calendar !== '' && html`<section><h2>${t.calendar}</h2><pre>${mail.calendar}</pre></section>`}
<section><details><summary>${t.headers}</summary><pre>${Object.entries(mail.headers).map(
      ([name, value]) => `${name}: ${value}\n`,
    )}</pre></details></section></main>`,
  );
}

/** The mail's own HTML, whose links open beside the frame it is shown in. */
export function mailFrame(mail: ReceivedMail): string {
  return `<!doctype html><base target="_blank">${mail.html}`;
}
