import type { AccessLine } from './access-line.ts';
import { accountSettingsAccess } from './account-settings.access.ts';
import { accountAccess } from './accounts.access.ts';
import { conversationAccess } from './conversations.access.ts';
import { discreetAccess } from './discreet.access.ts';
import { meetingsAccess } from './meetings.access.ts';
import { missionsAccess } from './missions.access.ts';
import { offerAccess } from './offers.access.ts';
import { operatorAccess } from './operators.access.ts';
import { outsideAccess } from './outside.access.ts';
import { portfolioAccess } from './portfolio.access.ts';
import { profileAccess } from './profiles.access.ts';
import { proofLoansAccess } from './proof-loans.access.ts';
import { proofsAccess } from './proofs.access.ts';
import { referencesAccess } from './references.access.ts';
import { savedItemsAccess } from './saved-items.access.ts';
import { savedSearchAccess } from './saved-searches.access.ts';

/**
 * Which caller may call which route about whose row: every route has a line. Its columns are `callerKinds`.
 */
export const accessLines: readonly AccessLine[] = [
  ...accountAccess,
  ...accountSettingsAccess,
  ...profileAccess,
  ...discreetAccess,
  ...portfolioAccess,
  ...proofsAccess,
  ...referencesAccess,
  ...proofLoansAccess,
  ...offerAccess,
  ...savedItemsAccess,
  ...savedSearchAccess,
  ...conversationAccess,
  ...meetingsAccess,
  ...missionsAccess,
  ...operatorAccess,
  ...outsideAccess,
];
