import { ruleFacts } from './rule-facts.ts';
import { refusals } from './selection-cues.ts';
import { group, type WordRule } from './word-rule.ts';

const regardless = `quel|quelle|quels|quelles que soit|soient _9 situation|convictions|opinions|croyances|religion|etat|engagement*|appartenance*|activite*
  sans|aucune|toute|toutes _2 distinction*|discrimination*|critere* _12 situation|convictions|opinions|croyances|religion|etat|engagement*|appartenance*|activite*|orientation
  independamment _3 situation|convictions|opinions|croyances|religion|etat|engagement*|appartenance*
  peu importe|importent _3 situation|convictions|opinions|croyances|religion|etat
  ni|aucun|aucune _1 situation|convictions|opinions|religion|appartenance*`;

const familyRule: WordRule = {
  rule: 'family',
  ...ruleFacts.family,
  why: 'La situation de famille et la grossesse ne peuvent pas décider d’une candidature.',
  suggestion: 'Dites plutôt les horaires et les déplacements que demande le travail.',
  groups: [
    group(
      `[ sans|aucun enfant* a charge ]
       [ sans|aucun enfant* en bas age ]
       [ sans|aucun enfant* ]
       [ pas d enfant* a|en? charge|bas? age? ]
       [ avec|ayant des? enfants ] s abstenir
       [ sans|aucune charge*|attache*|contrainte*|obligation* de? famille|familiale* ]
       [ sans|aucune attache* ]
       [ libre de _2 charge*|attache*|contrainte*|obligation*|engagement* familiale*|familiaux ]
       [ celibataire* ]
       [ marie|mariee|maries|mariees|pacse*|divorce*|veuf|veuve de preference ]
       [ marie|mariee|maries|mariees|pacse*|divorce* si possible ]
       [ marie|mariee|maries|mariees|pacse*|divorce*|veuf|veuve s abstenir ]
       homme|femme|personne|candidat* [ marie|mariee|maries|mariees|pacse*|divorce* ]
       [ mere|meres|pere|peres|parents de? famille? s abstenir ]
       pas de [ mere|meres|pere|peres|parents de? famille? ]`,
      {
        isOfPerson: true,
        unless: `menage*|couple*|foyer*|famille*|logement*|studio*|acces|salle|zone _3 sans enfant*
          sans enfant* et|ou avec
          logement*|studio*|foyer*|residence* _3 celibataire*`,
      },
    ),
    group(
      `[ situation de? famille|familiale|matrimoniale|maritale ]
       [ nombre d enfants ]
       [ age de vos enfants ]
       [ pas|sans|aucun de? projet* de grossesse|maternite|bebe ]
       [ pas|sans|aucun de? projet* d enfant* ]
       [ pas|sans|aucune|ni de? grossesse* ]
       [ pas|ni|non enceinte ]
       [ femme*|candidate*|personne* enceinte* ]
       [ enceinte* s abstenir ]
       etre|etes|tomber|soyez|seriez|serez [ enceinte* ]
       [ incompatible*|deconseille*|inadapte*|exclu*|interdit* _2 grossesse*|enceinte* ]
       [ grossesse* ]
       [ une maternite ] pos*|gener*|serait|est
       si vous _2 [ marie*|celibataire*|pacse*|divorce* ]
       si vous avez _1 [ enfant* ]
       [ attendez|attend|attendre|attendent un|votre enfant|bebe ]
       n|ne|pas|sans|aucun|aucune|ni _5 [ projet*|desir* de|d maternite|parentalite|enfant*|bebe ]
       [ projet*|intention* parental|parentaux|familial|familiaux ]
       combien _1 [ enfant* ]
       souhait*|voul*|desir*|compt*|prevo*|envisag* _3 avoir|faire _2 [ enfant*|bebe ]
       pas|sans|ni|aucun|n|ne|evit*|prevo*|envisag* ~8 [ conge* de? maternite|paternite|parental ]
       n|ne _1 pas|plus _3 [ d enfant* ]
       [ desir*|envie* de|d grossesse|maternite|bebe|enfant* ]
       vos|ses|dont|les [ enfants _1 deja|assez? grands|eleves|autonomes ]
       [ maman*|papa* s abstenir ]
       [ envie de maternite ]
       [ test de grossesse ]
       [ stabilite|disponibilite familiale ]
       [ vie|situation de? famille|familiale stable ]`,
      {
        unless: `${regardless}
          accueil*|suivi*|accompagn*|service*|salle*|hopital|centre|maternite|consultation*|parcours|foyer*|maison* _4 femme* enceinte*
          suivi*|maternite|clinique*|hopita*|consultation*|centre*|service* _6 grossesse*
          age|sexe|origine|handicap|sante _6 grossesse*
          nombre d enfants accueilli*|par|dans|scolarise*|inscrit*`,
      },
    ),
    group(
      `[ marie|mariee|maries|mariees|pacse*|divorce*|celibataire* ]
       [ jeune|jeunes? mere|meres|pere|peres|parents|maman*|papa* ]
       [ avec|ayant|a|charge|ont des? enfant* ]
       [ charge* de famille ]`,
      {
        beside: refusals,
        unless: `logement*|foyer*|residence*|creche*|ecole*|centre*|maison*|accueil* _5 mere|meres|pere|peres|parents|enfant*|famille|celibataire*
          ${regardless}`,
      },
    ),
  ],
};

