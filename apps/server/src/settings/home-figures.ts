import type { HomeFigure } from '@mitoyen/contract/core/page-rendering.ts';

/** What the home page claims unless a setting says otherwise. */
export const claimedFigures: readonly HomeFigure[] = [
  { value: '2023', label: 'année de fondation' },
  { value: '500+', label: 'architectes inscrits' },
  { value: '200+', label: 'entreprises partenaires' },
];

const most = 4;

/** Reads '500+ | architectes inscrits, 200+ | entreprises partenaires'. Undefined where nothing is set. */
export function readHomeFigures(text: string | undefined): HomeFigure[] | undefined {
  if (text === undefined) return undefined;
  if (text === 'none') return [];
  const figures = text.split(',').map((part) => {
    const [value = '', label = '', ...rest] = part.split('|').map((one) => one.trim());
    if (value === '' || label === '' || rest.length > 0)
      throw new Error(
        `must be values and labels like “500+ | architectes inscrits”, or none, not “${part.trim()}”`,
      );
    return { value, label };
  });
  if (figures.length > most) throw new Error(`must hold ${most} figures at most, not ${figures.length}`);
  return figures;
}
