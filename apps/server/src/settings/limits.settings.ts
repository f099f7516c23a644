import { addressConfirmations } from '@mitoyen/contract/core/address-confirmation.ts';
import { choice, integer, optionalText } from '../core/settings/setting-kinds.ts';

const ceiling = { min: 1, max: 1_000_000 };

/** How much one address or one account may ask, send and reach. */
export const limitsSettings = {
  READS_PER_ADDRESS: integer(
    'Pages and API reads that one address may ask of one instance in a minute, 0 for any number. The machine’s own address is not counted.',
    1200,
    { min: 0, max: 1_000_000 },
  ),
  NAMES_PER_10_MIN: integer(
    'Full names of others that one account may read in ten minutes, on all instances together, 0 for any number; one that is read again is counted once, ten cards of a list, which show first names, count as one.',
    600,
    { min: 0, max: 1_000_000 },
  ),
  NAMES_PER_DAY: integer('The same in a day.', 2000, { min: 0, max: 1_000_000 }),
  CONNECTIONS_PER_ADDRESS: integer(
    'Connections that one address may hold open to one instance, 0 for any number. Not looked at with `TRUST_PROXY`, where all come from the proxy: it has to limit them.',
    500,
    { min: 0, max: 100_000 },
  ),
  SHED_FROM_MS: integer(
    'Milliseconds by which the event loop may be late for three seconds on end before what visitors write is refused with 503; five times as many before what somebody signed in is writing is. A machine that is busy with other things needs more.',
    200,
    { min: 50, max: 60_000 },
  ),
  UPLOADS_MAX_WAIT_S: integer(
    'Seconds that an uploaded picture or document may wait until it is its turn to be looked at; one that would wait longer is refused with 503.',
    30,
    { min: 1, max: 300 },
  ),
  UPLOADS_UNCLAIMED_MB_PER_ADDRESS: integer(
    'Mebibytes that files sent from one address by visitors without an account may take until a profile takes them up, or they are deleted after a day.',
    300,
    { min: 1, max: 1_000_000 },
  ),
  UPLOADS_UNCLAIMED_MB_PER_ACCOUNT: integer('The same for files that one account sent.', 300, {
    min: 1,
    max: 1_000_000,
  }),
  ADDRESS_CONFIRMATION: choice(
    'What an account may do before its address is confirmed by the link mailed at registration. `limits`: everything, but its reach is small (10 conversations started and 3 CVs downloaded in all, its words in no mail, its page in no search engine). `required`: nothing that reaches other people. `off`: no mail and no limit.',
    addressConfirmations,
    'limits',
  ),
  CONVERSATIONS_PER_DAY_FREELANCE: integer(
    'Conversations that a freelance starts at most in 24 hours: first messages to people with whom there was no exchange. What passes is refused with 429.',
    50,
    ceiling,
  ),
  CONVERSATIONS_PER_DAY_JOBSEEKER: integer(
    'The same for a job seeker, and for an account without a type.',
    50,
    ceiling,
  ),
  CONVERSATIONS_PER_DAY_COMPANY: integer('The same for a company without Premium.', 50, ceiling),
  CONVERSATIONS_PER_DAY_SUBSCRIBER: integer('The same for a company with Premium.', 200, ceiling),
  CV_DOWNLOADS_PER_DAY_FREELANCE: integer(
    'CVs that a freelance downloads at most in 24 hours; the same one again within 10 minutes counts once.',
    20,
    ceiling,
  ),
  CV_DOWNLOADS_PER_DAY_JOBSEEKER: integer(
    'The same for a job seeker, and for an account without a type.',
    20,
    ceiling,
  ),
  CV_DOWNLOADS_PER_DAY_COMPANY: integer('The same for a company without Premium.', 50, ceiling),
  CV_DOWNLOADS_PER_DAY_SUBSCRIBER: integer('The same for a company with Premium.', 200, ceiling),
  CV_DOWNLOADS_PER_DAY_VISITOR: integer(
    'The same from one address for visitors who are not signed in, of the CVs that everybody may have.',
    50,
    ceiling,
  ),
  EVENTS_STREAMS_PER_USER: integer(
    'Streams that one account may have open on one instance; the oldest is closed for one more.',
    20,
    { min: 1, max: 1000 },
  ),
  ALLOWED_NAMES: optionalText(
    'Names of people and firms, separated by commas, that may be taken although they read like Mitoyen’s or an official body’s: of those who proved to you that they bear them.',
  ),
};
