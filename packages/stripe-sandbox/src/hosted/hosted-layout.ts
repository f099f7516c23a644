import type { FastifyReply } from 'fastify';
import { type Html, html } from '../html.ts';
import { hostedTexts as t } from './hosted.texts.ts';

interface Page {
  readonly title: string;
  readonly content: Html;
  /** Addresses that a form of the page may lead to, besides the sandbox's own. */
  readonly leadsTo?: readonly (string | null)[];
}

const originOf = (address: string | null): string[] =>
  address !== null && URL.canParse(address) ? [new URL(address).origin] : [];

function policyFor(leadsTo: readonly (string | null)[]): string {
  // Browsers hold a form's redirect to this rule too.
  const targets = [...new Set(leadsTo.flatMap(originOf))].join(' ');
  return `default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; form-action 'self' ${targets}; base-uri 'none'; frame-ancestors 'none'`;
}

/** Sends a page that people pay or manage on, marked as what it is: no real payment. */
export function sendPage(reply: FastifyReply, { title, content, leadsTo = [] }: Page): FastifyReply {
  const page = html`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} — ${t.banner}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/stripe/assets/style.css">
<script src="/stripe/assets/script.js" defer></script>
</head>
<body>
<header class="banner"><p><strong>${t.banner}.</strong> ${t.bannerMore}</p></header>
${content}
</body>
</html>
`;
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policyFor(leadsTo),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .send(page.toString());
}

/** A page that only says something, with one way on. */
export function sendMessage(
  reply: FastifyReply,
  { title, text, link }: { title: string; text: string; link?: { href: string | null; label: string } },
): FastifyReply {
  const way = link?.href ? html`<p><a class="button" href="${link.href}">${link.label}</a></p>` : null;
  return sendPage(reply, {
    title,
    content: html`<main class="single"><h1>${title}</h1><p>${text}</p>${way}</main>`,
  });
}

export const sendUnknown = (reply: FastifyReply): FastifyReply =>
  sendMessage(reply.code(404), { title: t.unknownTitle, text: t.unknown });