const healthRule: WordRule = {
  rule: 'health',
  ...ruleFacts.health,
  why: 'La santé et le handicap ne peuvent pas décider d’une candidature\u202f: seul le médecin du travail juge d’une aptitude.',
  suggestion: 'Décrivez plutôt les tâches et les lieux, et dites ce qui peut être aménagé.',
  groups: [
    group(
      `[ bonne|excellente|parfaite|robuste|solide sante exige*|requis*|indispensable|obligatoire|imperati*|demande*|physique|mentale? ]
       [ bonne|excellente|parfaite|robuste|solide sante ]
       [ en pleine|parfaite|excellente|tres? bonne? sante|forme physique? ]
       [ mal|maux de dos ]
       [ probleme*|souci* de dos|sante ]
       [ bonne|excellente|parfaite|tres condition* physique* exige*|requis*|indispensable|obligatoire|imperati*? ]
       [ bon|parfait|excellent etat de sante ]
       [ votre|son|leur etat de sante ]
       [ sans|aucun|pas|ni de|d? handicap ]
       [ handicape*|malade*|depressi*|obese* s abstenir ]
       pas de [ handicape*|malade*|rqth|travailleur* handicape* ]
       [ rqth s abstenir ]
       certificat|attestation|attest* _6 [ maladie*|pathologie* chronique*? ]
       [ sans|aucun|aucune|pas|ni de|d? probleme*|souci*|antecedent*|pathologie*|maladie* de|du|medica*? sante|dos|physique*|chronique*? ]
       [ jamais malade* ]
       [ non fumeur*|fumeuse* ]
       [ fumeur*|fumeuse* s abstenir ]
       pas de [ fumeur*|fumeuse* ]
       [ personne* valide* ]
       [ physiquement apte*|valide* ]
       [ bonne|robuste constitution|endurance physique? ]
       joindre|joignez|fournir|fournissez|produire|envoyer un|votre|leur [ questionnaire|certificat|bilan de? sante|medical ]
       [ questionnaire|certificat|bilan|examen de? sante|medical exige*|obligatoire|requis|demande*|a ]`,
      {
        unless: `sante financiere|economique|de l|de la|du|des|publique|au
          etat de sante de|du|des|d
          non fumeur* _2 batiment*|hotel*|local|locaux|espace*|chambre*|logement*
          batiment*|hotel*|local|locaux|espace*|zone*|chambre*|logement*|bureaux|agence|maison non fumeur*
          ${regardless}`,
      },
    ),
    group(
      `poste|mission|emploi|offre|stage|travail est|n? est? [ non|pas accessible|ouvert*|adapte*|compatible*|amenage* aux|a|au|avec|pour les|un|une|des? personne*? en|a? situation|mobilite? de|reduite? handicap* ]
       poste|mission|emploi|offre|stage|travail n? est? [ non|pas accessible|ouvert*|adapte*|compatible* aux|a|pour personne* a mobilite reduite ]
       poste|mission|emploi|offre|stage|travail n? est? [ incompatible|inadapte|ferme* avec|a|aux un|une|personne*? handicap* ]
       poste|mission|emploi|offre|stage|travail n? est? [ non|pas ouvert*|adapte*|accessible* aux|a un|une? travailleur*|candidat*|salarie* handicape* ]`,
    ),
    group(`si vous _4 [ rqth|handicap*|malade*|maladie|traitement medical ]`, {
      unless: `amenag*|besoin*|adapt*|accueil*|accompagn* _8 handicap*|rqth`,
    }),
    group(
      `[ personne*|travailleur*|candidat*|salarie*? handicape*|invalide* ]
       [ rqth ]
       [ situation de handicap ]
       [ arret* de? maladie|longue ]
       [ longue? maladie* chronique*|longue|grave*? ]
       [ malade*|depressi*|depression|obese*|diabeti*|epilepti*|asthmati*|seroposit* ]
       [ restriction*|inaptitude* medicale*? ]`,
      {
        beside: refusals,
        unless: `${regardless}
          foyer*|logement*|centre*|accueil|residence*|etablissement*|patient*|pour|acces|accessib* _4 handicape*|handicap|malade*|maladie*
          arret* de travail`,
      },
    ),
  ],
};

