import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { availabilityRoutes } from '@mitoyen/contract/features/availability/availability.contract.ts';
import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { savedSearchRoutes } from '@mitoyen/contract/features/saved-searches/saved-searches.contract.ts';
import type { ReceivedMail } from '@mitoyen/sandbox/mail/mailbox.ts';
import { chances } from './constants.ts';
import { addOne, noteMail, tellingKey } from './measures.ts';
import type { Person } from './people.ts';
import { noteOffersSeen, type Simulation } from './simulation.ts';

/** What leads people back, in the subjects or texts of the product's mails. */
const invitations =
  /vous a écrit|message vous attend|candidature|demande vous attend|nouvelles? (?:mission|offre)|s’est révélé/i;

/** What a mail is about, by what stops it; `account` of what nobody can refuse. */
function kindOf({ headers }: ReceivedMail): string {
  const stop = headers['list-unsubscribe'] ?? '';
  if (stop.includes('arreter-alerte')) return 'alerts';
  return /token=[^.]+\.([a-z]+)\./.exec(stop)?.[1] ?? 'account';
}

const tokenOf = ({ text }: ReceivedMail, page: string) =>
  new RegExp(`/${page}\\?token=([^\\s>"]+)`).exec(text)?.[1];

/** Passes every new mail of the sandbox to its recipient. Returns the last one's id. */
export async function readMails(
  simulation: Simulation,
  byAddress: ReadonlyMap<string, Person>,
  lastId: string,
): Promise<string> {
  const mails = await simulation.market.sandbox.mailsAfter(lastId);
  // in which order the mails of one hour come is nobody's promise
  const order = ({ to, subject, text }: ReceivedMail) =>
    `${to} ${subject} ${text.replaceAll(/token=\S+/g, '')}`;
  for (const mail of mails.toSorted((one, other) => (order(one) < order(other) ? -1 : 1))) {
    const person = byAddress.get(mail.to);
    if (!person) throw new Error(`a mail went to ${mail.to}`);
    await readMail(simulation, person, mail);
  }
  return mails[0]?.id ?? lastId;
}

async function readMail(simulation: Simulation, person: Person, mail: ReceivedMail): Promise<void> {
  const { measures, watch, market } = simulation;
  const { random } = person;
  noteMail(measures, person, market.now(), kindOf(mail));
  for (const word of watch.leaksOf(`${mail.subject}\n${mail.text}\n${mail.html}`, person)) {
    measures.counts.leaks += 1;
    simulation.fault(`a mail told ${person.name} of ${word}`);
  }
  if (mail.headers['list-unsubscribe']?.includes('arreter-alerte')) noteAlert(simulation, person, mail);
  await followLinks(simulation, person, mail);
  if (invitations.test(`${mail.subject}\n${mail.text}`) && random.chance(chances.mailsOpened))
    person.nextAt = Math.min(person.nextAt, simulation.hour + random.int(1, 2 * chances.hoursUntilOpened));
}

/** Which offers an alert names. */
function noteAlert(simulation: Simulation, person: Person, { text }: ReceivedMail): void {
  const serials = [...text.matchAll(/dossier\s(\d+)/g)].map(([, serial]) => Number(serial));
  const offers = [...simulation.offers.values()].filter(({ serial }) => serials.includes(serial));
  for (const { serial } of offers) addOne(simulation.measures.told, tellingKey(person, serial));
  noteOffersSeen(
    simulation,
    offers.map(({ id }) => id),
  );
}

/** Confirms what one asked for oneself, and answers whether one is still available. */
async function followLinks(simulation: Simulation, person: Person, mail: ReceivedMail): Promise<void> {
  const { random } = person;
  const address = tokenOf(mail, 'confirmer-email');
  if (address) {
    await simulation.call(accountRoutes.confirmEmail, { by: person, body: { token: address } });
    person.isConfirmed = true;
    await keepSearch(simulation, person);
  }
  const company = tokenOf(mail, 'confirmer-entreprise');
  if (company) await simulation.call(companyRoutes.confirm, { by: person, body: { token: company } });
  const availability = tokenOf(mail, 'disponibilite');
  if (availability && random.chance(chances.questionsAnswered)) {
    const answer = person.isFree ? 'yes' : 'no';
    await simulation.call(availabilityRoutes.answerByMail, {
      by: person,
      body: { token: decodeURIComponent(availability), answer },
    });
  }
}

/** Keeps a search, so that from now on each offer of their trade must be in an alert. */
async function keepSearch(simulation: Simulation, person: Person): Promise<void> {
  const { alertRhythm: rhythm, role, trade } = person;
  if (rhythm === null || person.alertSince) return;
  await simulation.call(savedSearchRoutes.keep, {
    by: person,
    body: { kind: role === 'freelance' ? 'offers' : 'jobs', query: { trade: [trade.code] }, rhythm },
  });
  person.alertSince = simulation.market.now();
}
