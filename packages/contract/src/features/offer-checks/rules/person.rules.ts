import { ruleFacts } from './rule-facts.ts';
import { demands, refusals } from './selection-cues.ts';
import { group, type WordRule } from './word-rule.ts';

/** Years of something else than a life. */
const years = `plus|moins de <16-75> ans d|de|dans experience|anciennete|existence|pratique|metier|carriere|garantie|recul|activite|expertise|savoir|service|presence|histoire|travail|vie|chantier*|maitrise|reference*|le|la|l|ce|un
          <16-75> _3 ans d|de experience|anciennete|existence|pratique|metier|carriere|garantie|recul|activite|expertise
          <16-75> ans minimum|mini|maximum|au|revolus _2 d|de|dans|en experience|pratique|metier|agence|maitrise|le|la
          experience*|depuis|pendant|durant|voila|anciennete|amorti*|garanti*|existe*|fond* ~4 <16-75> ans
          diplom* depuis|il _3 <16-75> ans
          sur _1 plus|moins|duree|periode|horizon|pres _2 <16-75> ans
          sur <16-75>
          encadr*|accompagn* ~6 <16-75> ans
          experience* ~4 <16-75> _3 ans
          @workplace _2 plus de <16-75> ans`;

const ageRule: WordRule = {
  rule: 'age',
  ...ruleFacts.age,
  why: 'L’âge ne peut pas décider d’une candidature.',
  suggestion: 'Dites plutôt l’expérience attendue, ou «\u202fdébutants acceptés\u202f».',
  groups: [
    group(
      `[ moins|plus de <16-75> ans|printemps ]
       [ pas plus|moins de <16-75> ans ]
       [ en dessous|dessus de <16-75> ans ]
       [ au dessous|dessus de <16-75> ans ]
       [ age* de <16-75> a|et <16-75> ans ]
       [ age* de <16-75> ans ]
       [ age* entre <16-75> et|a <16-75> ans ]
       [ age* de? moins|plus de <16-75> ans ]
       [ entre <16-75> ans? et|a <16-75> ans ]
       [ de? <16-75> ans? a|et <16-75> ans ]
       [ <16-75> a <16-75> ans ]
       [ <16-75> <16-75> ans ]
       [ <16-75> ans max|maxi|maximum|minimum|mini|revolus ]
       [ <16-75> ans au maximum|plus|minimum|moins ]
       [ jusqu a <16-75> ans ]
       [ maximum|maxi|max <16-75> ans ]
       [ <16-75> ans et|ou moins|plus ]
       [ <16-75> ans grand|tout au? grand? max|maxi|maximum|plus ]
       [ au plus|maximum <16-75> ans ]
       [ au dela de <16-75> ans ]
       [ limite fixee|est _2 a <16-75> ans ]
       [ excedant|excede|depasse|depassant|atteint|passe pas|encore? ses? <16-75> ans ]
       [ pas encore|plus <16-75> ans ]
       [ inferieur a <16-75> ans ]
       [ sous les|la|barre? barre|des? des? <16-75> ans ]`,
      {
        isOfPerson: true,
        unless: years,
      },
    ),
    group(
      `[ age max|maxi|maximum|maximal|minimum|minimal|limite|requis|exige|souhaite|ideal|idealement de? <16-75> a? <16-75>? ans? ]
       [ age max|maxi|maximum|maximal|limite|requis|exige|souhaite|ideal ]
       [ age de? <16-75> a|et <16-75> ans ]
       [ age <16-75> <16-75>? ans? ]
       [ limite d age _1 <16-75>? ans? ]
       [ limite d age ]
       [ tranche d age ]
       [ votre|son|leur age ]
       [ date|annee de naissance ]
       [ ne|nee|nes|nees apres|avant|entre|en <1940-2012> ]
       [ generation|gen x|y|z ]
       [ millennial* ]
       [ <16-75> ans s abstenir ]
       autour|approchant|passe|sous|atteint|depasse de? [ la vingtaine|trentaine|quarantaine|cinquantaine|soixantaine ]
       [ fin de carriere s abstenir ]
       [ pres|proche* de la retraite ]
       [ la vingtaine|trentaine|quarantaine|cinquantaine|soixantaine ]
       [ place aux jeunes ]
       quelqu un [ de? tres|assez? jeune ]
       [ trentenaire*|cinquantenaire*|quarantenaire*|quadragenaire*|quinquagenaire*|sexagenaire*|quadra|quadras|quinqua|quinquas|vingtenaire* ]
       [ trop age|agee|ages|agees|vieux|vieille|jeune|jeunes ]
       [ jeune|jeunes candidat*|collaborat*|profil|profils|recrue*|personne|personnes|salarie*|employe* ]
       [ candidat*|collaborat*|profil|profils|personne|personnes plus|tres|assez? jeune|jeunes ]
       [ senior*|retraite*|quinqua*|vieux|jeunes s abstenir ]
       pas de|d|un|des [ senior*|retraite*|quinqua*|vieux ]`,
      {
        unless: `sans|aucune|pas|ni|quel|quelle|quels|quelles|toute|toutes _3 limite|tranche|condition|critere d age
          quel|quelle|quels que soit|soient _2 age
          quel|quelle que soit votre|leur|son age
          peu importe _1 age
          votre|son|leur age _3 importe|compte pas
          n|ne ecart*|exclu*|refus*|discrimin* personne|aucun|aucune|pas|jamais _6 age
          maison*|residence*|foyer* _3 retraite*
          la vingtaine|trentaine|quarantaine|cinquantaine|soixantaine de|d|du|des
          residence*|foyer*|logement*|hebergement*|maison*|pour jeune|jeunes personne|personnes|retraite*|salarie*
          aux|les|des|de generation y|z`,
      },
    ),
    group(
      `[ <16-75> ans max|maxi|maximum ]
       [ <16-75> ans grand|tout au? grand? max|maxi|maximum|plus ]`,
      { unless: `${years}\n@thing ~4 <16-75> ans` },
    ),
    group(
      `[ plus|moins de <16-75> ans ]
       [ au? dessus|dela|dessous de <16-75> ans ]
       pas de|d? [ senior*|retraite*|cinquantenaire*|quadra*|quinqua* ]
       [ senior*|retraite*|jeune|jeunes|age|agee|ages|agees|vieux|debutant* ] _1 candidat*|profil*|personne*|gens|dossier*
       candidat*|profil*|personne*|gens|dossier* _2 [ senior*|retraite*|jeune|jeunes|age|agee|ages|agees|vieux ]
       [ seniors|retraites ]
       [ age ]`,
      {
        beside: refusals,
        unless: `${years}
          limite|condition|critere|distinction|importe|quel|soit _4 age
          bas|moyen age
          @built _4 plus|moins de <16-75> ans
          age d|du|de la|le|l
          residence*|foyer*|logement*|maison*|pour _3 senior*|retraite*|jeune|jeunes|age|agee|ages|agees`,
      },
    ),
  ],
};

