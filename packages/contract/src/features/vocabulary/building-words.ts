import { foldWord } from '../../core/fold-word.ts';

/** Words as they are written, and without their accents. */
const spelt = (words: string): ReadonlySet<string> =>
  new Set(words.split(' ').flatMap((word) => [word, foldWord(word)]));

/** Words of buildings, and common ones beside them, that communes, départements or regions are called as well. */
const things = spelt(
  'aiguille aiguilles aire aires angle angles arc arceau arches arcs armes bain bains ballon ballons bar barre bars bas ' +
    'basses bassin bassins bastide beaux blanc blanche bois boisseau boisseaux bonne bord bordes bords borne bornes bosse ' +
    'boulon boulons bourg branches bras brique briques brut bruyère bruyères bulle bulles bus cabane cabanes cale cales came ' +
    'campagne camp canal carrière carrières cave caves cellier celliers cellule centre centres cercle cercles chaise ' +
    'chambre champ champs chapelle chapelles charge charme charmes château chaudière chaume chaussée chaux chemin chêne ' +
    'chênes cher choisies cintre cintres citerne clapier clapiers clavette clé clef clefs clos clôture col colombage ' +
    'colombier colombiers colonne combe combes comble combles compas compte construction contre coquille corde cordon corne ' +
    'corniche corps cote côte côté côtes couche couches coude coudes coudre coupe cour courant courbe courbes couronne cours ' +
    'courte couture coutures crèche crêches crêtes creuse creux croix cuisine culture cultures cure cures cuve cuves degré ' +
    'départ devis devise diamant dôme don donjon double doux drain droite dune dunes écailles échelle échelles écluse école ' +
    'écoles écran écurie écuries égout engins entre épine escale escales escalier est étable étables étain étang étangs étude ' +
    'façade façades falaise fer ferme fermes fermeté ferre ferré fête feu feux fils fins flèche flotte folie folies fond ' +
    'fontaine fontaines force forces forêt forge forges fort forteresse fosse fosses fossés fougère fouilles four fourches ' +
    'fourneaux fours frais frette frise froid fronton garage garde gare gaz geste glace gonds gorge gorges gouttières grand ' +
    'grande grange granges gravelle graves grès grille gros habit haie haies halle halles hangar hauban haut haute hautes ' +
    'hauts hommes hôpital hôtel hôtellerie huisserie ilot île impasse jalons jardin jardins joint jonchère jumeaux jumelles ' +
    'jury lac lacs lance lande landes large lavoir léger liège lieu ligne lime limon limons linge lire lisse lisses livre ' +
    'loge loges long longs lot lots loupe luxe machine maille maillet maire mairie maison maisons manche manoir marais marbre ' +
    'marche marché marches mare marge marges marine marines marque marqueterie marquise mas masse menus mer métal meule mine mines ' +
    'miroir mole monastère mont montagne montagnes monte monts mortier mortiers motte moule moules moulin moulins mousse moyen ' +
    'mur mûre murs neuf neuve niche nord noyer noyers nuits oeuvre ombre onde ondes or orge orme ormes ors ouest ouvrage page ' +
    'paille palais palier palis palme panne pannes parc parcs parking paroi parois pas passage passerelle pelouse pente ' +
    'perche perron pierre pierres pieux pignon pilotis pin pins piscine piste place places plaine plaisance planche planches ' +
    'plan plans plat plâtre plats poil poisson poli pommiers pompe pont ponts porche port portail porte portes pose poses ' +
    'possession poste poterie poutre prairie pré premières prés presse prise prises prix projet publier puits pur pure quai ' +
    'quart quartier quartiers racines rail rampe rang refuge remise reposoir réseau réserve résidence réunion rez riche rive ' +
    'rives rivière rivières robe roc roche rocher roches ronde rosiers rouge rouille route routes ruche rue rues ruelle ' +
    'rustique rustiques sable sables sablière sablières salle salles salon salons saule saules sauvage savonnières scierie ' +
    'sec secours selle selles sens sentier serre serres seuil siège sièges signe signes simple simples site socle sol solaire ' +
    'sols somme sommet son souche soude souterrain souterraine square stade station structure style sud sure syndicat table ' +
    'tables tablier taille taillée taillis tampon tartre temple tendon termes terrain terrasse terrasses terre terres thermes ' +
    'tiers titre toit toits tombe tonnelle touche touches tour tours tourbes tourne trait tranche tranchée travers treille ' +
    'trinité tuile tunnel union usine vallée vanne ventes verger vergers verre verrière verrières vers vert verte vertes verts ' +
    'vertus vieux vif vigne vignes villa village ville villes visite vitre vitré vives vivier voie volet voûte',
);

/** Trades that are none of the vocabulary's, of which some are places too. */
const crafts = spelt(
  'agenceur agenceuse artisan artisans bancheur bardeur carreleur carreleuse carreleurs charpentier charpentière ' +
    'charpentiers charron chaudronnier chauffagiste chauffagistes coffreur compagnon constructeur couvreur couvreurs ' +
    'couvreuse cuisiniste démolisseur désamianteur domoticien ébéniste électricien électricienne électriciens entreprise ' +
    'étancheur façadier façadière façadiers ferrailleur ferronnier forgeron frigoriste grutier grutière jardinier jardinière ' +
    'maçon maçonne maçonnes maçons menuisier menuisière menuisiers métallier métallière miroitier monteur monteuse ' +
    'mosaïste ouvrier parqueteur paveur paysan peintre peintres pisciniste plaquiste plaquistes plâtrier plâtriers plombier ' +
    'plombière plombiers poseur potier promoteur ramoneur serrurier serruriers solier soudeur soudeuse staffeur tailleur ' +
    'tailleurs tapissier technicien terrassier terrassiers tourneur tuilier verrier vitrier zingueur',
);

/** Of these, the town is meant as often where it stands right behind a trade. */
const towns = spelt(
  'creuse croix flèche fontaine garde lisses lot manche moulins nord port possession réunion sens somme tampon tours trinité union vitré',
);

/**
 * Whether a word, as it was typed in lower case, is one of buildings although places are called so. Accents that were
 * typed must be its own: 'mâcon' is no maçon, 'macon' may be one.
 */
export const isBuildingWord = (typed: string): boolean => things.has(typed) || crafts.has(typed);

/** Whether a word is a trade that the vocabulary has not. */
export const isCraft = (typed: string): boolean => crafts.has(typed);

/** Whether a word of buildings is a town's name as often. */
export const isAlsoTown = (typed: string): boolean => towns.has(typed);
