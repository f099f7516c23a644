// Words of names that nobody may take, without accents, in small letters. `isReservedName` says how they are
// matched; each new word needs a case in its test, and real names like it that must pass.

const words = (text: string) => text.trim().split(/\s+/u);

/** Refused wherever they are words of a name. Written as one word, without spaces. */
export const reservedPhrases = words(`
  mitoyen

  urssaf acoss dgfip dgccrf insee cnil cpam cnaf cnoa anssi infogreffe stripe
  gendarmerie prefecture sousprefecture poleemploi francetravail banquedefrance
  impotsgouv impotsgouvfr servicedesimpots centredesimpots financespubliques tresorpublic servicepublic
  assurancemaladie securitesociale allocationsfamiliales cafde cafdu cafdes
  ordredesarchitectes ordrearchitectes ordrenationaldesarchitectes
  policenationale policemunicipale policejudiciaire policesecours prefetde prefetdu prefetdes
  ministerede ministeredu ministeredes ministeredel mairiede mairiedu mairiedes
  republiquefrancaise gouvernementfrancais tribunaljudiciaire tribunaldecommerce
  maprimerenov francerenov

  serviceclient serviceclients serviceclientele supportclient supporttechnique dusupport
  equipesupport equipemoderation equipesecurite delamoderation
`);

/**
 * Refused within a longer word too, where no other word contains them: « mitoyenneté » and « stripes » are
 * words.
 */
export const reservedParts = words(`
  urssaf dgfip dgccrf gendarmerie francetravail poleemploi banquedefrance impotsgouv financespubliques
  policenationale policemunicipale assurancemaladie securitesociale ordredesarchitectes serviceclient
`);

/** Words for a product's staff: no given name, though a word of firms' names. */
export const staffWords = words(`
  support equipe team admin administration administrateur administratrice moderation moderateur moderatrice
  assistance helpdesk hotline webmaster postmaster noreply
`);

/**
 * Bodies whose name is also a family name or a word of the trade: refused where nothing else tells them
 * apart.
 */
export const bodyWords = words(`
  police caf ameli impot impots ministere ministre prefet mairie gouvernement anah ademe douane douanes tribunal
`);

/** Words around these in the name of a body or of a service; refused with one of them, never alone. */
export const fillerWords = words(`
  le la les l de du des d et en a au aux mon ma mes votre vos notre nos
  service services client clients clientele technique systeme compte comptes securite social sociale
  officiel officielle info infos information informations contact alerte alertes verification paiement paiements
  facturation premium abonnement notification notifications message messages important urgent aide
  ligne site plateforme portail espace fr com net org gouv france francais francaise
  centre direction generale general departement national nationale municipal municipale judiciaire
  regional regionale central centrale public publique publics publiques etat
  culture interieur justice travail economie finances sante education ecologie ecologique transition logement
  armees defense agriculture affaires etrangeres sports enseignement superieur recherche ville territoires
  cohesion solidarites maladie assurance
`);