const bothSexes = `homme*|hommes|masculin* et|ou|comme|et|a les|des|un|une|aux? femme*|feminin*
  femme*|feminin* et|ou|comme les|des|un|une|aux? homme*|masculin*
  homme|hommes femme|femmes
  femme*|homme* et|ou d|de homme*|femme*
  femme|femmes homme|hommes
  un|une? homme ou une? femme
  une femme ou un? homme
  homme|hommes de l art
  homme|hommes jour|jours|mois|heures
  jour|jours|mois|heures homme|hommes
  egalite _3 femme* _3 homme*
  entre les? femme* et les? homme*
  entre les? homme* et les? femme*`;

const sexRule: WordRule = {
  rule: 'sex',
  ...ruleFacts.sex,
  why: 'Une offre s’adresse aux femmes comme aux hommes.',
  suggestion:
    'Retirez la préférence, et nommez le métier sous ses deux formes ou suivi de «\u202fH/F\u202f».',
  groups: [
    group(
      `[ homme*|femme*|monsieur|madame|garcon*|fille*|dame|dames|h|f de preference ]
       [ de preference un|une|des homme*|femme*|garcon*|fille*|dame* ]
       [ de preference homme*|femme*|masculin*|feminin* ]
       [ preference pour un|une|des|les|le homme*|femme*|garcon*|candidature* masculine*|feminine* ]
       [ preference pour un|une|des|les homme*|femme* ]
       [ preference masculine|feminine ]
       [ un|une? homme|femme|garcon|fille ] _1 sera|serait|est|a|aura _2 prefere*|privilegie*|retenu*|choisi*|preference|avantage*
       [ decoratrice*|dessinatrice*|assistante*|conductrice*|projeteuse*|technicienne*|collaboratrice*|vendeuse*|hotesse*|directrice*|chargee*|redactrice*|consultante*|ingenieure*|menuisiere* uniquement|exclusivement|seulement ]
       plutot [ un|une|des? homme*|femme*|garcon*|fille* ]
       [ homme*|femme*|garcon*|fille* plutot ]
       [ femme|homme serieu*|organise*|dynamique|souriant*|motive*|disponible|discret*|soigneu*|robuste|costaud|energique|experimente* ]
       etes [ un|une homme|femme ]
       [ entre femmes|hommes|filles|garcons|mecs ]
       [ monsieur|demoiselle de|ayant|avec|serieu*|souriant*|courageu* ]
       reserve*|ouvert* aux [ messieurs|dames|filles|garcons ]
       [ dame|femme|homme|garcon|monsieur|fille ] ~2 recherche|recherchee|recherches|recherchees|demande|demandee|souhaite|souhaitee|cherche|cherchee
       [ seul|seuls|seules les|des? homme*|femme* ]
       [ travail|metier|poste|mission d|de homme*|femme* ]
       [ main|force|touche|presence|sensibilite masculine*|feminine* ]
       [ poste|metier|travail masculin|feminin ]
       [ candidature* feminine*|masculine* non|ne|n|pas|exclu*|ecarte* ]
       [ homme*|femme*|garcon*|fille* uniquement|exclusivement|seulement|imperativement|exige*|souhaite* ]
       [ uniquement|exclusivement|seulement|rien pour|a|aux|que? des|les|un|une? homme*|femme*|garcon*|fille* ]
       [ uniquement|exclusivement|seulement homme*|femme* ]
       que des [ homme*|femme* ]
       [ reserve*|ouvert*|adapte*|destine*|propose* aux|a|pour des|les|un|une? homme*|femme* ]
       [ homme*|femme*|fille*|garcon*|dames|messieurs s abstenir ]
       pas de [ femme*|homme*|fille*|garcon* ]
       [ ni femme*|ni homme* ]
       [ de? sexe masculin|feminin ]
       [ sexe masculin|feminin|homme|femme|m|f|h ]
       [ candidat*|candidature*|profil*|equipe|main|personnel masculin*|feminin* ]
       [ jeune|jeunes homme*|femme*|fille*|garcon* ]
       [ orientation sexuelle ]
       [ heterosexuel*|homosexuel*|gay|gays|lesbienne*|transgenre*|transsexuel*|bisexuel* ]`,
      {
        isOfPerson: true,
        unless: `${bothSexes}
          quelle que soit _2 orientation sexuelle
          sans _4 orientation sexuelle
          encourag*|bienvenu* _3 candidature* feminine*
          candidature* feminine* _3 encourag*|bienvenu*`,
      },
    ),
    group(
      `recherch*|cherch*|recrut*|souhait*|voul*|veut|veux|embauch*|faut|faudrait|attend*|prefer*|privilegi*|idealement _3 [ un|une|des|d|l homme*|femme*|garcon ]
       recherch*|cherch*|recrut*|souhait*|voulons|embauch* _1 [ homme*|femme* ]
       confi* _3 [ a un|une|des homme*|femme* ]
       poste|mission|travail|emploi|metier|profil|ideal pour|d|de|convient|conviendrait|conviendra|adapte pour? [ un|une|a|aux|des? homme*|femme* ]
       poste|mission|travail|emploi|metier pour|d|de [ homme*|femme* ]
       poste|mission|travail|emploi|metier|convient|conviendrait|conviendra [ a un|une|des homme*|femme* ]
       etre|soit|sera [ un|une homme|femme ]
       pourvoir|occupe|tenu|assure|confie par [ un|une|des homme*|femme* ]`,
      {
        unless: `${bothSexes}
        foyer|maison|centre|accueil|hebergement*|residence|vestiaire*|logement* _2 homme*|femme*`,
      },
    ),
    group(
      `recherch*|cherch*|recrut*|souhait*|voul*|veut|veux|embauch*|faut|faudrait|attend*|prefer*|privilegi*|idealement|imagin*|pensons|visons _9 [ un|une homme|femme ]
       aise|confiance|mieux _2 avec [ un|une|des homme|hommes|femme|femmes ]
       ce|cela serait|sera|doit|devra etre? [ un|une homme|femme ]`,
      {
        unless: `${bothSexes}
        pour|par|d|de|chez|a|qu un|une homme|femme
        femme|homme de menage|chambre|l
        un|une homme|femme cle|orchestre`,
      },
    ),
  ],
};

