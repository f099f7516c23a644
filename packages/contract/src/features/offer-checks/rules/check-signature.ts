import { findingOf, marksOf, type ReadField, withoutOverlaps } from '../check-words.ts';
import type { Finding } from '../offer-checks.types.ts';
import { signatureRule } from './practice.rules.ts';
import { group } from './word-rule.ts';

const papers = 'permis|plans|plan|dossier|dossiers|pc|pieces|cerfa|documents|demande|pcmi';

/** A signature that an architect is asked for: no more than a clue, since those who design sign as well. */
const askedSignature = group(
  `[ signer|signez|signerez le|la|les|l|un|une|des|nos|notre|vos|ces|ce|mon|mes|leur|leurs? ${papers} ]
   [ signature|tampon|cachet|paraphe du|de|des|d|d? un|une|l|le|la|nos|notre|ces? ${papers} ]
   [ signature|tampon|cachet|paraphe d|de|des|par un|une|l? architecte* ]
   architecte* ~5 [ signer|signera|signe|signataire*|tamponn*|paraph*|signature|tampon|cachet ]
   [ appos*|fourni*|pret*|mett*|donn*|vend* ~3 signature|tampon|cachet ]
   qui les|le|la? [ signe|signent|signera ]
   seul|seule _2 [ signer|signature ]
   [ signer|signez|signerez ~4 permis|plans|dossiers|dossier|pc ]
   [ vous|seulement|juste signez|signerez|tamponnez ]
   [ tamponn*|paraph* ]`,
  {
    unless: `sign*|signature _2 reste|revient|appartient|incombe
    sign*|signature ~4 par|a notre|nos|l|le|la gerant*|agence|architecte*|associe*
    notre|nos architecte* ~2 signe|signent|signera
    sign* ~2 compte*|contrat*|marche*|attachement*|bon|bons|pv|proces|avenant*|feuille*|fiche*|charte|convention*|devis
    signature electronique|du|de|des marche*|contrat*|bail|acte|convention*
    signature numerique
    jamais|interdit*|refus* _4 signature|tampon|sign*`,
  },
);

/** What asks for a signature alone by itself. */
const signatureAlone = group(
  `architecte* _5 pour les|le|la|l? [ sign*|tamponn*|paraph*|signature|tampon|cachet ]
   architecte* _3 qui les|le|la? [ signe|signent|signera ]
   [ tamponner|tamponnage ]
   [ euros|forfait par|la signature ]`,
  {
    unless: `pour les|le|la|l? sign*|signature _1 d|du|de|des|un|une|le|la marche*|contrat*|bail|convention*|charte|acte*
    architecte* _5 concevoir|dessiner|conception|etudier|elaborer _6 sign*|signature`,
  },
);

/** What says that nothing but the signature is asked for: the project is done, or nobody wants more of it. */
const nothingElse = group(
  `plans|plan|dossier|projet|conception|permis|pieces|esquisse*|pc ~3 [ deja|tout|tous|entierement? dessine*|fait|faits|faite|faites|realise*|pret|prets|prete|pretes|etabli|etablis|monte|montes|boucle*|finalise*|concu*|complet|complets|termine*|acheve*|constitue*|redige*|valide* ]
   [ seul|seule|seulement|uniquement|simplement|simple|exclusivement ]
   [ manque plus|que|juste|seulement? ]
   [ reste|restera plus? que? a|qu sign* ]
   [ n _2 qu|que pour|a? sign*|tamponn*|appos*|paraph*|valid* ]
   [ suffi* de|d ]
   [ se? limit*|borne*|resum*|reduit a|au ]
   [ rien d|de autre|plus ]
   [ rien a concevoir|dessiner|faire|verifier|reprendre|modifier|produire ]
   [ sans|aucun|aucune|pas|ni de|d? suivi|visite*|reprise*|modification*|etude*|conception|intervention|chantier|travail|autre ]
   [ dessine*|fait|faits|realise*|etabli|etablis|prepare*|monte|montes|concu*|elabore*|produit*|redige* par nous|nos|notre|le|un|une ]`,
);

/** Where an architect is asked for a signature alone, though the words stand in different sentences. */
export function checkSignature(fields: readonly ReadField[]): Finding[] {
  const isAlone = fields.some(({ words }) => marksOf(nothingElse, words).length > 0);
  const groups = isAlone ? [signatureAlone, askedSignature] : [signatureAlone];
  return fields.flatMap((field) =>
    withoutOverlaps(groups.flatMap((group) => marksOf(group, field.words))).map((mark) =>
      findingOf(signatureRule, field, mark),
    ),
  );
}
