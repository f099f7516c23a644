import { ruleFacts } from './rule-facts.ts';
import { group, type WordRule } from './word-rule.ts';

const paidForRule: WordRule = {
  rule: 'to_be_paid_for',
  ...ruleFacts.to_be_paid_for,
  why: 'Postuler et être retenu ne peuvent rien coûter.',
  suggestion: 'Retirez ces frais, ou prenez-les à votre charge et dites-le.',
  groups: [
    group(
      `[ frais de|d dossier|inscription|candidature|entretien|recrutement|selection|adhesion|referencement|traitement|recherche|test ]
       [ candidature|inscription|entretien|test|selection|recrutement|formation|dossier payant*|facture* ]
       [ candidature|inscription|entretien|test|selection|recrutement|formation|dossier a vos frais ]
       [ droit|droits|ticket d entree|inscription|acces de? <1-99999>? euros? ]`,
      {
        takes: 'sentence',
        unless: `sans|aucun|aucuns|pas|ni de? frais de|d dossier|inscription|candidature|entretien|recrutement|selection|adhesion|referencement|traitement|recherche|test
          frais de|d _1 offert*|rembourse*|inclus|compris|pris
          frais de|d _3 a notre charge
          frais de|d _4 rembourse*|pris
          frais de|d _1 sont|est offert*|rembourse*|pris
          frais de|d dossier|recherche|traitement de|d|du permis|banque|bancaire|l
          ni|sans|aucun|aucune|pas candidature|inscription|entretien|test|selection|formation|dossier payant*`,
      },
    ),
    group(
      `[ caution|cotisation|adhesion|depot|participation|contribution|avance|versement|somme de <1-99999> euros ] _6 demande*|exige*|verse*|verser|regle*|regler|paye*|payer|due|requis*|obligatoire|avant|prealable
       demand*|exig*|vers*|regl*|pay* _3 [ caution|cotisation|adhesion|depot|participation|contribution|avance|somme de <1-99999> euros ]
       [ caution|cotisation|adhesion demandee|exigee|obligatoire|a regler|verser ]
       [ formation|frais|cout|couts|materiel|equipement|logiciel|licence|test a la charge du|de candidat*|l stagiaire|apprenti*? ]
       [ pay*|regl*|vers* <1-99999> euros pour postuler|candidater|entrer|commencer|participer ]
       [ pay*|payer|regler pour postuler|candidater ]
       [ caution|depot de? garantie? ] _3 demande*|exige*|verse*|verser _1 candidat*|freelance*|stagiaire*
       [ achat|acquisition|kit|pack|droit*|stage|formation _8 a votre charge avant ]
       vous [ versez|reglez|payez|verserez <1-99999> euros ]
       [ entretien|inscription|candidature|selection|test est|sera facture*|payant* ]
       [ kit|pack|achat _6 a votre charge ]
       regl*|pay*|financ*|avanc* votre|sa|la|une|leur [ formation* ]
       <1-99999> euros _3 [ avant l|d embauch* ]
       formation* ~3 [ a vos|votre|leurs frais|charge ]
       <1-99999> euros [ a regler|verser|payer par le|la|les|l? candidat*|stagiaire*|freelance*|vous|apprenti* ]
       [ a votre charge avant de|d|la|le|l ]
       [ numero surtaxe ]`,
      { takes: 'sentence', unless: `caution|depot bancaire|de garantie` },
    ),
  ],
};

const works =
  'esquisse*|etude*|faisabilite*|perspective*|projet*|prestation*|maquette*|visuel*|image*|planche*|rendu*|croquis|test|essai|proposition*|journee*|semaine*|mois|jour|jours|releve*|mission*|phase*|plan|plans|dessin*';

