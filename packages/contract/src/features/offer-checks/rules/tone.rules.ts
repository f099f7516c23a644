import { marksOf, type ReadField } from '../check-words.ts';
import type { CheckedOffer, Finding } from '../offer-checks.types.ts';
import { authorities } from './authorities.ts';
import { ruleFacts } from './rule-facts.ts';
import { group, type WordGroup, type WordRule } from './word-rule.ts';

export const toneRule: WordRule = {
  rule: 'tone',
  ...ruleFacts.tone,
  why: 'Ces mots écartent sans le vouloir ceux qui ne s’y reconnaissent pas.',
  suggestion: 'Parlez du travail plutôt que de l’âge.',
  groups: [
    group(`[ jeune et dynamique ]\n[ dynamique et jeune ]\n[ jeune dynamique ]`, {
      rewrite: 'enthousiaste',
    }),
    group(`[ jeunes et dynamiques ]\n[ dynamiques et jeunes ]`, { rewrite: 'enthousiastes' }),
    group(`[ rock star ]\n[ ninja|guerrier|guerriere ]`, { rewrite: 'spécialiste' }),
    group(`[ rock stars ]\n[ ninjas|guerriers|guerrieres ]`, { rewrite: 'spécialistes' }),
    group(
      `[ jeune diplome|diplomee ]
       [ jeunes diplome*|talents|pousses|loups ]
       [ esprit jeune ]
       equipe*|ambiance|collegues|collaborateurs [ jeune|jeunes ]
       [ jeune equipe ]
       [ jeune|jeunes architecte*|dessinat*|ingenieur*|projeteur*|paysagiste*|talent*|motive* ]`,
      { unless: `jeune agence|entreprise|societe|studio|cabinet` },
    ),
  ],
};

/** Words that say what a mission is: something to deliver, a phase, a surface, something counted. */
const missionSubstance: WordGroup = group(
  `plan|plans|coupe*|facade*|elevation*|carnet*|dossier*|rapport*|note*|notice*|maquette*|rendu*|livr*|planche*|perspective*|image*|releve*|metre*|cctp|dpgf|cdpgf|quantitati*|detail*|compte|comptes|esquisse*
   etude*|diagnosti*|audit*|estimation*|chiffr*|analyse*|tableau*|photo*|attestation*|calcul*|fiche*|suivi*|dessin*|modelis*|permis|chantier*|visite*|planning*|situation*|expertise*|conseil*|assistance|coordination|concours|descente*|nuage*|insertion*|croquis|schema*|inventaire*|memoire*|cahier*|reception*|scan*|bim|revit|autocad|archicad|illustration*|animation*|video*|film*
   esq|aps|apd|avp|pro|dce|exe|visa|visas|det|opr|opc|aor|act|diag|pc|dp|doe|diu|sps|vrd|ppt|dpe|ifc
   m <2-2>
   <1-999999> m|metres|hectares|ha|logement*|lots|lot|classes|chambres|studios|places|bureaux|postes|berceaux`,
);

/** Checks whether a mission's texts say anything of what it is. */
export function checkVagueMission(
  { description, phases }: CheckedOffer,
  fields: readonly ReadField[],
): Finding[] {
  const isWritten = (description ?? '').trim() !== '';
  const tells = fields.some(({ words }) => marksOf(missionSubstance, words).length > 0);
  if (!isWritten || tells || (phases ?? []).length > 0) return [];
  return [
    {
      rule: 'tone',
      level: 'advise',
      field: 'description',
      start: 0,
      end: 0,
      why: 'On ne voit pas ce que la mission demande.',
      authority: authorities.house.label,
      suggestion: 'Dites ce qui est à livrer, à quelle phase, et pour quelle surface.',
      rewrite: null,
    },
  ];
}
