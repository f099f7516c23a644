import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { operatorRoutes } from '@mitoyen/contract/features/operators/operators.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makeUser } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { forgetCompanyLinksJob } from './forget-company-links.job.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const website = 'https://www.agence-dupont.fr/';
type Made = Awaited<ReturnType<typeof makeCompany>>;

const ask = ({ user }: Made, email: string) =>
  app.call(companyRoutes.askConfirmation, {
    params: { userId: user.id },
    token: user.token,
    body: { email },
  });
const confirm = (token: string) => app.call(companyRoutes.confirm, { body: { token } });
const seen = async ({ profile }: Made) =>
  (await app.call(companyRoutes.get, { params: { id: profile.id } })).body.confirmation;
const change = ({ user, profile }: Made, body: object) =>
  app.call(companyRoutes.updateByUser, {
    ...{ params: { userId: user.id }, token: user.token },
    body: { name: profile.name, ...body },
  });

async function tokenMailedTo(email: string): Promise<string> {
  await app.runJobs();
  const [mail] = await app.sandbox.mails(email);
  return /confirmer-entreprise\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

test('a company is confirmed by a mail at its website’s domain, until the website is another', async () => {
  const made = await makeCompany(app.context, { website });
  expect(await seen(made)).toBeNull();
  expect((await ask(made, 'Contact@agence-dupont.fr')).status).toBe(204);
  const token = await tokenMailedTo('Contact@agence-dupont.fr');
  expect(await seen(made)).toBeNull();
  expect((await confirm(token)).body).toEqual({ name: made.profile.name });
  expect(await seen(made)).toBe('website');
  // once only
  expect((await confirm(token)).error.code).toBe('company_link_invalid');

  await change(made, { website: 'https://agence-dupont.fr/contact' });
  expect(await seen(made)).toBe('website');
  expect((await change(made, { website: 'https://autre.fr' })).body.confirmation).toBeNull();
  await change(made, { website });
  expect(await seen(made)).toBeNull();
});

test('no other address is written to', async () => {
  const made = await makeCompany(app.context, { website });
  const { status, error } = await ask(made, 'contact@ailleurs.fr');
  expect([status, error.code, error.issues?.[0]?.path]).toEqual([400, 'company_address_elsewhere', 'email']);
  expect((await ask(made, 'contact@x.agence-dupont.fr')).status).toBe(400);
  await app.runJobs();
  expect(await app.sandbox.mails('contact@ailleurs.fr')).toEqual([]);
  const free = await makeCompany(app.context, { website: 'https://www.gmail.com' });
  expect((await ask(free, 'dupont@gmail.com')).error.code).toBe('company_domain_refused');
  const none = await makeCompany(app.context, { website: null });
  expect((await ask(none, 'contact@agence-dupont.fr')).error.code).toBe('company_website_missing');
});

test('a link is good for a day, and for the website it was asked for', async () => {
  const late = await makeCompany(app.context, { website: 'https://tard.fr' });
  await ask(late, 'a@tard.fr');
  const lateToken = await tokenMailedTo('a@tard.fr');
  const moved = await makeCompany(app.context, { website: 'https://avant.fr' });
  await ask(moved, 'a@avant.fr');
  const movedToken = await tokenMailedTo('a@avant.fr');
  await change(moved, { website: 'https://apres.fr' });
  expect((await confirm(movedToken)).error.code).toBe('company_link_invalid');
  app.passTime({ hours: 24, seconds: 1 });
  expect((await confirm(lateToken)).error.code).toBe('company_link_invalid');
  await app.context.jobs.send(app.context.db, forgetCompanyLinksJob, {});
  await app.runJobs();
  expect(await app.context.db.selectFrom('company_confirmations').selectAll().execute()).toEqual([]);
});

test('an account asks for five links an hour, and one address gets three a day', async () => {
  const others = await Promise.all(
    [1, 2].map(() => makeCompany(app.context, { website: 'https://limite.fr' })),
  );
  const [one, other] = others as [Made, Made];
  for (let time = 0; time < 3; time += 1) expect((await ask(one, 'a@limite.fr')).status).toBe(204);
  const again = await ask(other, 'A@limite.fr');
  expect([again.status, again.error.code]).toEqual([429, 'too_many_company_links']);
  for (const name of ['b', 'c']) expect((await ask(one, `${name}@limite.fr`)).status).toBe(204);
  expect((await ask(one, 'd@limite.fr')).status).toBe(429);
});

test('an operator’s word counts until the company takes another name or number, and is in the log', async () => {
  const made = await makeCompany(app.context, { website: null });
  const operator = await makeUser(app.context, { is_operator: true });
  const say = (isConfirmed: boolean, token = operator.token) =>
    app.call(operatorRoutes.confirmCompany, { params: { id: made.user.id }, token, body: { isConfirmed } });
  expect((await say(true, made.user.token)).status).toBe(404);
  expect((await say(true)).status).toBe(204);
  expect(await seen(made)).toBe('operator');
  const shown = await app.call(operatorRoutes.getAccount, {
    params: { id: made.user.id },
    token: operator.token,
  });
  expect(shown.body.companyConfirmation).toBe('operator');
  await change(made, { description: 'Autre' });
  expect(await seen(made)).toBe('operator');
  expect((await say(false)).status).toBe(204);
  expect(await seen(made)).toBeNull();
  await say(true);
  await change(made, { siret: '' });
  expect(await seen(made)).toBeNull();
  const { body: log } = await app.call(operatorRoutes.listLog, { token: operator.token });
  expect(log.filter(({ action }) => action.includes('company-confirmation'))).not.toEqual([]);
});
