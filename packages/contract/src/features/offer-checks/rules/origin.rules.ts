import { ruleFacts } from './rule-facts.ts';
import { refusals } from './selection-cues.ts';
import { group, type WordRule } from './word-rule.ts';

const peoples = `etranger*|francais|francaise|francaises|europeen*|africain*|maghrebin*|arabe*|noir|noire|noirs|noires|blanc|blanche|blancs|blanches|asiatique*|chinois*|turc*|turque*|portugais*|roumain*|polonais*|algerien*|marocain*|tunisien*|italien*|espagnol*|allemand*|belge*|suisse*|bresilien*|russe*|ukrainien*|indien*|antillais*|caucasien*|occidenta*|slave*|gitan*|rom|roms|juif*|breton|bretons|immigre*|migrant*|refugie*`;
/** Without colours, which buildings have too. */
const foreigners = peoples
  .split('|')
  .filter((word) => !/^(?:noir|blanc)/.test(word))
  .join('|');
const origins = `francaise|europeenne|africaine|maghrebine|arabe|asiatique|etrangere|caucasienne|occidentale|nord|sub|turque|portugaise|roumaine|polonaise|algerienne|marocaine|tunisienne|italienne|espagnole|allemande|belge|slave|antillaise|bretonne|alsacienne|corse|ue`;

const originRule: WordRule = {
  rule: 'origin',
  ...ruleFacts.origin,
  why: 'L’origine, la nationalité ou le nom ne peuvent pas décider d’une candidature.',
  suggestion: 'Dites plutôt le niveau de langue utile au travail, ou rien.',
  groups: [
    group(`francais|anglais|allemand|espagnol|italien|portugais|arabe|chinois [ de? langue maternelle ]`, {
      rewrite: 'courant',
    }),
    group(
      `[ langue maternelle|natale ]
       [ francais|anglais|allemand|espagnol|italien|arabe natif|natifs ]
       [ natif|natifs|native|natives francais*|anglais*|allemand*|espagnol*|italien*|arabe* ]
       [ locut* natif*|native* ]
       [ francophone|anglophone|germanophone|hispanophone natif*|native* ]
       [ natif*|native* francophone|anglophone|germanophone|hispanophone ]
       [ ne|nee|nes|nees et eleve* en|a|au|aux Name ]
       [ francais* de souche ]
       [ francais* d|de|par origine|naissance ]
       [ votre|vos origine|origines ]
       votre [ pays d origine ]
       [ nationalite ${origins}|exigee|requise|obligatoire|souhaitee|imperative ]
       [ nationalite d un|une pays|etat _3 ]
       [ votre|sa|leur nationalite ]
       [ citoyen* francais*|europeen*|ue|suisse*|belge* ]
       [ citoyennete ${origins} ]
       [ ressortissant* francais*|europeen*|ue|communautaire*|de _3 ]
       [ passeport francais|europeen ]
       [ ne|nee|nes|nees en france|europe ]
       [ nom|noms|prenom|patronyme a|de|d consonance ${origins} ]
       [ nom|noms|prenom|patronyme francais|europeen*|francophone ]
       [ consonance ${origins} ]
       [ type europeen|caucasien|maghrebin|africain|asiatique|mediterraneen ]
       [ race blanche|noire|europeenne ]
       [ couleur de peau ]
       [ peau blanche|claire|noire|mate ]
       [ bleu blanc rouge ]
       [ bbr ]
       [ sans accent etranger|africain|maghrebin|regional|prononce ]
       [ accent etranger|africain|maghrebin exclu|refuse|redhibitoire|non|s ]
       [ gens du voyage s abstenir ]
       [ sans accent ]
       reserve*|ouvert* _1 aux [ francais|etrangers|europeen* ]
       [ ${peoples} s abstenir ]
       [ pas d|de ${peoples} ]
       [ ${peoples} exclu*|refuse*|non|uniquement|seulement|exclusivement ]
       [ ${peoples} de preference ]
       [ pas de? (la)? diversite ]
       [ originaire de|du|des|d _1 ]`,
      {
        unless: `quel|quelle|quels|quelles que soit|soient _2 nationalite|langue|couleur|origine*
          sans|aucune|toute|toutes condition*|distinction*|critere*|discrimination* _8 nationalite|langue|couleur|origine*
          peu importe _2 nationalite|langue
          @thing ~3 ${peoples}
          @thing ~2 type europeen|mediterraneen|africain|asiatique
          maison*|bois|pierre|materiau*|enduit*|mur|murs|beton|peinture*|menuiserie*|carrelage*|teinte*|facade*|pas blanc|blanche|blancs|blanches|noir|noire|noirs|noires non|uniquement|exclusivement|de
          materiau*|produit*|bois|pierre|essence*|plant*|arbre*|chene|ardoise* _3 originaire de|du|des|d
          pas de|d blanc|blanche|blancs|blanches|noir|noire|noirs de|dans|entre|sur|sous|au
          de|du|des|en|le|la|les|un|une|l|beton|mur|murs blanc|blanche|blancs|blanches|noir|noire|noirs|noires non|uniquement|exclusivement|de`,
      },
    ),
    group(`[ d origine|origines ${origins} ]`, { isOfPerson: true }),
    group(
      `pas|aucun|aucune|ni|sans|jamais de|d? travailleur*|@person [ ${peoples} ]
       equipe*|candidat*|personne*|ouvrier*|profil*|collegue*|compagnon*|oeuvre [ ${peoples} ] _4 prefer*|privilegi*|uniquement|exclusivement|seulement|exige*|souhaite*
       prefer*|privilegi*|uniquement|exclusivement|seulement|souhait* _3 equipe*|candidat*|personne*|ouvrier*|profil*|collegue*|compagnon* [ ${peoples} ]`,
    ),
    group(
      `[ ${foreigners} ]
       candidat*|personne*|ouvrier*|gens|travailleur*|profil* [ d|de|du|des l? afrique|maghreb|algerie|maroc|tunisie|turquie|roumanie|pologne|portugal|asie|chine|inde|bulgarie|est ]
       [ gens du voyage ]
       [ etranger*|immigre*|migrant*|refugie* ]
       [ sans papiers ]
       [ nationalite*|accent ]`,
      {
        beside: refusals,
        unless: `@thing ~3 ${peoples}
          aire*|accueil|terrain* _3 gens du voyage
          etranger* a|au|aux
          quel|quelle|quels|quelles que soit|soient _2 nationalite|langue|couleur|origine*
          sans|aucune|toute|toutes condition*|distinction*|critere*|discrimination* _8 nationalite|langue|couleur|origine*
          a|en|de|d|l|le|la|les|un|une|du|au? etranger
          ${peoples} courant|parle|lu|ecrit|technique|professionnel|exige|correct|fluide
          parl*|maitris*|langue*|niveau|cours|traduit* _2 francais|italien*|espagnol*|allemand*|portugais*|polonais*|roumain*|turc*|arabe*|russe*
          droit|marche*|norme*|enseignement|carrelage|code francais|francaise|europeen*`,
      },
    ),
  ],
};

