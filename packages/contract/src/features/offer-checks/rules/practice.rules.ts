import { ruleFacts } from './rule-facts.ts';
import { group, type WordRule } from './word-rule.ts';

const papers = 'permis|plans|plan|dossier|dossiers|pc|projet|documents|pieces|cerfa|dp|demande|notice';

export const signatureRule: WordRule = {
  rule: 'complacent_signature',
  ...ruleFacts.complacent_signature,
  why: 'Un architecte ne signe que ce qu’il a élaboré\u202f: la signature de complaisance est interdite.',
  suggestion: 'Confiez à l’architecte le projet et son suivi, et décrivez cette mission.',
  groups: [
    group(
      `[ signature|visa|tampon|cachet du|de|des|d|d un|l? ${papers} de? construire? seulement|uniquement|seule|exclusivement|sans ]
       [ signature|tampon|cachet seulement|uniquement|seule|exclusivement ]
       seulement|uniquement|juste|simplement|simple|seule|exclusivement|que|besoin d|de|pour|la|le|une|un? _1 [ signature|tampon|cachet du|de|des|d ${papers} de? construire? ]
       seulement|uniquement|juste|simplement|simple|seule|exclusivement|que|besoin d|de|pour|la|le|une|un? _1 [ signature|tampon|cachet ]
       [ tampon|cachet d|de|des|du l? architecte*|dplg|hmonp|ordre|dossier|permis|plans ]
       [ sign*|tamponn*|valid*|paraph*|vis* des|les|nos|un|le|la|du|mes|ses ${papers} deja _1 dessine*|fait*|realise*|pret*|etabli*|monte*|boucle*|finalise*|concu*|constitue*|elabore* ]
       [ sign*|tamponn*|paraph* des|les|nos|un|le|la|du|mes|ses ${papers} dessine*|fait*|realise*|pret*|etabli*|monte*|boucle*|finalise*|concu* par ]
       [ sign*|tamponn*|paraph* des|les|le|la|un plans|plan|pieces|dossier|dossiers du|de|des permis|pc deja dessine*|fait*|realise*|pret*|etabli*|monte*|finalise* ]
       [ sign*|tamponn*|paraph* nos|notre|mes|mon ${papers} ]
       [ appos* sa|votre|son|leur|une|un|la|le|l signature|tampon|cachet|nom ]
       [ tamponnage de|des|d un? ${papers} ]
       [ signature de complaisance ]
       [ prete nom ]
       [ pret*|lou* sa|votre|son|leur|un|une signature|nom|tampon|cachet|titre|numero|inscription|attestation|assurance ]
       [ architecte* signataire* ]
       [ sign* sans suivi|intervenir|intervention|participer|concevoir ]`,
      {
        takes: 'sentence',
        unless: `aucun*|pas|sans|jamais|interdit*|ni|refus* _3 signature|tampon de complaisance
          tampon d|de accueil
          visa|visas du|de|des|d plans|plan|documents
          signataire* de|du|des marche*|contrat*|charte
          sign*|valid* le|la|un|les plan* de|d _1 securite|prevention`,
      },
    ),
  ],
};

const built =
  'maison*|immeuble*|batiment*|logement*|ecole*|extension*|villa*|equipement*|surelevation*|gymnase*|creche*|mairie*|mediatheque*|bureaux|residence*|pavillon*|programme*|groupe|hotel*|salle*|college*|lycee*|projet|ouvrage*|facades';
/** How the two ends of the project's phases are written; the second ends with the permit or after it. */
const firstPhase = 'esq|esquisse*|aps|faisabilite';
const lastPhase = 'pc|permis|apd|pro|depot|dce|dp';

/** Read for firms of architects alone. */
const subcontractRule: WordRule = {
  rule: 'subcontracted_design',
  ...ruleFacts.subcontracted_design,
  kinds: ['mission'],
  why: 'Un architecte ne sous-traite pas le projet architectural\u202f; relevés, images, plans d’exécution et suivi, si.',
  suggestion:
    'Préférez la cotraitance, un contrat de travail, ou limitez la mission à ce qui suit le permis.',
  groups: [
    group(
      `[ conception|elaboration|etablissement|maitrise du|d|de un|le|votre|notre|l? projet architectural ]
       [ charge|charges|responsable le|la|du|de|d l? projet|conception architectural* ]
       [ conception architecturale complete? ]
       @work|confi*|etablirez|menerez|concevrez|concevez|elaborez|portez|porterez _3 [ projet architectural ]
       [ conception complete|integrale|generale? du|de|d|des l|la|le|un|une|nos|notre? ${built} ]
       [ concev*|concoiv* le|la|les|un|une|l|des|nos|notre|ce|cette ${built} ]
       [ ${firstPhase} a|au|aux|jusqu|et|vers l? a|au? ${lastPhase} de? construire? ]
       [ ${firstPhase} <0-0>? ${lastPhase} ]
       [ ${firstPhase} aps|apd|avp apd|pc|pro? pc|pro|dce? ]
       [ de la? ${firstPhase} a|au|jusqu _1 ${lastPhase} de? construire? ]`,
      {
        takes: 'sentence',
        unless: `conception architecturale est|deja|a|terminee|arretee|validee|faite|assuree
          conception _4 est|deja|reste|sont terminee*|arretee*|validee*|faite*|assuree*|chez|a
          ${firstPhase} et ${lastPhase} sont|faits|valides|termines
          plan*|dessin|images|releve* d execution _3 conception
          suivi*|visa*|relecture|controle|estimation*|chiffrage*|metre*|image*|perspective*|maquette*|thermique|acoustique|structure|cvc|economie _6 ${firstPhase} a|au|jusqu _2 ${lastPhase}`,
      },
    ),
  ],
};

export const practiceRules = [signatureRule, subcontractRule];
