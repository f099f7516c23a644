import { leaveParameter } from '@mitoyen/contract/core/page-rendering.ts';
import { Outlet, type RouteObject, useMatches } from 'react-router';
import { ErrorPage } from './core/pages/error-page.tsx';
import { notFoundRoute } from './core/pages/not-found-route.tsx';
import {
  type PageDeclaration,
  type PageModule,
  pageRoute,
  type QueryClientOf,
} from './core/pages/page-module.tsx';
import { useScrollAndFocusRestoration } from './core/pages/scroll-restoration.ts';
import { AuthDialogProvider } from './features/accounts/index.ts';
import { reopenConsent } from './features/consent/consent-store.ts';
import { CookieBanner } from './features/consent/cookie-banner.tsx';
import { directoryQueryNames } from './features/directory/directory.filters.ts';
import { Layout } from './features/layout/layout.tsx';
import { jobQueryNames } from './features/offers/jobs/job-query-names.ts';
import { offerQueryNames } from './features/offers/offers.filters.ts';
import { useFetchAhead } from './fetch-ahead.ts';
import { patterns } from './paths.ts';

const files = import.meta.glob<PageModule>('./features/**/*-page.tsx');

function page(
  path: string,
  file: string,
  options: Pick<PageDeclaration, 'access' | 'query' | 'drawn' | 'hasSecret'> = {},
): PageDeclaration {
  const load = files[`./features/${file}.tsx`];
  if (!load) throw new Error(`No page in features/${file}.tsx`);
  return { path, file, import: load, ...options };
}

