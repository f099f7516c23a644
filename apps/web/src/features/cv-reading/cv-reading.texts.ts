import type { CvFaultReason } from './file/cv-fault.ts';

const again = 'puis choisissez-le à nouveau';
const byHand = 'Le formulaire se remplit aussi à la main.';

/** What was read, in sentences. */
interface Source {
  /** 'votre CV'. */
  readonly own: string;
  /** 'Ce CV'. */
  readonly it: string;
  /** Where the fields are that were filled in: ' aux étapes suivantes'. */
  readonly where: string;
}

function textsOf({ own, it, where }: Source) {
  return {
    reading: `Lecture de ${own}…`,
    filled: (count: number) =>
      count === 1 ? `Un champ rempli d’après ${own}` : `${count}\u00a0champs remplis d’après ${own}`,
    /** `labels`: the fields that were filled in. */
    check: (labels: readonly string[]) =>
      `${labels.join(', ')}. ${labels.length === 1 ? 'À vérifier' : 'Vérifiez-les'}${where}\u00a0: rien n’est enregistré avant votre envoi.`,
    nothingTitle: 'Rien n’a été rempli',
    nothing: `${it} n’a rien donné pour les champs encore vides. ${byHand}`,
    faultTitle: `Lecture impossible de ${own}`,
    faults: {
      password: `Ce PDF est protégé par un mot de passe. Enregistrez-le sans mot de passe, ${again}. ${byHand}`,
      only_pictures: `Ce PDF ne contient que des images\u00a0: il n’y a pas de texte à lire. Exportez-le en PDF depuis le logiciel où il a été écrit, ${again}. ${byHand}`,
      old_word: `Le format DOC n’est pas lu ici. Enregistrez-le en DOCX ou en PDF, ${again}. ${byHand}`,
      broken: `Ce fichier est abîmé ou incomplet. Enregistrez-le de nouveau en PDF ou en DOCX, ${again}. ${byHand}`,
      reader_missing: `La connexion a manqué pendant la lecture. Vérifiez-la, ${again}. ${byHand}`,
    } satisfies Record<CvFaultReason, string>,
    mark: {
      read: `Lu dans ${own}, à vérifier.`,
      kept: `Lu dans ${own}, vérifié.`,
      remove: 'Retirer',
      removeOf: (label: string) => `Retirer ce qui a été lu\u00a0: ${label}`,
    },
  } as const;
}
export type ReadingTexts = ReturnType<typeof textsOf>;

const cv = { own: 'votre CV', it: 'Ce CV' };
const inSteps = ' aux étapes suivantes';

export const cvReadingTexts = textsOf({ ...cv, where: inSteps });
/** In the form of a profile that there is already, whose CV comes last. */
export const newCvReadingTexts = textsOf({ ...cv, where: ' plus haut' });
export const profileReadingTexts = textsOf({ own: 'votre profil', it: 'Ce profil', where: inSteps });
export const proofReadingTexts = textsOf({ own: 'votre document', it: 'Ce document', where: '' });

/** Said beside programs whose level the file does not say. */
export const noLevelText = (names: readonly string[]) =>
  `Niveau non indiqué pour ${names.join(', ')}\u00a0: «\u202fConfirmé\u202f» est proposé.`;

/** The fields that are filled in, as they are listed and named. */
export const readFieldLabels = {
  title: 'titre',
  phone: 'téléphone',
  experienceYears: 'expérience',
  location: 'localisation',
  skills: 'compétences',
  software: 'logiciels',
  experiences: 'parcours',
  education: 'formation',
  date: 'date',
  year: 'année',
  number: 'numéro',
  body: 'organisme',
  region: 'région',
  from: 'début',
  to: 'fin',
} as const;
