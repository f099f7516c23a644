import { defaultHoursPerDay } from '@mitoyen/contract/core/hours-per-day.ts';
import { integer, optionalUrl, parsed, text } from '../core/settings/setting-kinds.ts';
import { readHomeFigures } from './home-figures.ts';

/** What pages and mails say of the product's publisher. */
export const publisherSettings = {
  HOURS_PER_DAY: integer(
    'Hours in a working day, with which pages compare rates per hour and per day.',
    defaultHoursPerDay,
    { min: 1, max: 24 },
  ),
  CONTACT_EMAIL: text('Contact address, on pages and in mails.', 'bonjour@mitoyen.example'),
  CONTACT_PHONE: text('Contact telephone number.', '01 99 00 12 34'),
  CONTACT_ADDRESS: text('Postal address of the product.', '12, rue du Mur-Mitoyen, 75000 Paris'),
  PUBLISHER_NAME: text('Publisher named in the legal pages.', 'Mitoyen SAS (société fictive)'),
  PUBLISHER_DETAILS: text(
    'Legal form, capital, registration and director of publication.',
    'SAS au capital de 10 000 € — RCS Paris 000 000 000 — directrice de la publication : Camille Exemple',
  ),
  HOST_DETAILS: text(
    'Host named in the legal pages, with address and telephone number.',
    'Hébergeur Exemple, 1, rue des Serveurs, 59000 Lille, France — 03 53 01 00 00',
  ),
  HOME_FIGURES: parsed(
    'Figures that the home page claims, like `2023 | année de fondation, 500+ | architectes inscrits`; `none` for none. Unset: founded in 2023, 500+ architects and 200+ companies; in a demonstration, none.',
    '',
    readHomeFigures,
  ),
  ANALYTICS_SCRIPT_URL: optionalUrl(
    'Script of an audience measurement, loaded only after consent. Without it, none is.',
    ['https'],
  ),
};
