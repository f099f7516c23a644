import { BadRequest } from '@mitoyen/stripe-sandbox/bad-request.ts';
import { html } from '@mitoyen/stripe-sandbox/html.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { parseFault } from '../faults/faults.ts';
import { replyAddressOf, replyByMail } from '../mail/reply-by-mail.ts';
import { parseCompanyRow } from '../registry/company-row.ts';
import type { SandboxState } from '../sandbox-state.ts';
import { homePage } from './home-page.ts';
import { layout, notice } from './layout.ts';
import { mailFrame, mailPage } from './mail-page.ts';
import { pageCss } from './page.css.ts';
import { pageTexts as t } from './page.texts.ts';
import { pageScript } from './page-script.ts';

const pagePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; img-src data:";
const framePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; font-src data: https:; sandbox allow-popups allow-popups-to-escape-sandbox";

const send = (reply: FastifyReply, page: string, policy = pagePolicy) =>
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .send(page);

interface MailRoute {
  Params: { id: string };
  Querystring: { replied?: string };
}

/** What people look at. The forms do what programs do with JSON, and lead back to the page. */
export function pageRoutes(app: FastifyInstance, state: SandboxState): void {
  app.get<{ Querystring: { q?: unknown } }>('/', async ({ query: { q } }, reply) =>
    send(reply, homePage(state, { query: typeof q === 'string' ? q.trim() : '' })),
  );
  app.get('/page/style.css', async (_request, reply) => reply.type('text/css').send(pageCss));
  app.get('/page/script.js', async (_request, reply) => reply.type('text/javascript').send(pageScript));

  app.get<MailRoute>('/page/mails/:id', async (request, reply) => {
    const mail = state.mailbox.find(request.params.id);
    if (!mail) return gone(reply);
    const isTaken = replyAddressOf(mail, state.replies) !== null;
    const hasReplied = request.query.replied !== undefined;
    return send(reply, mailPage(mail, { isTaken, ...(hasReplied && { told: t.replied }) }));
  });
  app.post<MailRoute & { Body: { text?: unknown } }>('/page/mails/:id/reply', async (request, reply) => {
    const mail = state.mailbox.find(request.params.id);
    if (!mail || !state.replies) return gone(reply);
    const text = String(request.body?.text ?? '');
    try {
      await replyByMail(mail, text, state.replies);
      return reply.redirect(`/page/mails/${mail.id}?replied`, 303);
    } catch (error) {
      if (!(error instanceof BadRequest)) throw error;
      return send(reply.code(400), mailPage(mail, { isTaken: true, told: error.message, text }));
    }
  });
  app.get<MailRoute>('/page/mails/:id/html', async (request, reply) => {
    const mail = state.mailbox.find(request.params.id);
    return mail ? send(reply, mailFrame(mail), framePolicy) : gone(reply);
  });

  const form = (path: string, act: (fields: Record<string, unknown>) => void) =>
    app.post(path, async (request, reply) => {
      try {
        act((request.body ?? {}) as Record<string, unknown>);
        return reply.redirect('/', 303);
      } catch (error) {
        if (!(error instanceof BadRequest)) throw error;
        return send(reply.code(400), homePage(state, { problem: error.message }));
      }
    });
  form('/page/faults', (fields) => state.faults.set(parseFault(fields)));
  form('/page/companies', ({ name, siret, active }) =>
    state.registry.put(parseCompanyRow({ name, siret, active: active === 'true' })),
  );
  form('/page/forget', () => state.reset());
}

function gone(reply: FastifyReply) {
  return send(reply.code(404), layout(t.title, html`${notice(t.notFound)}`));
}
