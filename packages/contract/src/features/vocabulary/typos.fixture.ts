/** Names of trades as people type them; a wrong letter in one of their words must still lead to it. */
export const typedTrades: readonly string[] = [
  'architecte',
  'architecte d’intérieur',
  'architecte du patrimoine',
  'collaboratrice d’architecte',
  'paysagiste concepteur',
  'urbaniste',
  'décoratrice d’intérieur',
  'chef de projet',
  'concepteur lumière',
  'scénographe',
  'programmiste',
  'dessinatrice',
  'dessinateur projeteur',
  'dessinateur d’exécution',
  'projeteur béton armé',
  'projeteur BIM',
  'modeleuse BIM',
  'projeteur charpente métallique',
  'projeteur bois',
  'projeteur VRD',
  'projeteuse fluides',
  'projeteur électricité',
  'dessinateur paysagiste',
  'coordinatrice BIM',
  'BIM manager',
  'économiste de la construction',
  'métreur',
  'chargée d’études de prix',
  'chargé d’affaires',
  'ingénieur structure',
  'ingénieur génie civil',
  'ingénieure bois',
  'ingénieur façades',
  'ingénieur fluides',
  'ingénieur électricité',
  'ingénieure environnement',
  'ingénieur VRD',
  'ingénieur méthodes',
  'thermicien',
  'acousticienne',
  'géotechnicien',
  'hydraulicien',
  'maître d’œuvre',
  'assistant à maîtrise d’ouvrage',
  'conducteur d’opérations',
  'directrice de travaux',
  'conducteur de travaux',
  'aide-conducteur de travaux',
  'cheffe de chantier',
  'pilote OPC',
  'coordonnateur SPS',
  'perspectiviste',
  'infographiste 3D',
  'maquettiste',
  'graphiste',
  'photographe d’architecture',
  'diagnostiqueur',
  'contrôleur technique',
  'auditeur énergétique',
  'géomètre-topographe',
];

/** Programs, in the spelling of the vocabulary. */
export const typedSoftware: readonly string[] = [
  'Revit',
  'ArchiCAD',
  'Allplan',
  'Vectorworks',
  'AutoCAD',
  'DraftSight',
  'MicroStation',
  'SketchUp',
  'Grasshopper',
  'Dynamo',
  'Navisworks',
  'Solibri',
  'BIMcollab',
  'Trimble Connect',
  'Twinmotion',
  'Lumion',
  'Enscape',
  'Artlantis',
  'Unreal Engine',
  'Cinema 4D',
  'Blender',
  'Tekla',
  'Advance Design',
  'Advance Steel',
  'Cadwork',
  'SolidWorks',
  'Inventor',
  'Covadis',
  'Mensura',
  'Civil 3D',
  'ArcGIS',
  'Pleiades',
  'ClimaWin',
  'Caneco',
  'SEE Electrical',
  'DIALux',
  'Batigest',
  'Photoshop',
  'InDesign',
  'Archipad',
];

const listed = (lines: string) => lines.split('|').map((name) => name.trim());