const otherSexes = `${bothSexes}
      encourag*|bienvenu* _3 candidature* feminine*
      foyer*|maison*|centre*|accueil|hebergement*|residence*|vestiaire*|logement*|sanitaire*|douche*|toilette*|musee|salon|pret|ecole*|lycee* ~3 homme*|hommes|femme*|garcon*|fille*|gars|dames|messieurs
      femme*|homme* de menage|chambre|l
      femme* enceinte*
      homme cle|orchestre
      egalite|parite|mixite _5 homme*|femme*|feminin*
      par|sur|chez|dirige*|fonde* _2 homme*|femme*|fille*`;
const sexBesideDemand = group(
  `[ homme|hommes|femme|femmes|garcon*|gars|messieurs|masculin*|feminin* ]
   candidature*|profil* [ de|d femmes|hommes ]`,
  { beside: demands, isOfPerson: true, unless: otherSexes },
);
const sexBesideRefusal = group(
  `[ candidates|collaboratrices|dessinatrices|architectes femmes? ] _2 ne pas postuler|candidater
   [ pour une femme|pour un homme ]
   [ homme*|hommes|femme*|garcon*|fille*|gars|dames|messieurs ]
   [ masculin*|feminin* ]`,
  {
    beside: refusals,
    unless: otherSexes,
  },
);

export const personRules = [
  ageRule,
  { ...sexRule, groups: [...sexRule.groups, sexBesideRefusal, sexBesideDemand] },
];