const faiths =
  'catholique*|chretien*|musulman*|juif|juifs|juive|juives|israelite*|protestant*|evangelique*|orthodoxe*|bouddhiste*|hindou*|athee*|croyant*|laique*';

const beliefRule: WordRule = {
  rule: 'belief',
  ...ruleFacts.belief,
  why: 'Les convictions, religieuses ou politiques, ne peuvent pas décider d’une candidature.',
  suggestion: 'Décrivez plutôt le lieu et le travail\u202f: chacun saura si cela lui convient.',
  groups: [
    group(
      `[ ${faiths} pratiquant*|convaincu* ]
       [ ${faiths} de preference|uniquement|exige*|exclusivement ]
       [ ${faiths} ]
       [ non? pratiquant* ]
       [ de|d confession|obedience|religion ${faiths} ]
       [ valeurs chretiennes|catholiques|religieuses ]`,
      { isOfPerson: true },
    ),
    group(
      `[ ${faiths}|voilee|voilees|barbus|militant*|gauchiste*|fachos s abstenir ]
       pas de [ ${faiths}|voile|voilee*|militant* ]
       [ port du|de|d une|un? voile|foulard|kippa|croix|turban ]
       [ port du|de|d un? signe* religieu* ]
       [ sans|aucun|ni voile|foulard ]
       [ sans|aucun|ni signe* religieu* ]
       [ signe* religieu* ostentatoire*|visible*|interdit*|ostensible* ]
       [ votre|sa|leur religion|confession|foi ]
       [ confession|religion exigee|requise|souhaitee|indifferente ]
       [ opinion*|conviction*|appartenance*|etiquette*|croyance*|orientation* politique*|religieuse*|philosophique* ]
       [ engagement|engage|engagee|militant|sympathisant politique*|de gauche|de droite ]
       [ de gauche|droite de preference ]
       quelqu un [ de gauche|droite ]
       personne|candidat*|profil|collaborat* [ de gauche|droite ]
       [ sympathisant* d|de|du _2 ]
       [ ramadan ]
       [ encarte*|adherent* a|au|d un|parti ]
       [ shabbat|sabbat ]`,
      { unless: regardless, takes: 'sentence' },
    ),
    group(`pratiqu* ~2 [ religion|culte ]`),
    group(
      `[ ${faiths} ]
       [ pratiquant*|voilee|voilees|foulard|kippa ]`,
      {
        beside: refusals,
        unless: `${regardless}
          @thing ~3 ${faiths}`,
      },
    ),
  ],
};

const unionRule: WordRule = {
  rule: 'union',
  ...ruleFacts.union,
  why: 'L’activité syndicale ne peut pas décider d’une candidature.',
  suggestion: 'Retirez ces mots.',
  groups: [
    group(
      `[ non|pas|ni syndique* ]
       [ syndicaliste*|syndique*|greviste*|cegetiste* s abstenir ]
       pas|ni|sans|aucun de|d? [ syndicaliste*|syndique*|greviste* ]
       [ sans|aucune|aucun|ni etiquette|engagement|mandat|activite|passe|antecedent*|appartenance|affiliation syndical* ]
       [ votre|sa appartenance|activite|engagement|affiliation syndical* ]
       [ appartenance|affiliation syndicale ]
       [ delegue*|representant* syndica* s abstenir ]
       pas de [ delegue*|representant* syndica* ]
       [ passe syndical ]
       [ hostile*|oppose* aux|au syndicat* ]
       si|avez|etes|etre _6 [ syndique*|elu|elue|delegue*|greviste* au? cse|personnel|syndica*? ]`,
      {
        unless: `${regardless}
          si|avez|etes|etre _6 elu|elue
          si|avez|etes|etre _6 delegue*`,
      },
    ),
    group(`[ syndique*|syndicaliste*|syndicat|syndicats|syndical*|greviste*|greve|cgt|cse ]`, {
      beside: refusals,
      unless: `${regardless}
        maison|bourse|local|locaux|siege _3 syndicat*|syndica*
        syndicat de|des|d copropriet*|coproprietaires|eaux|mixte|intercommunal
        syndicat* mixte*|intercommuna*`,
    }),
  ],
};

