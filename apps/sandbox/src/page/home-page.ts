import { type Html, html } from '@mitoyen/stripe-sandbox/html.ts';
import { modes, type Service, services } from '../faults/faults.ts';
import type { CompanyRow } from '../registry/company-row.ts';
import { searchCompanies } from '../registry/search.ts';
import type { SandboxState } from '../sandbox-state.ts';
import { stripeSection } from '../stripe/stripe-section.ts';
import { instant, layout, notice } from './layout.ts';
import { modeLabels, serviceLabels, pageTexts as t } from './page.texts.ts';

const maxShown = 100;

function mailList(state: SandboxState): Html {
  const mails = state.mailbox.list().slice(0, maxShown);
  if (mails.length === 0) return html`<p class="quiet">${t.noMail}</p>`;
  return html`<ul>${mails.map(
    (mail) => html`<li><a href="/page/mails/${mail.id}"><strong>${mail.subject || t.noSubject}</strong><br>
<small>${t.to} ${mail.to}, ${instant(mail.at)}</small></a></li>`,
  )}</ul>`;
}

function smsList(state: SandboxState): Html {
  const messages = state.sms.list().slice(0, maxShown);
  if (messages.length === 0) return html`<p class="quiet">${t.noSms}</p>`;
  return html`<ul>${messages.map(
    (sms) => html`<li>${sms.text}<br><small>${t.to} ${sms.to}, ${instant(sms.at)}</small></li>`,
  )}</ul>`;
}

function pushList(state: SandboxState): Html {
  const pushes = state.push.list().slice(0, maxShown);
  if (pushes.length === 0) return html`<p class="quiet">${t.noPush}</p>`;
  return html`<ul>${pushes.map(
    (push) => html`<li>${push.text}<br><small>${t.to} ${push.endpoint}, ${instant(push.at)}</small></li>`,
  )}</ul>`;
}

function companyList(state: SandboxState, query: string): Html {
  const found = new Set(
    searchCompanies(state.registry.all(), query).flatMap(({ establishments }) =>
      establishments.map(({ siret }) => siret),
    ),
  );
  const rows = query
    ? state.registry.rows().filter(({ siret }) => found.has(siret))
    : state.registry.rows().reverse();
  if (rows.length === 0) return html`<p class="quiet">${t.noCompany}</p>`;
  const shown = rows.slice(0, query ? maxShown : 12);
  const item = ({ name, siret, active }: CompanyRow) =>
    html`<li>${name} <code>${siret}</code>${!active && html` <span class="broken">${t.closed}</span>`}</li>`;
  const hidden = rows.length - shown.length;
  return html`<ul>${shown.map(item)}</ul>${hidden > 0 && html`<p class="quiet">${t.more(hidden)}</p>`}`;
}

function faultForm(state: SandboxState, service: Service): Html {
  const current = state.faults.modeOf(service);
  return html`<form method="post" action="/page/faults"><input type="hidden" name="service" value="${service}">
<label>${serviceLabels[service]}<select name="mode">${modes.map(
    (mode) =>
      html`<option value="${mode}"${mode === current && html` selected`}>${modeLabels[mode]}</option>`,
  )}</select></label><button>${t.apply}</button>${current !== 'ok' && html` <span class="broken">${modeLabels[current]}</span>`}</form>`;
}

const programs: readonly (readonly [call: string, href: string | null])[] = [
  ['GET /mails?to=', '/mails'],
  ['POST /mails/replies {domain, authservId, port}', null],
  ['GET /sms?to=', '/sms'],
  ['GET /push?endpoint=', '/push'],
  ['POST /push/browsers', null],
  ['POST /push/browsers/{id}/answer {status: 201|404|410|413|429|500}', null],
  ['GET /registry/companies', '/registry/companies'],
  ['POST /registry/companies {siren, siret, name, active}', null],
  ['GET /stripe/events', '/stripe/events'],
  ['POST /stripe/events/{id}/resend', null],
  ['POST /stripe/clock {seconds}', null],
  ['GET /stripe/webhook-secret', '/stripe/webhook-secret'],
  ['POST /stripe/webhook {url, paused: true|false}', null],
  ['POST /stripe/settings {afterLastRetry: cancel|unpaid}', null],
  ['GET /faults', '/faults'],
  [`POST /faults {service: ${services.join('|')}, mode: ${modes.join('|')}}`, null],
  ['DELETE /', null],
];

const programItem = ([call, href]: (typeof programs)[number]): Html => {
  const code = html`<code>${call}</code>`;
  return html`<li>${href ? html`<a href="${href}">${code}</a>` : code}</li>`;
};

/** The page at `/`: everything the sandbox holds, and its switches. */
export function homePage(
  state: SandboxState,
  { query = '', problem }: { query?: string; problem?: string },
): string {
  return layout(
    t.title,
    html`<header><h1>${t.title}</h1><p>${t.intro} <small>${t.refresh}</small></p>${notice(problem)}</header>
<main>
<section><h2>${t.mails}</h2><div id="mails" data-live>${mailList(state)}</div></section>
<section><h2>${t.sms}</h2><div id="sms" data-live>${smsList(state)}</div></section>
<section><h2>${t.push}</h2><div id="push" data-live>${pushList(state)}</div></section>
<section id="entreprises"><h2>${t.companies}</h2>
<form method="get" action="/#entreprises"><label>${t.search}<input type="search" name="q" value="${query}"></label><button>${t.searchButton}</button></form>
<div id="companies" data-live>${companyList(state, query)}</div>
<h2>${t.addCompany}</h2>
<form method="post" action="/page/companies"><label>${t.name}<input name="name" required maxlength="200"></label>
<label>${t.siret}<input name="siret" required inputmode="numeric" autocomplete="off"></label>
<label class="check"><input type="checkbox" name="active" value="true" checked> ${t.active}</label><button>${t.add}</button></form>
</section>
${stripeSection(state)}
<section><h2>${t.faults}</h2><p>${t.faultsHelp}</p><div id="faults" data-live>${services.map((service) => faultForm(state, service))}</div>
<form method="post" action="/page/forget"><button>${t.forget}</button></form></section>
<section><h2>${t.programs}</h2><ul>${programs.map(programItem)}</ul></section>
</main>`,
  );
}