/** Every page: its address, its file below `features/`, who may see it, the query parameters it reads. */
const pages: readonly PageDeclaration[] = [
  page(patterns.home, 'home/home-page'),
  page(patterns.pricing, 'subscriptions/pricing-page'),
  page(patterns.subscriptionSuccess, 'subscriptions/success-page', { hasSecret: true }),
  page(patterns.privacy, 'legal/privacy-page'),
  page(patterns.terms, 'legal/terms-page'),
  page(patterns.legalNotice, 'legal/legal-notice-page'),
  page(patterns.accessibility, 'legal/accessibility-page'),
  page(patterns.about, 'legal/about-page'),
  page(patterns.directory, 'directory/directory-page', { query: directoryQueryNames, drawn: 'seed' }),
  page(patterns.trade, 'directory/trade-page'),
  page(patterns.tradePlace, 'directory/trade-place-page'),
  page(patterns.freelance, 'freelances/freelance-page'),
  page(patterns.jobseeker, 'jobseekers/jobseeker-page'),
  page(patterns.company, 'companies/company-page'),
  page(patterns.portfolioItem, 'portfolio/portfolio-item-page', { query: [leaveParameter] }),
  page(patterns.offers, 'offers/offer-list-page', { query: offerQueryNames }),
  page(patterns.offer, 'offers/offer-page'),
  page(patterns.jobs, 'offers/jobs/job-list-page', { query: jobQueryNames }),
  page(patterns.ownOffers, 'offers/own-offers-page', { access: 'signed-in' }),
  page(patterns.receivedApplications, 'applications/received-applications-page', { access: 'signed-in' }),
  page(patterns.compareApplications, 'applications/compare-applications-page', { access: 'signed-in' }),
  page(patterns.ownApplications, 'applications/own-applications-page', { access: 'signed-in' }),
  page(patterns.reveals, 'reveals/reveals-page', { access: 'signed-in' }),
  page(patterns.discreet, 'discreet/discreet-list-page', { access: 'signed-in' }),
  page(patterns.askedReveals, 'discreet/asked-reveals-page', { access: 'signed-in' }),
  page(patterns.discreetProfile, 'discreet/discreet-profile-page', { access: 'signed-in' }),
  page(patterns.profile, 'profiles/my-profile-page', { access: 'signed-in' }),
  page(patterns.profileEdit, 'profiles/edit-profile-page', { access: 'signed-in' }),
  page(patterns.profilePreview, 'profiles/profile-preview-page', { access: 'signed-in' }),
  page(patterns.proofs, 'proofs/own-proofs-page', { access: 'signed-in' }),
  page(patterns.vigilance, 'vigilance/vigilance-page', { access: 'signed-in' }),
  page(patterns.ownPortfolio, 'portfolio/own-portfolio-page', { access: 'signed-in' }),
  page(patterns.newProject, 'portfolio/new-project-page', { access: 'signed-in' }),
  page(patterns.editProject, 'portfolio/edit-project-page', { access: 'signed-in' }),
  page(patterns.profileMessages, 'conversations/messages-page', { access: 'signed-in' }),
  page(patterns.savedItems, 'saved-items/saved-items-page', { access: 'signed-in' }),
  page(patterns.ownAlerts, 'saved-searches/own-alerts-page', { access: 'signed-in' }),
  page(patterns.confirmAlert, 'saved-searches/confirm-alert-page', { hasSecret: true }),
  page(patterns.stopAlert, 'saved-searches/stop-alert-page', { hasSecret: true }),
  page(patterns.activity, 'notifications/activity-page', { access: 'signed-in' }),
  page(patterns.notifications, 'mail-preferences/notifications-page', { access: 'signed-in' }),
  page(patterns.blockedPeople, 'blocks/blocked-people-page', { access: 'signed-in' }),
  page(patterns.reports, 'reports/reports-page', { access: 'signed-in' }),
  page(patterns.report, 'reports/report-page', { access: 'signed-in' }),
  page(patterns.notice, 'reports/notice-page'),
  page(patterns.moderation, 'takedowns/moderation-page', { access: 'signed-in' }),
  page(patterns.takedowns, 'takedowns/takedowns-page', { access: 'signed-in' }),
  page(patterns.operatorProofs, 'proofs/operator-proofs-page', { access: 'signed-in' }),
  page(patterns.operatorAccounts, 'operators/accounts-page', { access: 'signed-in' }),
  page(patterns.operatorAccount, 'operators/operator-account-page', { access: 'signed-in' }),
  page(patterns.failedJobs, 'operators/failed-jobs-page', { access: 'signed-in' }),
  page(patterns.unsentMails, 'operators/unsent-mails-page', { access: 'signed-in' }),
  page(patterns.warnedOffers, 'operators/warned-offers-page', { access: 'signed-in' }),
  page(patterns.securityEvents, 'operators/security-events-page', { access: 'signed-in' }),
  page(patterns.figures, 'operators/figures-page', { access: 'signed-in' }),
  page(patterns.operatorLog, 'operators/operator-log-page', { access: 'signed-in' }),
  page(patterns.unsubscribe, 'mail-preferences/unsubscribe-page', { hasSecret: true }),
  page(patterns.confirmReply, 'mail-replies/confirm-reply-page', { hasSecret: true }),
  page(patterns.account, 'accounts/account-page', { access: 'signed-in' }),
  page(patterns.accountDeleted, 'personal-data/account-deleted-page'),
  page(patterns.answerAvailability, 'availability/answer-availability-page', { hasSecret: true }),
  page(patterns.confirmEmail, 'accounts/confirm-email-page', { hasSecret: true }),
  page(patterns.confirmCompany, 'companies/confirm-company-page', { hasSecret: true }),
  page(patterns.confirmProject, 'portfolio/references/confirm-project-page', { hasSecret: true }),
  page(patterns.chat, 'conversations/chat-page', { access: 'signed-in' }),
  page(patterns.inscription, 'profiles/inscription-page'),
  page(patterns.freelanceSetup, 'freelances/freelance-setup-page'),
  page(patterns.companySetup, 'companies/company-setup-page'),
  page(patterns.jobseekerSetup, 'jobseekers/jobseeker-setup-page'),
  page(patterns.login, 'accounts/login-page'),
  page(patterns.forgotPassword, 'accounts/forgot-password-page'),
  page(patterns.resetPassword, 'accounts/reset-password-page', { hasSecret: true }),
];

/** The list that a page belongs to, where its loaded data names it; for most pages the address does. */
function useSection(): string | undefined {
  const data = useMatches().at(-1)?.loaderData;
  return (data as { section?: string } | null | undefined)?.section;
}

function Root() {
  useScrollAndFocusRestoration();
  useFetchAhead(pages);
  return (
    <AuthDialogProvider>
      <Layout banner={<CookieBanner />} section={useSection()} onManageCookies={reopenConsent}>
        <Outlet />
      </Layout>
    </AuthDialogProvider>
  );
}

/** A page's route inside what all pages share. */
function withShell(children: RouteObject[]): RouteObject[] {
  return [
    { element: <Root />, errorElement: <ErrorPage />, children: [{ errorElement: <ErrorPage />, children }] },
  ];
}

/** The router's routes; `queryClientOf` says where pages put what they load. */
export function createRoutes(queryClientOf: QueryClientOf): RouteObject[] {
  return withShell([...pages.map((page) => pageRoute(page, queryClientOf)), notFoundRoute]);
}

/** One router's routes for each page, by its file: to find a page among all costs the server half a millisecond. */
export function createRoutesByPage(queryClientOf: QueryClientOf): ReadonlyMap<string, RouteObject[]> {
  return new Map(pages.map((page) => [page.file, withShell([pageRoute(page, queryClientOf)])]));
}
