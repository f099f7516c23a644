import { addDays } from '@mitoyen/contract/core/paris-day.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { sirenOf } from '@mitoyen/contract/features/companies/siret.rules.ts';
import { phoneVerificationRoutes } from '@mitoyen/contract/features/phone-verification/phone-verification.contract.ts';
import { proofRoutes } from '@mitoyen/contract/features/proofs/proofs.contract.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import sharp from 'sharp';
import type { Person } from './people.ts';
import { password, type Simulation } from './simulation.ts';

const companyName = (person: Person) => `Agence ${person.name.split(' ').at(-1)}`;

function professional(person: Person, avatar: string | null) {
  const { random, town, trade } = person;
  return {
    title: person.title,
    specialization: 'Réhabilitation',
    location: town.name,
    placeCode: town.code,
    trades: [trade.code],
    experienceYears: random.int(0, 20),
    description: 'Relevés, plans et suivi de chantier.',
    skills: ['Revit'],
    travelKm: 50,
    avatar,
  };
}

function profileOf(person: Person, avatar: string | null): Record<string, unknown> {
  const { random, town, siret } = person;
  if (person.role === 'freelance')
    return { ...professional(person, avatar), hourlyRate: random.int(35, 60), siret };
  if (person.role === 'jobseeker')
    return {
      ...professional(person, avatar),
      expectedSalary: random.int(26, 45) * 1000,
      availability: person.isDiscreet ? 'En poste, ouvert aux opportunités' : 'Disponible',
      visibility: person.isDiscreet ? 'discreet' : 'public',
    };
  return {
    name: companyName(person),
    siret,
    registrationCity: town.name,
    placeCode: town.code,
    legalStatus: 'SARL',
    address: '3, quai des Étroits',
    description: 'Agence de huit personnes.',
    website: `https://${person.email.split('@')[1]}`,
  };
}

let portrait: Promise<Buffer> | undefined;
const drawPortrait = () =>
  sharp({ create: { width: 96, height: 96, channels: 3, background: '#7a5c3e' } })
    .png()
    .toBuffer();

/** Uploads the portrait as a visitor, before the account is made. */
async function sendPortrait(simulation: Simulation, person: Person): Promise<string | null> {
  if (!person.hasPhoto) return null;
  portrait ??= drawPortrait();
  const form = new FormData();
  form.append('avatar', new Blob([new Uint8Array(await portrait)], { type: 'image/png' }), 'portrait.png');
  const { body } = await simulation.call(uploadRoutes.avatar, { by: person, form });
  return body?.url ?? null;
}

async function verifyPhone(simulation: Simulation, person: Person): Promise<string> {
  const { phone: phoneNumber } = person;
  const sent = await simulation.call(phoneVerificationRoutes.send, { by: person, body: { phoneNumber } });
  const cookie = sent.refused === undefined ? sent.cookie : '';
  const [sms] = await simulation.market.sandbox.sms(phoneNumber);
  const code = /\b\d{6}\b/.exec(sms?.text ?? '')?.[0] ?? '';
  await simulation.call(phoneVerificationRoutes.verify, { by: person, body: { phoneNumber, code }, cookie });
  return cookie;
}

/** Makes the account and its profile, as the form does in one call. */
export async function join(simulation: Simulation, person: Person): Promise<void> {
  const { market, known, watch } = simulation;
  const { name: username, email, role, siret } = person;
  if (role !== 'jobseeker') {
    const name = role === 'entreprise' ? companyName(person) : username;
    await market.sandbox.addCompany({ siren: sirenOf(siret), siret, name, active: true });
  }
  const avatar = await sendPortrait(simulation, person);
  const cookie = role === 'jobseeker' ? await verifyPhone(simulation, person) : '';
  const made = await simulation.call(accountRoutes.create, {
    by: person,
    body: {
      ...{ username, email, password, role },
      ...(role === 'jobseeker' && { phone: person.phone }),
      profile: profileOf(person, avatar),
    },
    cookie,
  });
  if (made.refused !== undefined) throw new Error(`${username} was refused: ${made.refused}`);
  const { id, token } = made.body;
  person.account = { id, token, profileId: '' };
  person.joinedOn = market.now();
  const me = await simulation.call(accountRoutes.me, { by: person });
  person.account.profileId = me.body?.profile?.id ?? '';
  for (const each of [id, person.account.profileId]) known.set(each, person);
  if (person.isDiscreet) {
    const [first = ''] = username.split(' ');
    watch.hide(person, [first, id, person.account.profileId]);
  }
  if (role === 'entreprise')
    await simulation.call(companyRoutes.askConfirmation, {
      by: person,
      params: { userId: id },
      body: { email },
    });
  if (person.hasProofs) await addProofs(simulation, person);
}

/** An attestation of some months ago, and an insurance that ends within the year. */
async function addProofs(simulation: Simulation, person: Person): Promise<void> {
  const { random, account } = person;
  const today = simulation.today();
  if (!account) return;
  const bodies = [
    { kind: 'vigilance' as const, date: addDays(today, -random.int(0, 150)), number: 'A1B2C3D4' },
    {
      kind: 'liability' as const,
      ...{ body: 'MAF', number: 'P-77', domains: 'Conception', territory: 'France métropolitaine' },
      ...{ from: addDays(today, -30), to: addDays(today, random.int(20, 330)) },
    },
  ];
  for (const body of bodies) {
    const added = await simulation.call(proofRoutes.add, { by: person, params: { id: account.id }, body });
    if (added.body) person.proofs.push({ id: added.body.id, kind: body.kind, until: added.body.until });
  }
}
