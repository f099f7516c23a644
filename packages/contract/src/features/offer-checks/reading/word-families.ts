import { foldWord } from '../../../core/fold-word.ts';

const list = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

/**
 * Families of words that phrases name by `@`: folded, `*` for any ending. Words for persons, for how firms
 * look for them, and for what is built or drawn; the last tell 'foyer pour femmes' from 'une femme de
 * préférence'.
 */
export const families = {
  person:
    list(`candidat* personne personnes profil profils collaborat* salarie* recrue* professionnel* quelqu freelance*
    independant* stagiaire* apprenti* alternant* assistant* technicien* ouvrier* employe* collegue* recru postulant*
    architecte* dessinat* projeteu* ingenieur* conducteur* conductrice* chef* cheffe* metreu* economist* menuisi* charpenti*
    poseu* macon* urbanist* paysagist* perspectivist* infograph* decorat* secretair* comptable* commercia* vendeu* manag*
    vous titulaire* tuteur* interlocut* prestat* intervenant* jeune jeunes senior* junior* renfort* diplome* confrere* consoeur*
    partenaire* binome* responsable* gestionnaire* coordinat* pilote* geometre* topograph* electricien* plombi* couvreu*
    peintre* carreleu* grutier* consultant* graphist* directeur* directrice* formateur* formatrice* redacteur* redactrice*
    designer* monteu* soudeu* thermicien* acousticien* debutant* celui celle ceux celles equipier* membre* traitant*
    cotraitant* entrepreneur* autoentrepreneur* artisan* compagnon* vacataire* interimaire* remplacant* gens`),
  seeks:
    list(`recherch* cherch* recrut* embauch* souhait* voul* veut voulons desir* privilegi* prefer* confi* exig* requis*
    attend* accept* besoin poste offre mission* candidature* engage* engageons favoris* idealement faut faudrait imagin*
    pensons visons cibl* retenu* retien* retiendrons plutot`),
  thing:
    list(`immeuble* batiment* maison* pavillon* logement* residence* copropriet* agence* entreprise* societe* firme*
    studio* atelier* cabinet* bureau bureaux ouvrage* toit* facade* charpente* couverture* garantie* bail baux reference*
    chantier* diagnostic* attestation* parc* patrimoine* ecole* college* lycee* gymnase* structure* reseau* contrat*
    engagement* concession* plan plans equipement* installation* chaudiere* beton* pont* mur* arbre* foyer* internat*
    hebergement* programme* operation* ehpad creche* hopita* clinique* centre* hotel* local locaux salle* vestiaire*
    sanitaire* douche* toilette* chambre* appartement* dortoir* prison* eglise* chapelle* couvent* abbaye* cathedrale*
    basilique* paroisse* mosquee* synagogue* temple* cimetiere* communaute* congregation* association* fondation* quartier*
    place* jardin* espace* accueil* hall* usine* bois chene* pierre* materiau* ardoise* tuile* menuiserie* parquet*
    etude* expertise* rapport* archive* document* dossier* musee* culte* lieu lieux institut* etablissement* famille*
    locataire* usager* habitants riverain* resident residents public population* client* cliente* proprietaire* menage*
    menages acquereur* visiteur* eleve* etudiant* patient* enfants enfant marche* rue* village* commune* ville* site* zone*
    acces accessibilite ascenseur* rampe* sejour* club* stade* piscine* experience* anciennete pratique metier commerce* boutique*
    recul existence amortissement duree periode`),
  built:
    list(`immeuble* batiment* maison* pavillon* logement* residence* copropriet* ouvrage* toit* facade* charpente*
    couverture* garantie* bail baux chaudiere* installation* structure* reseau* pont* mur* ecole* eglise* chapelle* hotel*
    ascenseur* menuiserie* verriere* lot lots parc*`),
  // of these, what follows a comma is not said: 'poste en agence, moins de 30 ans'
  workplace:
    list(`agence* entreprise* societe* firme* studio* atelier* cabinet* bureau bureaux chantier* etude* expertise* rapport*
    archive* document* dossier* contrat* plan plans marche* rue* village* commune* ville* site* zone* lieu lieux diplome*
    pratique metier accueil* client* cliente* equipement* operation* programme* local locaux`),
  work: list(`travail* dessin* realis* produi* fourni* intervenir interviendr* particip* livr* fait* faire execut* effectu*
    collabor* redig* modelis* concev* conception prestation* etabli* elabor* assur* men*`),
  asked:
    list(`exige* demande* requis* obligatoire* imperati* indispensable* souhaite* necessaire* attendu* imposee* fournir
    joindre`),
  abstain: list('s abstenir'),
  de: list('de d du des'),
  deadly: list('exclu* refuse* interdit* accept*'),
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type Family = keyof typeof families;

/** Whether a word is of a family. */
export function createFamilyTest(family: Family): (folded: string) => boolean {
  const exact = new Set<string>();
  const stems: string[] = [];
  for (const word of families[family].map(foldWord)) {
    if (word.endsWith('*')) stems.push(word.slice(0, -1));
    else exact.add(word);
  }
  return (folded) => exact.has(folded) || stems.some((stem) => folded.startsWith(stem));
}
