import { type Html, html } from '@mitoyen/stripe-sandbox/html.ts';

export function layout(title: string, content: Html): string {
  return html`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} — Mitoyen</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/page/style.css">
<script src="/page/script.js" defer></script>
</head>
<body>
${content}
</body>
</html>
`.toString();
}

const clock = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Paris',
});

export const instant = (at: string): Html =>
  html`<time datetime="${at}">${clock.format(new Date(at))}</time>`;

export const notice = (text: string | undefined): Html | null =>
  text ? html`<p class="notice" role="alert">${text}</p>` : null;
