import type { Freelance } from '@mitoyen/contract/features/freelances/freelances.schemas.ts';
import type { Fact } from '../../ui/fact-list.tsx';
import { formatNumber } from '../../ui/format.ts';
import { profilePartTexts as labels } from '../profiles/index.ts';

/** What freelances alone tell of themselves, in both views of a profile: the owner's and the others'. */
export function freelanceFacts(profile: Freelance): Fact[] {
  return [{ label: labels.completedProjects, value: formatNumber(profile.completedProjects) }];
}
