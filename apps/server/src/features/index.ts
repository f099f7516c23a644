import type { Feature } from '../core/http/define-feature.ts';
import { accountSecurityFeature } from './account-security/index.ts';
import { accountsFeature } from './accounts/index.ts';
import { applicationsFeature } from './applications/index.ts';
import { availabilityFeature } from './availability/index.ts';
import { bellFeature } from './bell/index.ts';
import { blocksFeature } from './blocks/index.ts';
import { companiesFeature, companySirets } from './companies/index.ts';
import { conversationsFeature } from './conversations/index.ts';
import { cvDownloadsFeature } from './cv-downloads/index.ts';
import { directoryFeature } from './directory/index.ts';
import { discreetFeature } from './discreet/index.ts';
import { eventsFeature } from './events/index.ts';
import { freelanceSirets, freelancesFeature } from './freelances/index.ts';
import { jobseekersFeature } from './jobseekers/index.ts';
import { mailPreferencesFeature } from './mail-preferences/index.ts';
import { mailRepliesFeature } from './mail-replies/index.ts';
import { matchesFeature } from './matches/index.ts';
import { meetingsFeature } from './meetings/index.ts';
import { missionsFeature } from './missions/index.ts';
import { notificationsFeature } from './notifications/index.ts';
import { offersFeature } from './offers/index.ts';
import { operatorLogFeature } from './operator-log/index.ts';
import { operatorsFeature } from './operators/index.ts';
import { personalDataFeature } from './personal-data/index.ts';
import { phoneVerificationFeature } from './phone-verification/index.ts';
import { placeQuestionsFeature } from './place-questions/index.ts';
import { placesFeature } from './places/index.ts';
import { portfolioFeature } from './portfolio/index.ts';
import { proofLoansFeature } from './proof-loans/index.ts';
import { proofsFeature } from './proofs/index.ts';
import { pushFeature } from './push/index.ts';
import { referencesFeature } from './references/index.ts';
import { createRegistryChecksFeature } from './registry-checks/index.ts';
import { reportsFeature } from './reports/index.ts';
import { retentionFeature } from './retention/index.ts';
import { savedItemsFeature } from './saved-items/index.ts';
import { savedSearchesFeature } from './saved-searches/index.ts';
import { sealedCopiesFeature } from './sealed-copies/index.ts';
import { searchEnginesFeature } from './search-engines/index.ts';
import { secondFactorFeature } from './second-factor/index.ts';
import { securityContactFeature } from './security-contact/index.ts';
import { sharePicturesFeature } from './share-pictures/index.ts';
import { showcaseFeature } from './showcase/index.ts';
import { spellingFeature } from './spelling/index.ts';
import { subscriptionsFeature } from './subscriptions/index.ts';
import { takedownsFeature } from './takedowns/index.ts';
import { todayFeature } from './today/index.ts';
import { uploadsFeature } from './uploads/index.ts';
import { visibilityFeature } from './visibility/index.ts';
import { vocabularyFeature } from './vocabulary/index.ts';

/** Every part of the product that the server has. */
export const features: readonly Feature[] = [
  // before those that erase what a report needs
  reportsFeature,
  sealedCopiesFeature,
  takedownsFeature,
  accountsFeature,
  accountSecurityFeature,
  secondFactorFeature,
  personalDataFeature,
  availabilityFeature,
  cvDownloadsFeature,
  retentionFeature,
  phoneVerificationFeature,
  uploadsFeature,
  createRegistryChecksFeature([freelanceSirets, companySirets]),
  freelancesFeature,
  jobseekersFeature,
  companiesFeature,
  visibilityFeature,
  discreetFeature,
  proofsFeature,
  proofLoansFeature,
  placesFeature,
  placeQuestionsFeature,
  portfolioFeature,
  referencesFeature,
  directoryFeature,
  blocksFeature,
  conversationsFeature,
  mailRepliesFeature,
  meetingsFeature,
  missionsFeature,
  eventsFeature,
  offersFeature,
  applicationsFeature,
  matchesFeature,
  mailPreferencesFeature,
  notificationsFeature,
  bellFeature,
  savedItemsFeature,
  pushFeature,
  savedSearchesFeature,
  operatorLogFeature,
  operatorsFeature,
  subscriptionsFeature,
  searchEnginesFeature,
  securityContactFeature,
  sharePicturesFeature,
  showcaseFeature,
  spellingFeature,
  todayFeature,
  vocabularyFeature,
];