const unpaidRule: WordRule = {
  rule: 'unpaid',
  ...ruleFacts.unpaid,
  why: 'Un travail commandé se paie, essais et esquisses compris.',
  suggestion: 'Dites ce que vous payez, ou retirez ces mots.',
  groups: [
    group(
      `mission*|stage*|poste|travail|collaboration|participation|prestation|emploi|aide|intervention|contribution|contrat|renfort est|sera|reste? _1 [ benevole*|gracieu*|gratuit* ]
       [ benevole* ]
       [ benevolat ]
       [ a titre benevole|gracieux|gratuit ]
       [ @work _2 gratuitement|gracieusement|benevolement ]
       [ non|pas remuner*|paye*|payant|defraye* ]
       [ pas|sans|aucune|aucun|ni remuneration|salaire|gratification|indemnite|contrepartie financiere? ]
       [ pas de remuneration|salaire|gratification|paie ]
       [ remuneration|paiement|salaire|indemnite|gratification nul|nulle|symbolique ]
       [ non|pas gratifie*|indemnise* ]
       [ ${works} sera|seront|est|sont|restera|reste? offert*|gratuit*|gracieu* ]
       [ ${works} non|pas facture*|paye*|remunere* ]
       [ premier*|premiere*|une|un ${works} offert*|gratuit* ]
       [ en echange de|d visibilite|reference*|experience|exposition|publicite|book ]
       [ paye*|remunere* en visibilite|reference* ]
       [ remuneration|paiement|paye*|remunere* au|en succes|resultat ]
       [ remunere*|paye* par|en la|une|de? publicite|visibilite|notoriete ]
       [ honoraires uniquement|seulement si|en|apres _4 gain|succes|obtention|permis|accord ]
       [ remuneration|paiement|paye*|remunere* uniquement|seulement|que? si|en|apres _4 gain|succes|victoire|accord|obtention|permis|laureat*|gagn* ]
       [ pas de budget pour ]
       n|ne _2 pouvons|pourrons|peut|peux|pouvoir pas _2 [ remunerer|payer|indemniser|defrayer ]
       [ remuneration|remunere*|paiement|paye* en|par|sous visibilite|notoriete|nature|parts|reference* ]
       [ echange de|d visibilite ]
       [ visibilite contre ]
       contre _2 [ reference*|visibilite|recommandation* ]
       paye*|remunere*|facture*|regle* si [ nous|le|la|l|on _2 gagn*|remport*|obten*|accord* ]
       [ servira|servir|sert|sera de|une carte de visite ]
       [ paye*|remunere*|reglee* uniquement|seulement si ]
       [ stage|mission|travail sans remuneration|salaire|gratification ]`,
      {
        takes: 'sentence',
        unless: `${works} offert*|gratuit* par|pour l|le|la|les|nos|votre
          local|locaux|association*|equipe*|maison|foyer|espace|salle|comite|federation|sapeur*|pompier*|professionnels|habitants|usagers|par|aux|les|des|nos|leurs _3 benevole*
          benevole* de|des|du|d|formes|encadr*
          conges|conge|pause*|trajet*|absence*|heures|repas|jours|dejeuner non|pas remuner*|paye*
          stationnement|parking|acces|transport*|cantine|cafe|salle|logement|entree|hebergement|musee|devis gratuit*|offert*
          concours|candidature* non indemnise*
          jamais|pas|aucun|aucune|ni|rien de|d? benevolat|gratuit*|gracieu*|benevole*
          pas de|d _2 non remunere*
          acces|consult*|disponib*|telecharg*|fourni*|mis _2 gratuitement|gracieusement
          sans|pas|aucune indemnite de|d kilometrique*|rupture|retard
          sans salaire actuel|anterieur
          ni salaire|remuneration actuel*|anterieur*
          non indemnise* des|aux|dans`,
      },
    ),
  ],
};

const pastPayRule: WordRule = {
  rule: 'past_pay',
  ...ruleFacts.past_pay,
  why: 'Personne n’a à dire ce qu’il gagne ou gagnait.',
  suggestion: 'Demandez plutôt des prétentions, ou rien\u202f: la fourchette est dans l’offre.',
  groups: [
    group(
      `[ dernier*|derniere*|actuel*|actuelle*|precedent*|ancien*|ancienne* salaire*|remuneration*|paie|paye|paies|traitement|tjm ]`,
      {
        rewrite: 'disponibilité',
        unless: `ni|aucun|aucune|sans|pas _3 dernier*|derniere*|actuel* salaire*|remuneration*|paie`,
      },
    ),
    group(
      `[ salaire*|remuneration*|paie actuel*|precedent*|anterieur*|passe|passee ]
       [ <1-12>? dernier*|derniere*? bulletin*|fiche*|feuille* de paie|paye|salaire ]
       [ dernier*|derniere* <1-12>? bulletin*|fiche*|feuille* de paie|paye|salaire ]
       [ vos|votre|tes bulletin*|fiche*|feuille* de paie|paye|salaire ]
       [ bulletin*|fiche* de paie|paye|salaire ]
       [ historique de|des|du salaire*|remuneration*|salarial* ]
       [ historique salarial ]
       [ combien _1 gagn* ]
       [ ce que vous gagn* ]
       [ vous gagn* actuellement|aujourd ]
       [ avis d imposition|impot* ]
       [ attestation* de salaire* ]
       [ salaire chez|dans votre|l dernier|precedent|actuel|ancien employeur? ]
       [ salaire du poste precedent ]`,
      {
        unless: `gestion|etabli*|saisi*|edition|traitement|prepar*|controle*|suivi|etablissement|realis*|logiciel|emission|envoi|calcul|verification _3 bulletin*|fiche*|feuille* de paie|paye|salaire
          ni|aucun|aucune|sans|pas|inutile|jamais _3 bulletin*|fiche*|feuille* de paie|paye|salaire
          ni|aucun|aucune|sans|pas|inutile|jamais _6 salaire*|remuneration*|paie actuel*|precedent*|anterieur*|passe|passee
          ni|aucun|aucune|sans|pas _3 avis d imposition|impot*
          ni|aucun|aucune|sans|pas _3 attestation* de salaire*
          locataire*|dossier* _4 avis d imposition|impot*
          bulletin*|fiche*|feuille* de paie|paye|salaire de|des nos|vos|l|la|le|notre salarie*|equipe|agence?`,
      },
    ),
  ],
};

export const payRules = [paidForRule, unpaidRule, pastPayRule];