/** The 200 most peopled names of French communes, most peopled first; a name that several bear stands once. */
export const typedTowns: readonly string[] = listed(`
  Paris | Marseille | Lyon | Toulouse | Nice | Nantes | Montpellier | Strasbourg | Bordeaux | Lille |
  Rennes | Toulon | Reims | Saint-Étienne | Le Havre | Villeurbanne | Dijon | Angers | Grenoble |
  Saint-Denis | Nîmes | Aix-en-Provence | Clermont-Ferrand | Le Mans | Brest | Tours | Amiens | Annecy |
  Limoges | Metz | Perpignan | Boulogne-Billancourt | Besançon | Rouen | Orléans | Montreuil | Caen |
  Saint-Paul | Argenteuil | Mulhouse | Nancy | Tourcoing | Roubaix | Nanterre | Vitry-sur-Seine |
  Asnières-sur-Seine | Créteil | Avignon | Colombes | Poitiers | Aubervilliers | Aulnay-sous-Bois |
  Dunkerque | Nouméa | Saint-Pierre | Versailles | Courbevoie | Rueil-Malmaison | Le Tampon | Béziers |
  Pau | La Rochelle | Cherbourg-en-Cotentin | Mérignac | Champigny-sur-Marne | Antibes |
  Saint-Maur-des-Fossés | Ajaccio | Fort-de-France | Saint-Nazaire | Cannes | Noisy-le-Grand | Drancy |
  Mamoudzou | Cergy | Levallois-Perret | Issy-les-Moulineaux | Calais | Pessac | Colmar |
  Évry-Courcouronnes | Vénissieux | Ivry-sur-Seine | Valence | Clichy | Quimper | Antony | Bourges |
  La Seyne-sur-Mer | Montauban | Villeneuve-d’Ascq | Cayenne | Le Blanc-Mesnil | Troyes | Pantin |
  Villejuif | Chambéry | Niort | Fréjus | Neuilly-sur-Seine | Sarcelles | Saint-André | Clamart |
  Lorient | Narbonne | Bobigny | Meaux | Maisons-Alfort | Hyères | Vannes | Beauvais | Saint-Louis |
  La Roche-sur-Yon | Chelles | Corbeil-Essonnes | Saint-Laurent-du-Maroni | Cholet | Bayonne |
  Fontenay-sous-Bois | Saint-Ouen-sur-Seine | Cagnes-sur-Mer | Vaulx-en-Velin | Épinay-sur-Seine |
  Saint-Quentin | Sartrouville | Sevran | Arles | Massy | Albi | Les Abymes | Gennevilliers |
  Saint-Herblain | Grasse | Bondy | Les Sables-d’Olonne | Laval | Évreux | Saint-Priest | Suresnes |
  Martigues | Vincennes | Aubagne | Saint-Malo | Livry-Gargan | Blois | Rosny-sous-Bois | La Courneuve |
  Brive-la-Gaillarde | Bastia | Talence | Meudon | Montrouge | Alès | Carcassonne | Melun |
  Choisy-le-Roi | Saint-Germain-en-Laye | Belfort | Charleville-Mézières | Alfortville | Noisy-le-Sec |
  Sète | Chalon-sur-Saône | Bagneux | Tarbes | Saint-Brieuc | Istres | Salon-de-Provence | Puteaux |
  Caluire-et-Cuire | Rezé | Mantes-la-Jolie | Valenciennes | Anglet | Bagnolet | Bron |
  Châlons-en-Champagne | Châteauroux | Arras | Thionville | Villenave-d’Ornon | Castres |
  Bourg-en-Bresse | Gagny | Le Cannet | Angoulême | Garges-lès-Gonesse | Villepinte | Stains | Gap |
  Poissy | Colomiers | Wattrelos | Draguignan | Compiègne | Montélimar | Boulogne-sur-Mer | Douai |
  Marcq-en-Barœul | Neuilly-sur-Marne
`);

const parted = (lines: string) => lines.trim().split(/\s+/);

/**
 * 500 right words of this field, each of which stays as it is although no profile may hold it: many are one
 * letter away from each other (dalle, salle), from a trade (projecteur), a program (scie, rabot) or a town
 * (boulon, bardeaux, chalet).
 */
