import { addDays, parisDay } from '../../packages/contract/src/core/paris-day.ts';
import { makeCompany, makeFreelance } from '../support/accounts.ts';
import { applyTo, itemOf, publish } from '../support/offers.ts';
import { createOwnServers, type OwnServer, type OwnServers } from '../support/own-servers.ts';
import { newPassword, refuseCookies, signIn } from '../support/people.ts';
import { findMails, readMail } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

const daySeconds = 86_400;
let servers: OwnServers;
let product: OwnServer;

test.beforeAll(async () => {
  servers = await createOwnServers();
  product = await servers.create();
  await product.start();
});
test.afterAll(() => servers.close());

/** The same product, so many days later than now. */
async function restartAfter(days: number): Promise<void> {
  await product.stop();
  await product.start(days * daySeconds);
}

test('days go by: the company is told before its offer closes, once, and the freelance reminds it of the application', async ({
  browser,
  playwright,
}) => {
  const title = `Relevé du lavoir ${Date.now()}`;
  const open = async (email: string) => {
    const page = await (await browser.newContext({ baseURL: product.url })).newPage();
    await refuseCookies(page);
    await signIn(page, email, newPassword);
    return page;
  };
  const request = await playwright.request.newContext({ baseURL: product.url });
  const { email: company } = await makeCompany(request);
  const { email: freelance } = await makeFreelance(request);
  await request.dispose();
  const mails = (subject: string) => findMails(company, subject, product.sandboxUrl);

  const [author, applicant] = [await open(company), await open(freelance)];
  await publish(author, title, addDays(parisDay(new Date()), 6));
  await applyTo(applicant, title);
  const own = itemOf(applicant, title);
  await expect(own.getByText(/vous pourrez relancer l’entreprise à partir du/)).toBeVisible();
  expect(await mails('se ferme')).toEqual([]);

  await restartAfter(1);
  const notice = await readMail(company, 'Une de vos offres se ferme', product.sandboxUrl);
  expect(notice.text).toContain(title);
  await author.goto('/profile/offres');
  await expect(itemOf(author, title).getByText('Ouvert', { exact: true })).toBeVisible();

  await restartAfter(7);
  await author.reload();
  await expect(itemOf(author, title).getByText('Expirée')).toBeVisible();
  expect(await mails('se ferme')).toEqual([]);
  await applicant.goto(`/jobs?search=${encodeURIComponent(title)}`);
  await expect(applicant.getByText('Aucune offre ne correspond')).toBeVisible();

  await restartAfter(11);
  await applicant.clock.setSystemTime(Date.now() + 11 * daySeconds * 1000);
  await applicant.goto('/profile/candidatures');
  await own.getByRole('button', { name: 'Relancer l’entreprise' }).click();
  await expect(own.getByText(/^Entreprise relancée le/)).toBeVisible();
  await expect(own.getByRole('button', { name: 'Relancer l’entreprise' })).toBeHidden();
  const reminder = await readMail(company, 'attend votre réponse', product.sandboxUrl);
  expect(reminder.text).toContain(title);
  await author.goto('/profile/candidatures-recues');
  await expect(author.getByText(/^Ce freelance vous a relancé le/).first()).toBeVisible();
});
