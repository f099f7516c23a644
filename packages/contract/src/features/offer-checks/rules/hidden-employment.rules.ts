import { ruleFacts } from './rule-facts.ts';
import { group, type WordGroup } from './word-rule.ts';

const hour = '<0-24> h|heures|heure? <0-59>?';

/**
 * Clues that a mission is a job, by what judges look at: two of them make a finding. CA Paris, 27 November 2024,
 * n° 22/03577: an architect in the firm's premises, whose leave was approved and hours entered, was its employee.
 */
export const employmentClues: Readonly<Record<string, WordGroup>> = {
  hours: group(
    `[ horaire* fixe*|impose*|de bureau|agence ]
     [ horaire* de? ${hour} a|et ${hour} ]
     [ horaire* de? ${hour} <0-24> h|heures? <0-59>? ]
     presen*|travail*|disponib*|joignable* _4 [ de ${hour} a ${hour} ]
     [ du lundi au vendredi de? ${hour} a? ${hour} ]
     [ <30-48> h|heures par semaine ]
     [ heures fixes|imposees ]
     [ arriv*|commenc* a <5-12> h|heures _4 <12-22> h|heures ]
     [ planning*|emploi du? temps? impos*|fixe|fixes ]
     [ memes? horaire* que|qu ]
     [ <30-48> h|heures dans|chez|sur nos|notre|nous|site ]
     [ temps plein|complet dans|a|chez nos|notre|l|nous ]
     [ plein temps dans|a|chez nos|notre|l|nous ]
     [ horaire* de|d l|la|notre|nos? agence|entreprise|equipe|bureau|bureaux|societe|cabinet ]
     [ du? lundi au vendredi ]
     [ presence obligatoire|exigee|imposee ]
     [ horaire* ~3 fixe*|impose*|strict*|respecter ]
     [ <5-12> h|heures <0-59>? a|et <12-22> h|heures ]
     [ <5-12> h|heures <0-59>? <12-22> h|heures ]
     [ <5-12> h|heures <0-59> a|et? <12-22> h|heures ]
     [ <30-48> h|heures hebdomadaires|hebdo|semaine ]
     [ horaire* collectif*|d equipe|l agence|la? societe ]
     [ plage* horaire* fixe*|obligatoire*|imposee* ]`,
    {
      unless: `horaire* d|du|de acces|ouverture|chantier|visite|fermeture|livraison _6
      reunion*|visite*|acces|ouvert*|livraison*|point|nuisance*|rendez|permanence*|atelier*|releve*|intervention*|locaux|site|ecole|magasin|commerce*|bruit* _6 <5-12> h|heures
      chantier*|ouvre|ferme|accessible* _5 <5-12> h|heures
      chantier|site|accueil|batiment|magasin|visite* ouvert* _6`,
    },
  ),
  leave: group(
    `[ conge* a|soumis|sous|avec|apres|en valider|convenir|faire|poser|valide*|validation|accord|approbation|fonction valider?|convenir? ]
     [ conge* valide*|accorde*|autorise*|imposes ]
     [ conge* payes ]
     [ conge* a|soumis a|au? accord|validation|autorisation ]
     [ validation|demande|demandes|pose|planning|autorisation de|des|d|l vos? conge*|absence* ]
     [ absence* a|soumise* a? justifier|valider|validation|autorisation ]
     [ rtt ]
     [ conge*|vacances|absence*|repos _7 valid*|convenir|convenu*|accord*|approuv*|approb*|autoris*|pose|poser|posez|poses|caler|cale|cales|fixer|fixe|fixes|planifi*|soumi*|concert*|decid*|arret*|prevenir|negoci*|entente|aval ]
     [ valid*|accord*|approuv*|approb*|autoris*|pose|poser|posez|fix*|planifi*|demand*|convenir|convenons|decid* ~4 conge*|vacances|absence* ]
     [ <1-5> semaines de conge* ]
     [ autoris*|accord|valid*|demand* ~4 absenter ]`,
    {
      unless: `pendant|hors|sauf|remplacement|remplac*|durant|avant|apres|conges _3 conge*|vacances
      conge* maternite|paternite|parental|maladie|annuel*|scolaire*
      vacances scolaires|d|de|ete|noel`,
    },
  ),
  authority: group(
    `[ sous l|la|le autorite|subordination|hierarchie de|du|d|des|directe? ]
     [ sous la responsabilite hierarchique|directe de|du|d|des? ]
     [ sous la direction directe? de|du|d|des ]
     [ sous les ordres de|du|d|des ]
     [ sous la? responsabilite|conduite|autorite du|de|d _1 directeur|directrice|gerant|gerante|chef|responsable|patron ]
     [ rattache* hierarchiquement|directement? a|au|aux ]
     [ lien|rapport hierarchique|de subordination ]
     [ superieur* hierarchique* ]
     [ votre superieur|superieure ]
     [ votre|son n <1-2> ]
     [ votre manager|responsable hierarchique|chef ]
     [ responsable hierarchique ]
     [ ordres|consignes|directives quotidien*|journali* ]`,
  ),
  timeSheets: group(
    `[ feuille*|releve*|fiche*|tableau* de temps|presence|pointage ]
     [ feuille*|releve*|fiche* d heures ]
     [ pointage|badgeage quotidien*|journalier*|horaire*|des|d|obligatoire|heures? ]
     [ pointer|badger|pointez|badgez|pointerez|badgerez _1 matin|heures|arrivee|entree|horaires ]
     [ badgeuse|timesheet*|time sheet* ]
     [ compte rendu|saisie|declaration|decompte|suivi de|des|du vos? heures|temps ]`,
  ),
  exclusivity: group(
    `[ clause d exclusivite ]
     [ exclusivite demandee|exigee|souhaitee|requise|totale|obligatoire ]
     [ en exclusivite pour|avec|chez ]
     [ exclusivite ]
     [ exclusivement pour nous|l|notre agence?|societe? ]
     [ pas|sans|aucun|aucune d? autre* client*|mission*|activite*|contrat* ]
     [ seul|unique client ]
     [ travaill* pour personne d autre ]
     [ interdi* de travailler pour|avec ]
     [ ne travailler que pour ]`,
    {
      unless: `exclusivite des|du|de images|droits|plans|visuels
      exclusivite d exploitation
      pas|sans|aucune d? clause? d? exclusivite
      aucune exclusivite`,
    },
  ),
  wage: group(
    `[ salaire* brut|net|mensuel|fixe? ]
     [ fixe mensuel|remuneration mensuelle fixe? ]
     [ remuneration mensuelle fixe? ]
     [ bulletin*|fiche* de paie|paye|salaire ]`,
    {
      unless: `ni|pas|aucun|sans de? salaire*
      calcul|grille*|revision|cout*|charge* _3 salaire*`,
    },
  ),
  benefits: group(
    `[ ticket*|titre*|cheque* restaurant|repas|dejeuner ]
     [ treizieme mois ]
     [ <13-13> e|eme mois ]
     [ mutuelle d|de l? entreprise|agence|prise|obligatoire? ]
     [ comite d entreprise ]
     [ prime d interessement|anciennete|vacances ]`,
  ),
  trial: group(`[ periode d essai ]`),
  tools: group(`[ avec|sur notre|nos materiel|ordinateur*|outils|logiciels|equipement* ]`),
  contract: group(
    `[ contrat de travail ]\n[ duree indeterminee ]\n[ sans date|terme de? fin? ]\n[ en|un cdi|cdd ]\n[ poste salarie ]\n[ statut cadre|employe|etam|salarie ]`,
    {
      unless: `cdi|cdd possible|envisageable|ensuite|a`,
    },
  ),
};

/** Full time, or in the firm's own rooms: a clue once it lasts. */
export const onSiteClue: WordGroup = group(
  `[ dans nos|notre|les locaux|bureaux|murs|agence|ateliers de? l? agence|entreprise? ]
   [ en presentiel ]
   [ presence quotidienne|permanente|obligatoire|continue ]
   [ a? temps plein|complet sur? place|site? ]
   [ cinq|tous jours par|sur|les semaine|cinq|jours? ]
   [ <5-5> jours par|sur semaine|<5-5> ]
   [ a plein temps ]`,
  {
    unless: `reunion*|point*|visite*|rendez|entretien*|atelier*|restitution*|remise*|presentation*|rdv|echange*|relecture* _4 dans nos|notre|les locaux|bureaux|agence|ateliers
    dans les locaux|bureaux|ateliers de|du|des|d|a _3`,
  },
);
/** Months from which it does. */
export const lastingMonths = 9;

export const hiddenEmployment = {
  rule: 'hidden_employment',
  ...ruleFacts.hidden_employment,
  why: 'Ensemble, ces signes font d’une mission un emploi, que le juge peut requalifier.',
  suggestion: 'Publiez plutôt ce besoin en CDD, ou décrivez ce qui est à livrer et pour quand.',
} as const;