const addressRule: WordRule = {
  rule: 'address',
  ...ruleFacts.address,
  why: 'Le lieu où l’on habite ne peut pas décider d’une candidature.',
  suggestion: 'Dites plutôt où se fait le travail et à quelle fréquence il faut venir.',
  groups: [
    group(
      `[ vivre|vivez dans|a|au|pres le|la|l quartier|ville|commune|village|secteur ]
       [ habit*|resid*|domicilie*|demeurant|vivant|logeant|loge|logee|installe|installee dans|a|au|aux|en|sur|pres|proche|le|la|les|l de|du|des|le|la|les|l|d? ville|quartier|commune|departement|secteur|region|banlieue|arrondissement|agglomeration|metropole|village|bassin|coin|canton|centre|zone|proximite|environs|alentours|meme|proche|place|cite|cites ]
       [ habit*|resid*|domicilie*|demeurant|vivant dans|a|au|aux|en|sur|pres|proche|le|la|les|l de|du|des|le|la|les|l|d? Name ]
       [ habit*|resid*|domicilie* a moins de <0-500> km|kilometres|minutes|min|mn ]
       [ habit*|resid*|domicilie* a <0-500> km|kilometres|minutes|min|mn ]
       [ habitant|habiter|resider|residant le|la|l|les|dans|a|sur|pres ]
       [ habitant|habiter|resider|residant Name ]`,
      {
        isOfPerson: true,
        unless: `habitants|habitation|habitations|habitat|residence|residences|residentiel*|residents|resident
          habitant de|du|des
          habitat|residence|residences|residentiel* dans|a|au|aux|en|sur|pres|proche|le|la|les|l`,
      },
    ),
    group(
      `candidat*|candidature*|personne*|profil*|gens|jeune|jeunes _2 [ venant|issu*|provenant|habitant _2 quartier*|banlieue*|cite|cites|hlm|qpv ]`,
    ),
    group(
      `[ quartiers nord|sensibles|populaires|difficiles|prioritaires ]\n[ banlieue*|cites ]\n[ habitants|residents du|de|des <1-95> ]\n[ habitants|residents du|de|des Name ]`,
      {
        beside: refusals,
        unless: `projet*|chantier*|logement*|amenagement*|renovation*|rehabilit* _5 quartiers|banlieue*|cites`,
      },
    ),
    group(
      `[ habitant|habitants du|de la? quartier|commune|ville|secteur|coin de preference|priorite ]
       priorite|reserve* _1 aux [ habitants|residents du|de|des la|l? commune|ville|quartier|village|secteur ]
       [ habitant|habitants du|de la? quartier|commune|ville|secteur|coin uniquement|exclusivement|exige*|seulement ]
       [ domicile|residence dans|a|en|sur _3 exige*|impose*|obligatoire|imperati* ]
       candidat*|personne*|profil*|collaborat* _2 [ habite*|reside* Name ]
       vous [ habitez _3 quartier|ville|commune|secteur|departement|region|proximite|Name ]
       vous [ residez _3 quartier|ville|commune|secteur|departement|region|proximite|Name ]
       candidat*|personne*|profil* [ de la? banlieue|93|94|95|cite|cites ]
       candidat*|personne*|profil* [ du <1-95> ]
       [ candidat* locaux|local uniquement|exclusivement|seulement ]
       [ lieu de residence|domicile _1 exige*|obligatoire|impose*|impératif ]
       [ justificatif de domicile ]
       pas de candidat* [ hors|de l exterieur|de banlieue ]`,
    ),
  ],
};

export const originRules = [originRule, addressRule];
