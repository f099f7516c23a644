import type { PdfFaultReason } from '../../../core/pdf/pdf-fault.ts';
import type { PageKind } from './page-kinds.ts';
import type { PageFault } from './read-book.ts';

const exportIt = 'exportez-le à nouveau depuis l’original (Fichier › Exporter), puis choisissez ce PDF';

const faults: Readonly<Record<Exclude<PdfFaultReason, 'password_needed' | 'password_wrong'>, string>> = {
  not_a_pdf:
    'Ce fichier n’est pas un PDF\u00a0: exportez votre book en PDF (Fichier › Exporter), puis choisissez ce PDF.',
  broken: `Ce PDF est coupé ou abîmé, il ne peut pas être lu\u00a0: ${exportIt}.`,
  no_pages: `Ce PDF n’a aucune page\u00a0: ${exportIt}.`,
  reader_missing: 'Ce qui lit les PDF n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.',
};

type Kinds = Readonly<Record<Exclude<PageKind, 'project'>, string>>;
const kinds: Kinds = {
  cover: 'Couverture du book',
  contents: 'Sommaire',
  cv: 'CV',
  contact: 'Contact',
};

const pageFaults: Readonly<Record<PageFault, (page: number) => string>> = {
  slow: (page) =>
    `La page ${page} est trop lourde pour être dessinée ici (plus de 20 secondes)\u00a0: elle est laissée de côté. Exportez-la en image, puis ajoutez-la au projet.`,
  broken: (page) =>
    `La page ${page} n’a pas pu être dessinée\u00a0: elle est laissée de côté. Exportez-la en image, puis ajoutez-la au projet.`,
};

