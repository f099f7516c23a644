import { Suspense } from 'react';
import type { PageLoad, PageModule } from '../../core/pages/page-module.tsx';
import { StructuredData } from '../../core/pages/structured-data.tsx';
import { homeContent } from './home.content.ts';
import { showcaseQuery } from './home.queries.ts';
import { HomeExplore } from './home-explore.tsx';
import { HomeOffers } from './home-offers.tsx';
import { HomeProjects } from './home-projects.tsx';
import { HomeRoles } from './home-roles.tsx';
import { HomeAbout, HomeHero, HomeTestimonials } from './home-sections.tsx';
import { HomeToday } from './home-today.tsx';
import { siteData } from './site-data.ts';

/** The server waits for what is alive on the site; in the browser the page appears at once, and shows it when it is there. */
export const load: PageLoad<void> = async ({ queryClient }) => {
  const loading = queryClient.prefetchQuery(showcaseQuery());
  if (typeof document === 'undefined') await loading;
};

export const head: PageModule['head'] = homeContent.head;

export default function HomePage() {
  return (
    <>
      {import.meta.env.SSR && <StructuredData of={siteData} />}
      <HomeToday />
      <HomeHero />
      <Suspense>
        <HomeRoles />
      </Suspense>
      <Suspense>
        <HomeExplore />
      </Suspense>
      <Suspense>
        <HomeProjects />
      </Suspense>
      <Suspense>
        <HomeOffers />
      </Suspense>
      <Suspense>
        <HomeAbout />
      </Suspense>
      <Suspense>
        <HomeTestimonials />
      </Suspense>
    </>
  );
}
