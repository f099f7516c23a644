import { accessibilityContent } from './accessibility.content.ts';
import { legalTexts } from './legal.texts.ts';
import { LegalView } from './legal-view.tsx';

export const head = legalTexts.head.accessibility;

export default function AccessibilityPage() {
  return <LegalView content={accessibilityContent} />;
}
