import type { PageModule } from '../../core/pages/page-module.tsx';
import { homeContent } from './home.content.ts';
import { HomeRoles } from './home-roles.tsx';
import { HomeAbout, HomeExplore, HomeHero, HomeTestimonials } from './home-sections.tsx';

export const head: PageModule['head'] = homeContent.head;

export default function HomePage() {
  return (
    <>
      <HomeHero />
      <HomeRoles />
      <HomeExplore />
      <HomeAbout />
      <HomeTestimonials />
    </>
  );
}
