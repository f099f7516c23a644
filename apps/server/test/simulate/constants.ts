/** A number that the simulation goes by, and where it comes from. */
export interface Constant {
  readonly value: number;
  /** The publisher, with the address, or `assumption`: chosen only so that the mechanisms are exercised. */
  readonly source: string;
}

const assumed = (value: number): Constant => ({ value, source: 'assumption' });
const archigraphie =
  'Ordre des architectes, Archigraphie 2024, https://www.batiactu.com/edito/formation-salariat-egalite-comment-se-porte-profession-70181.php';
const census =
  'Insee, population on 1 January 2016, https://la1ere.francetvinfo.fr/insee-publie-chiffres-du-recensement-population-departements-regions-outre-mer-data-665089.html';
const mailjet =
  'Mailjet, transactional mails, https://documentation.mailjet.com/hc/fr/articles/360042753914-Qu-est-ce-qu-un-taux-d-ouverture-normal';

/** Everything that people do by chance. Shares are from 0 to 1. */
export const constants = {
  // who there is
  shareOfFreelances: assumed(0.5),
  shareOfJobseekers: assumed(0.25),
  shareOfWomen: { value: 0.34, source: archigraphie },
  shareOverseas: { value: 0.032, source: census },
  shareWithPhoto: assumed(0.5),
  shareOfDiscreet: assumed(0.3),
  shareWithProofs: assumed(0.4),
  shareWithAlert: assumed(0.6),
  shareOfDailyAlerts: assumed(0.4),
  /** The others join evenly over the time that is simulated. */
  shareThereAtFirst: assumed(0.6),
  newForDays: assumed(30),

  // how often
  daysBetweenVisits: assumed(10),
  mailsOpened: { value: 0.35, source: mailjet },
  hoursUntilOpened: assumed(20),
  /** Visitors a day for each account. */
  visitorsPerPerson: assumed(0.04),
  visitorsBySearchWord: assumed(0.4),
  visitorsByTrade: assumed(0.3),

  // what they do
  offersPublishedPerVisit: assumed(0.3),
  shareOfMissions: assumed(0.65),
  shareDoneRemotely: assumed(0.5),
  shortestDeadlineDays: assumed(10),
  longestDeadlineDays: assumed(45),
  fitsAppliedTo: assumed(0.5),
  applicationsAnsweredPerVisit: assumed(0.6),
  applicationsAccepted: assumed(0.2),
  searchesPerFirmVisit: assumed(0.4),
  messagesAnswered: assumed(0.7),
  revealsAskedPerVisit: assumed(0.2),
  revealsGranted: assumed(0.5),
  questionsAnswered: assumed(0.6),
  availabilityPutRight: assumed(0.2),
  shortestFreeDays: assumed(20),
  longestFreeDays: assumed(120),
  endedProofsRenewed: assumed(0.5),
  proofsLent: assumed(0.5),
} as const satisfies Readonly<Record<string, Constant>>;

/** Their bare numbers. */
export const chances = Object.fromEntries(
  Object.entries(constants).map(([name, { value }]) => [name, value]),
) as { readonly [Name in keyof typeof constants]: number };
