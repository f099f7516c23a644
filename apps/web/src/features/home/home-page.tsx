import type { PageModule } from '../../core/pages/page-module.tsx';
import { homeContent } from './home.content.ts';
import { HomeAbout } from './home-about.tsx';
import { HomeExplore } from './home-explore.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeRoles } from './home-roles.tsx';
import { HomeTestimonials } from './home-testimonials.tsx';

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
