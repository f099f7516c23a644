import type { RouteDefinition } from '@mitoyen/contract/core/define-route.ts';
import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import type {
  CompanyProfileChange,
  CompanyProfileValues,
} from '@mitoyen/contract/features/companies/companies.schemas.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import type {
  FreelanceProfileChange,
  FreelanceProfileValues,
} from '@mitoyen/contract/features/freelances/freelances.schemas.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import type {
  JobseekerProfileChange,
  JobseekerProfileValues,
} from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { visibilityRoutes } from '@mitoyen/contract/features/visibility/visibility.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeUser } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { pdfBytes, picture, uploaded } from '../../../test/files.ts';
import { registerCompany } from '../../../test/profile-bodies.ts';

// Every field of a role's body is sent and the whole answer compared: a column forgotten in an insert, an update, a
// read or a presenter fails here, and a field that is new in the contract does not compile until it is sent too.
type Every<Body> = Required<Omit<Body, 'user_id'>>;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function image(token: string, route: RouteDefinition = uploadRoutes.avatar): Promise<string> {
  return uploaded(app, route, { bytes: await picture(30, 30).png().toBuffer(), token });
}

test('a freelance’s profile keeps every field that was sent', async () => {
  const { id: userId, username, token } = await makeUser(app.context, { role: 'freelance' });
  const created: Every<FreelanceProfileValues> = {
    title: 'Dessinatrice',
    specialization: 'Structure bois',
    location: 'Nantes',
    hourlyRate: 48.5,
    experienceYears: 4,
    description: 'Plans d’exécution et nomenclatures.',
    skills: ['Revit', 'Cadwork'],
    placeCode: 'c44109',
    travelKm: 50,
    availableFrom: '2027-01-04',
    daysPerWeek: 4,
    trades: ['dessinateur', 'projeteur-bim'],
    phases: ['DIAG', 'DCE'],
    software: ['revit:3', 'autocad:1'],
    programmes: ['logement'],
    contexts: ['re2020', 'bim'],
    siret: (await registerCompany(app)).siret,
    availability: 'Indisponible',
    staysSuggested: true,
    avatar: await image(token),
  };
  const changed: Every<FreelanceProfileChange> = {
    title: 'Économiste',
    specialization: 'Réhabilitation',
    location: 'Brest',
    hourlyRate: 61.25,
    experienceYears: 9,
    description: 'Métrés et devis.',
    skills: ['AutoCAD'],
    placeCode: 'd29',
    travelKm: -1,
    availableFrom: '2027-02-01',
    daysPerWeek: 5,
    trades: ['economiste'],
    phases: ['PRO'],
    software: ['excel:2'],
    programmes: ['sante', 'erp'],
    contexts: ['neuf'],
    siret: (await registerCompany(app)).siret,
    availability: 'Disponible',
    staysSuggested: false,
    avatar: await image(token),
  };
  const own = {
    id: expect.any(String),
    user_id: userId,
    username,
    firstName: 'Camille',
    siretStatus: 'verified',
    siretState: 'exists',
    siretReadOn: expect.any(String),
    completedProjects: 0,
    portfolio: [],
    proofs: [],
  };
  const params = { userId };
  const made = await app.call(freelanceRoutes.create, { token, body: created });
  expect(made.body).toEqual({ ...own, ...created });
  const put = await app.call(freelanceRoutes.updateByUser, { params, token, body: changed });
  expect(put.body).toEqual({ ...made.body, ...changed });
  expect((await app.call(freelanceRoutes.getByUser, { params, token })).body).toEqual(put.body);
});

