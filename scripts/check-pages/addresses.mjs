import { demoAccounts, demoPassword } from '../../apps/server/seed/content/demo-accounts.ts';
import { call } from '../../ops/lib/product.mjs';
import { sessionOf } from '../../packages/contract/src/features/accounts/accounts.schemas.ts';

const publicPaths = [
  '/',
  '/freelancers',
  '/freelancers?search=zzzz',
  '/freelancers/architecte',
  '/freelancers/perspectiviste/lyon-69123',
  '/jobs',
  '/emplois',
  '/emplois?search=zzzz&contract=cdi',
  '/inscription',
  '/freelance-setup',
  '/company-setup',
  '/jobseeker-setup',
  '/login',
  '/mot-de-passe-oublie',
  '/reset-password?token=abc',
  '/desinscription',
  '/reponse-par-e-mail?token=abc',
  '/disponibilite?token=abc',
  '/tarification',
  '/politique-confidentialite',
  '/about',
  '/conditions-utilisation',
  '/mentions-legales',
  '/accessibilite',
  '/cette-page-n-existe-pas',
];

const ownPaths = [
  '/profile',
  '/profile/modifier',
  '/profile/apercu',
  '/profile/messages',
  '/profile/compte',
  '/profile/demandes',
  '/profile/alertes',
  '/profile/activite',
  '/profile/favoris',
  '/profile/notifications',
  '/profile/personnes-bloquees',
  '/profile/moderation',
];
const pathsOfRoles = {
  freelance: [
    '/profile/justificatifs',
    '/profile/portfolio',
    '/profile/portfolio/nouveau',
    '/profile/candidatures',
  ],
  jobseeker: ['/profile/portfolio', '/profile/candidatures'],
  entreprise: [
    '/profile/vigilance',
    '/profile/offres',
    '/profile/candidatures-recues',
    '/profils-discrets',
    '/profils-discrets/demandes',
  ],
};

async function get(url, path, token) {
  const { status, body } = await call(url, 'GET', path, { token });
  if (status !== 200) throw new Error(`${path} answers ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** The paths of one page of each kind of content; every job, as each has data for search engines. */
async function findPathsOfContent(url) {
  const [freelance] = await get(url, '/api/freelancers?limit=1');
  const [jobseeker] = await get(url, '/api/jobseekers?limit=1');
  const [offer] = await get(url, '/api/appels-doffre?limit=1');
  const [company] = await get(url, '/api/companies?limit=1');
  const jobs = await get(url, '/api/emplois?limit=20');
  const { portfolio } = await get(url, `/api/freelancers/${freelance.id}`);
  const project = portfolio.find(({ image }) => image);
  return {
    pages: [
      `/freelancer/${freelance.id}`,
      `/jobseeker/${jobseeker.id}`,
      `/entreprise/${company.id}`,
      `/jobs/${offer.id}`,
      `/jobs/${jobs[0].id}`,
      `/signaler/offer/${offer.id}`,
      ...(project ? [`/portfolio/item/${project.id}`] : []),
    ],
    jobs: jobs.map(({ id }) => `/jobs/${id}`),
    shared: [`/freelancer/${freelance.id}`, `/jobs/${offer.id}`, `/jobs/${jobs[0].id}`],
  };
}

async function signIn(url, role) {
  const body = { email: demoAccounts[role].email, password: demoPassword };
  const { status, body: answer } = await call(url, 'POST', '/api/login', { body });
  if (status !== 200) throw new Error(`signing in as ${role} answers ${status}`);
  return sessionOf(answer);
}

/** What is looked at, from the demonstration: paths of pages, signed out and as each of its accounts, and of jobs. */
export async function findAddresses(url) {
  const { pages, jobs, shared } = await findPathsOfContent(url);
  const visits = [{ who: 'signed out', session: null, paths: [...publicPaths, ...pages] }];
  for (const [role, paths] of Object.entries(pathsOfRoles)) {
    const session = await signIn(url, role);
    const [conversation] = await get(url, `/api/conversations/${session.user.id}`, session.token);
    const chats = conversation ? [`/chat/${conversation.id}`] : [];
    visits.push({ who: role, session, paths: [...ownPaths, ...paths, ...shared, ...chats] });
  }
  return { visits, jobs };
}
