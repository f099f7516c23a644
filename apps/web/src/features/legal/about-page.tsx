import { aboutContent } from './about.content.ts';
import { AboutIntro } from './about-intro.tsx';
import { legalTexts } from './legal.texts.ts';
import { LegalView } from './legal-view.tsx';

export const head = legalTexts.head.about;

export default function AboutPage() {
  return <LegalView content={aboutContent} intro={<AboutIntro />} />;
}