test('a job seeker’s profile keeps every field that was sent', async () => {
  const { id: userId, username, token } = await makeUser(app.context, { role: 'jobseeker' });
  const cv = () => uploaded(app, uploadRoutes.cv, { bytes: pdfBytes, token });
  const company = await registerCompany(app);
  const created: Every<JobseekerProfileValues> = {
    title: 'Conductrice de travaux',
    specialization: 'Gros œuvre',
    location: 'Lille',
    expectedSalary: 36_000,
    experienceYears: 2,
    description: 'Suivi de chantier.',
    skills: ['OPC', 'MS Project'],
    placeCode: 'c44109',
    travelKm: 50,
    availableFrom: '2027-01-04',
    daysPerWeek: 4,
    trades: ['dessinateur', 'projeteur-bim'],
    phases: ['DIAG', 'DCE'],
    software: ['revit:3', 'autocad:1'],
    programmes: ['logement'],
    contexts: ['re2020', 'bim'],
    experiences: [
      {
        ...{ title: 'Conductrice de travaux', organisation: 'Béton & Lumière', place: 'Lille' },
        ...{ from: '2024-09', to: null, text: 'Gros œuvre.' },
      },
      {
        ...{ title: 'Aide conductrice', organisation: 'Horizon', place: null },
        ...{ from: '2022-01', to: '2024-08', text: null },
      },
    ],
    education: [
      {
        ...{ title: 'BTS Bâtiment', organisation: 'Lycée Baggio', place: 'Lille' },
        ...{ from: '2019-09', to: '2021-06', text: null },
      },
    ],
    contracts: ['cdi', 'cdd'],
    availability: 'Disponible sous 3 mois',
    staysSuggested: false,
    avatar: await image(token),
    coverImage: await image(token),
    cv: await cv(),
    cvAudience: 'everyone',
    visibility: 'members',
    hiddenFrom: [{ siren: company.siret.slice(0, 9), name: company.name }],
  };
  const changed: Every<JobseekerProfileChange> = {
    title: 'Cheffe de projet',
    specialization: 'Second œuvre',
    location: 'Arras',
    expectedSalary: 41_500,
    experienceYears: 3,
    description: 'Coordination.',
    skills: ['BIM'],
    placeCode: 'd29',
    travelKm: -1,
    availableFrom: '2027-02-01',
    daysPerWeek: 5,
    trades: ['economiste'],
    phases: ['PRO'],
    software: ['excel:2'],
    programmes: ['sante', 'erp'],
    contexts: ['neuf'],
    experiences: [
      {
        ...{ title: 'Cheffe de projet', organisation: 'Agence Mistral', place: null },
        ...{ from: '2025-01', to: '2026-02', text: null },
      },
    ],
    education: [],
    contracts: ['alternance'],
    availability: 'Indisponible',
    staysSuggested: true,
    avatar: await image(token),
    coverImage: await image(token),
    cv: await cv(),
    cvAudience: 'nobody',
  };
  const own = {
    id: expect.any(String),
    user_id: userId,
    username,
    firstName: 'Camille',
    hasCv: true,
    proofs: [],
  };
  const params = { userId };
  const made = await app.call(jobseekerRoutes.create, { token, body: created });
  const { hiddenFrom, ...shown } = created;
  expect(made.body).toEqual({ ...own, ...shown, picturesArePrivate: true });
  const settings = await app.call(visibilityRoutes.get, { params: { id: userId }, token });
  expect(settings.body).toEqual({ visibility: 'members', hiddenFrom });
  const put = await app.call(jobseekerRoutes.updateByUser, { params, token, body: changed });
  expect(put.body).toEqual({ ...made.body, ...changed });
  expect((await app.call(jobseekerRoutes.getByUser, { params, token })).body).toEqual(put.body);
});

test('a company’s profile keeps every field that was sent', async () => {
  const { id: userId, token } = await makeUser(app.context, { role: 'entreprise' });
  const created: Every<CompanyProfileValues> = {
    ...(await registerCompany(app)),
    registrationCity: 'Nantes',
    legalStatus: 'SAS',
    address: '4, quai de la Fosse',
    postalCode: '44000',
    website: 'https://exemple.fr',
    description: 'Bureau d’études bois.',
    placeCode: 'c44109',
    coverImage: await image(token),
    size: '2-9',
    sectors: ['architecture', 'bois'],
    logo: await image(token, uploadRoutes.logo),
  };
  const changed: Every<CompanyProfileChange> = {
    ...(await registerCompany(app)),
    registrationCity: 'Rennes',
    legalStatus: 'SARL',
    address: '2, rue Saint-Malo',
    postalCode: '35000',
    website: 'https://autre.exemple.fr',
    description: 'Charpente et ossature.',
    placeCode: 'c35238',
    coverImage: await image(token),
    size: '250-',
    sectors: [],
    logo: await image(token, uploadRoutes.logo),
  };
  const own = {
    id: expect.any(String),
    user_id: userId,
    siretStatus: 'verified',
    siretState: 'exists',
    confirmation: null,
    vatNumber: created.postalCode,
    is_subscribed: false,
    subscription_end: null,
    stripe_customer_id: null,
  };
  const params = { userId };
  const made = await app.call(companyRoutes.create, { token, body: created });
  expect(made.body).toEqual({ ...own, ...created });
  const put = await app.call(companyRoutes.updateByUser, { params, token, body: changed });
  expect(put.body).toEqual({ ...made.body, ...changed, vatNumber: changed.postalCode });
  expect((await app.call(companyRoutes.getByUser, { params, token })).body).toEqual(put.body);
});