/** What making projects of a PDF says. */
export const pdfBookTexts = {
  title: 'Déposez votre book en PDF',
  pick: 'Votre book en PDF',
  pickHint: (pages: number, megabytes: number) =>
    `${pages} pages et ${megabytes} Mo au plus. Il est lu dans votre navigateur, et ne nous est pas envoyé\u00a0: seules les pages que vous gardez le sont, en images.`,
  pickHintAgain: 'Choisissez à nouveau le même PDF\u00a0: vous reprendrez où vous en étiez.',
  fault: faults,
  empty: `Ce fichier est vide\u00a0: ${exportIt}.`,
  picture:
    'Ce fichier est une image. Pour des images, fermez cette fenêtre et choisissez «\u202fAjouter un projet\u202f».',
  tooLarge: (megabytes: number) =>
    `Ce PDF dépasse ${megabytes} Mo\u00a0: exportez-le en plus petit («\u202ftaille réduite\u202f» ou 150 points par pouce), ou partagez-le en deux.`,
  tooManyPages: (count: number, most: number) =>
    `Ce PDF a ${count} pages, ${most} au plus\u00a0: n’exportez que celles de vos projets, ou partagez-le en deux.`,
  password: 'Mot de passe du PDF',
  passwordHint: (name: string) =>
    `«\u202f${name}\u202f» est protégé. Le mot de passe reste dans votre navigateur.`,
  passwordHintAgain: (name: string) =>
    `«\u202f${name}\u202f» est protégé\u00a0: redonnez son mot de passe, qui n’est pas gardé. Vous reprendrez où vous en étiez.`,
  passwordWrong: 'Ce mot de passe n’ouvre pas ce PDF\u00a0: vérifiez les majuscules, puis réessayez.',
  unlock: 'Ouvrir',
  another: 'Choisir un autre PDF',

  opening: 'Ouverture du PDF…',
  reading: (page: number, count: number) => `Lecture de la page ${page} sur ${count}…`,
  readingProgress: 'Pages lues',
  stop: 'Arrêter',
  stopped: (page: number, count: number) =>
    `Lecture arrêtée à la page ${page} sur ${count}\u00a0: vous pouvez faire des projets des pages lues.`,

  lead: (count: number) =>
    `${count === 1 ? 'Un projet trouvé. Vérifiez-le' : `${count} projets trouvés. Vérifiez-les`}\u00a0: chaque mot vient de votre PDF, et tout se corrige.`,
  restored: 'Vous reprenez où vous en étiez.',
  setAside: (count: number, kinds: readonly string[]) =>
    `${count === 1 ? 'Une page mise' : `${count} pages mises`} de côté\u00a0: ${kinds.join(', ')}.`,
  asideKind: { cover: 'couverture', contents: 'sommaire', cv: 'CV', contact: 'contact' } satisfies Kinds,
  show: 'Voir',
  showAside: 'Voir les pages mises de côté',
  hide: 'Replier',
  hideAside: 'Replier les pages mises de côté',
  pageFault: pageFaults,
  project: (position: number) => `Projet ${position}`,
  kind: kinds,
  done: 'Créé',
  begun: 'Envoi à terminer',
  dropped: 'Laissé de côté',
  projectTitle: 'Titre du projet',
  details: 'Description et détails',
  merge: 'Fusionner avec le suivant',
  mergeOf: (name: string) => `Fusionner avec le suivant\u00a0: ${name}`,
  drop: 'Retirer',
  keep: 'Reprendre',
  dropOf: (name: string) => `Retirer ${name}`,
  keepOf: (name: string) => `Reprendre ${name}`,
  drag: 'Glisser pour déplacer',
  upOf: (name: string) => `Monter\u00a0: ${name}`,
  downOf: (name: string) => `Descendre\u00a0: ${name}`,
  projectMoved: (name: string, position: number) => `${name}, déplacé en position ${position}.`,
  page: (number: number) => `Page ${number}`,
  before: 'Avant',
  after: 'Après',
  beforeOf: (page: number) => `Page ${page}\u00a0: avant`,
  afterOf: (page: number) => `Page ${page}\u00a0: après`,
  split: 'Nouveau projet ici',
  splitOf: (page: number) => `Page ${page}\u00a0: nouveau projet ici`,
  dropPageOf: (page: number) => `Retirer la page ${page}`,
  keepPageOf: (page: number) => `Reprendre la page ${page}`,
  movedTo: (page: number, name: string) => `Page ${page}, déplacée\u00a0: ${name}.`,
  merged: (name: string) => `${name}\u00a0: les deux projets n’en font qu’un.`,
  splitDone: (page: number) => `Un nouveau projet commence à la page ${page}.`,
  pageDropped: (page: number) => `Page ${page}, retirée.`,
  pageKept: (page: number) => `Page ${page}, reprise.`,
  projectDropped: (name: string) => `${name}, laissé de côté.`,
  projectKept: (name: string) => `${name}, repris.`,
  titleMissing: 'Donnez un titre à ce projet.',
  tooManyPictures: (count: number, most: number) =>
    `Ce projet a ${count} pages, ${most} images au plus\u00a0: retirez-en, ou commencez un nouveau projet à l’une d’elles.`,
  noRoom: (room: number) =>
    room <= 0
      ? 'Votre portfolio est plein\u00a0: supprimez-y un projet, ou laissez ceux-ci de côté.'
      : `Votre portfolio a encore de la place pour ${room === 1 ? 'un projet' : `${room} projets`}\u00a0: laissez les autres de côté.`,
  faultsLeft: 'Il reste quelque chose à corriger.',
  create: (count: number) => (count === 1 ? 'Créer 1 projet' : `Créer ${count} projets`),
  none: 'Gardez un projet au moins.',
  creating: (done: number, count: number) => `Projet ${Math.min(done + 1, count)} sur ${count}…`,
  creatingProgress: 'Pages envoyées',
  resume: 'Continuer',
  cutOff: 'L’envoi s’est arrêté. Rien n’est perdu\u00a0: continuez, il reprend où il en était.',
  finished: (count: number) => (count === 1 ? '1 projet créé.' : `${count} projets créés.`),
  end: 'Terminer',
} as const;