export const rightWords: readonly string[] = [
  // Shell and masonry.
  ...parted(`
    chape chapes dalle dalles dallage poutre poutres poutrelle poteau linteau linteaux longrine radier
    semelle semelles pieu pieux hourdis prémur banche coffrage étai treillis armature voile voiles
    refend refends pignon mur murs muret parpaing moellon brique briquette mortier enduit crépi arase
    arases reins voûte voussoir béton bétonnage gravier gravillon tranchée fouille remblai déblai
    terrassement terrasser soutènement
  `),
  // Frame and roof.
  ...parted(`
    charpente ferme fermette chevron chevrons panne pannes solive solives entrait sablière lambourde
    liteau liteaux faîtage faîtière arêtier noue noues rive rives égout gouttière chéneau solin tuile
    tuiles ardoise bardeau bardeaux chaume zinc bac couverture toit toiture lucarne verrière étanchéité
    acrotère pare-vapeur poinçon
  `),
  // Envelope and joinery.
  ...parted(`
    bardage bordage vêture façade façades parement ravalement corniche bandeau allège tableau seuil
    croisée fenêtre châssis vitrage vitrages vitrine vitre vitres volet volets persienne porte portes
    portail dormant battant serrure serrurerie garde-corps rambarde mezzanine auvent loggia balcon
  `),
  // Inside.
  ...parted(`
    cloison cloisons doublage plaque plâtre plâtres plâtrerie plafond faïence carrelage carreau carreaux
    grès parquet plinthe lambris peinture peintures poudre cire toile tenture escalier limon giron
    marche marches palier rampe rampes échelle trémie gaine gaines gainage salle salles cuisine couloir
    cellier cave caves cage moulure angle angles stuc vernis lasure
  `),
  // Materials.
  ...parted(`
    bois chaux chanvre paille liège pisé torchis terre argile sable pierre marbre granit verre cuivre
    laiton bronze plomb bitume asphalte enrobé chêne châtaignier mélèze sapin hêtre lamellé clou clous
    vis boulon boulons rivet onglet rabot scie truelle niveau ciment
  `),
  // Services.
  ...parted(`
    chauffage chaudière chaudières radiateur plancher pompe climatisation ventilation bouche désenfumage
    plomberie vanne vannes bonde douche robinet canalisation conduit regard caniveau avaloir réseau
    réseaux assainissement câble câblage éclairage luminaire projecteur projecteurs prise forage
    géothermie amont aval grille grilles antenne antennes siphon
  `),
  // Roads and landscape.
  ...parted(`
    voirie voie trottoir bordure pavé pavage bassin haie arbre clôture pergola serre serres jardin
    jardins parc parcs place quai quais pont ponts passerelle berge digue barrage paysage massif
  `),
  // Design and drawing.
  ...parted(`
    plan plans coupe coupes croquis esquisse détail élévation trame maille calepinage calque calques
    cartouche cote cotes métré métrés mètre mètres relevé maquette modèle modèles modélisation rendu
    rendus perspective image architecture architectures urbanisme graphisme infographie scénographie
    topographie géométrie projet projets projection programme programmes programmation type types schéma
    schémas inventaire mesure mesures dessin dessins projeter cotation perspectives images
  `),
  // Contracts and law.
  ...parted(`
    permis cadastre parcelle servitude mitoyenneté emprise bornage alignement prospect lotissement lot
    lots marché devis facture avenant acompte bordereau bordereaux délai délais décennale dommage
    réserve réserves réception garantie assurance expertise norme règlement décret arrêté conformité
    attestation sous-traitance appel offre offres maîtrise maîtrises
  `),
  // Site.
  ...parted(`
    chantier planning pilotage pilotis installation grue grues échafaudage benne bennes gravats déchets
    curage dépose démolition désamiantage amiante tri manutention compte-rendu constat épreuve essai
    essais sécurité danger dangers conduite patin
  `),
  // Programmes and buildings.
  ...parted(`
    logement immeuble pavillon villa villas chalet chalets grange granges moulin moulins château
    châteaux tour tours bureau bureaux commerce hôtel crèche crèches école écoles collège lycée hôpital
    musée théâtre mairie piscine halle halles usine usines entrepôt hangar atelier silo gare église
    chapelle cloître palais étage étages rez
  `),
  // Performance and state of a building.
  ...parted(`
    isolation isolant inertie acoustique acoustiques thermique thermiques énergie rénovation
    réhabilitation restauration extension surélévation transformation diagnostic audit fissure
    accessibilité incendie sismique structure structures fluides hydraulique étude études
  `),
  // Abbreviations.
  ...parted(`
    CCTP DPGF CCAP RICT PPSPS DIUO DICT CERFA ABF PLU DTU RT2012 VMC
  `),
];

/** The letters whose keys touch the key of each letter on a French keyboard (AZERTY, of a computer). */
export const azertyNeighbours: Readonly<Record<string, string>> = {
  a: 'zq',
  b: 'ghvn',
  c: 'dfxv',
  d: 'ersfxc',
  e: 'zrsd',
  f: 'rtdgcv',
  g: 'tyfhvb',
  h: 'yugjbn',
  i: 'uojk',
  j: 'uihkn',
  k: 'iojl',
  l: 'opkm',
  m: 'pl',
  n: 'hjb',
  o: 'ipkl',
  p: 'olm',
  q: 'azsw',
  r: 'etdf',
  s: 'zeqdwx',
  t: 'ryfg',
  u: 'yihj',
  v: 'fgcb',
  w: 'qsx',
  x: 'sdwc',
  y: 'tugh',
  z: 'aeqs',
};