const looksRule: WordRule = {
  rule: 'looks',
  ...ruleFacts.looks,
  why: 'L’apparence ne peut pas décider d’une candidature, ni une photo être exigée.',
  suggestion: 'Demandez plutôt un book ou des références.',
  groups: [
    group(
      `[ photo d identite|portrait|en? pied? exige*|obligatoire*|demande*|requis*|indispensable*|imperati*|souhaite*|recente? ]
       [ photo exige*|obligatoire|demande*|requise|indispensable|imperative|souhaitee|appreciee|necessaire|attendue ]
       [ photo recente|portrait|en|de vous|pied|identite? exige*|obligatoire|demande*|requise|souhaitee? ]
       [ photo d identite obligatoire|exigee|recente? ]
       [ photo en pied ]
       cv|curriculum|candidature|lettre|candidater|postuler avec|et|plus|accompagne* une|d|votre? [ photo ]
       joindre|joignez|envoy*|fournir|transmet*|adress* _1 cv _2 [ photo ]
       joindre|joignez|envoy*|fournir|transmet*|adress* une|votre [ photo ]`,
      {
        unless: `rapport|reportage|releve|constat|fiche|dossier|suivi|montage|inventaire|campagne|cahier|compte|rendu|carnet|planche|insertion photo
          photo d identite du|de|des|d
          photo de|du|des|d la|l|le|les|chantier|existant|facade*|site|votre|vos|projet*|realisation*|ouvrage*|terrain|batiment|maquette
          aucune|sans|ni|inutile|pas photo
          aucune|sans|ni|inutile|pas de|d une|la|joindre? photo
          photo n|non est|obligatoire|demandee|exigee|requise? pas|ni? obligatoire|demandee|exigee|requise?`,
      },
    ),
    group(
      `[ physique avenant|agreable|irreprochable|attrayant|plaisant|soigne ]
       [ beau|bon physique ]
       [ apparence physique|soignee|agreable|irreprochable ]
       [ bonne|belle|excellente|tres apparence ]
       [ bonne|excellente|parfaite|belle presentation ]
       [ taille <34-46> ]
       [ presentation physique|irreprochable ]
       [ tenue et? presentation soignee*|impeccable* ]
       [ allure sportive|soignee|elegante|elancee ]
       [ taille mannequin ]
       etes _2 [ mince|svelte|jolie|belle|beau|elegant|elegante|grand|grande ]
       [ silhouette mince|elancee|fine|sportive ]
       [ mince|minces|svelte*|fine et? elance*|elegant*|sportif*|sportive* ]
       [ belle|jolie|joli|mince|svelte|elegante|charmante personne|femme|presence|silhouette|allure ]
       [ bel|beau homme|garcon|gosse ]
       [ personne* en|de surpoids ]
       [ poids ideal|proportionne ]
       [ sans|ni|aucun|pas tatouage*|piercing*|barbe ]
       [ pas de|ni tatouage*|piercing*|barbe ]
       [ tatouage*|piercing*|barbe non|interdit*|exclu*|refuse*|proscrit* ]
       [ cheveux courts|longs|attaches ]
       [ joli|jolie|sexy|seduisant|seduisante|charmante|elancee ] s|personne|collabora*|hotesse|assistant*|visage|jeune
       [ joli|jolie|sexy|seduisant|seduisante|charmante personne|collabora*|hotesse|assistant*|visage|minois ]
       [ surpoids|obese* exclu|s ]
       [ poids et taille ]
       [ vos mensurations ]`,
      {
        unless: `bonne|excellente|parfaite|belle presentation de|du|des|d|orale|ecrite|graphique*|et|visuelle|aux|au|a
          sans|ni|aucun|pas de? barbe* de|du
          aucune|quelle|independamment _5 apparence physique
          sans|toute|toutes _12 apparence physique`,
      },
    ),
  ],
};

export const privateLifeRules = [familyRule, healthRule, beliefRule, unionRule, looksRule];
