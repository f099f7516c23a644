import { defaultRetention } from '@mitoyen/contract/core/retention.ts';
import type { PageConfig } from './page-config.ts';

/** An operator's settings, each value to be recognised on a page. */
export const pageConfig: PageConfig = {
  apiBaseUrl: '',
  siteUrl: 'https://exemple.fr',
  contactEmail: 'bonjour@mitoyen.example',
  contactPhone: '+33 1 99 00 12 34',
  contactAddress: '12 rue du Mur',
  publisherName: 'Éditions du Mur',
  publisherDetails: 'SAS, RCS Paris 000 000 000',
  hostName: 'Hébergeur Exemple, Lille',
  areSubscriptionsOpen: true,
  hoursPerDay: 7,
  addressConfirmation: 'limits',
  retention: defaultRetention,
  analyticsScriptUrl: '',
  homeFigures: [
    { value: '2023', label: 'année de fondation' },
    { value: '500+', label: 'architectes inscrits' },
  ],
  picturesUrl: '',
  isServiceWorkerOn: true,
};
