/**
 * Numbers and names of the registry's companies that the demonstration uses, so that its checks find them. A copy:
 * the server never reads the sandbox.
 */
export interface CompanyIdentity {
  readonly siret: string;
  readonly name: string;
}
export interface CompanySeat extends CompanyIdentity {
  readonly legalStatus: string;
  readonly address: string;
  readonly postalCode: string;
  readonly town: string;
}

type SeatRow = readonly [
  siret: string,
  name: string,
  legalStatus: string,
  street: string,
  postalCode: string,
  town: string,
];
const seats: readonly SeatRow[] = [
  ['99100003500014', 'Atelier Canopée Architectes', 'SARL', '1 avenue Jean Jaurès', '75011', 'Paris'],
  ['99107922900019', 'Agence Mistral Architecture', 'SAS', '14 quai du Lazaret', '13002', 'Marseille'],
  ['99147517900016', 'Charpentes Lemoine', 'SARL', '79 impasse des Lilas', '67000', 'Strasbourg'],
  ['99123760300014', 'Studio Trame Urbaine', 'SAS', '40 boulevard Victor Hugo', '33000', 'Bordeaux'],
  ['99179193000019', 'Ossature Bois Bretagne', 'SAS', '34 quai de la Prévalaye', '35000', 'Rennes'],
  ['99250464700015', 'Bâti Durable Occitanie', 'SCOP', '54 rue des Potiers', '31000', 'Toulouse'],
  ['99202950400014', 'Paysages & Territoires', 'SARL', '73 place du Marché', '76000', 'Rouen'],
  ['99353411400018', 'Béton & Lumière', 'SAS', '29 rue Sainte-Catherine', '38000', 'Grenoble'],
  ['99385087400013', 'Patrimoine & Restauration Touraine', 'SAS', '81 avenue de Grammont', '37000', 'Tours'],
  ['99456358300016', 'BIM Partenaires', 'SAS', '4 avenue Jean Jaurès', '69003', 'Lyon'],
  ['99163355300011', 'Groupe Horizon Bâtiment', 'SA', '8 rue des Tanneurs', '44000', 'Nantes'],
  ['99488034200013', 'Cabinet Aubert Architectes', 'SELARL', '56 place du Marché', '59000', 'Lille'],
];
export const companySeats: readonly CompanySeat[] = seats.map(
  ([siret, name, legalStatus, address, postalCode, town]) => ({
    siret,
    name,
    legalStatus,
    address,
    postalCode,
    town,
  }),
);

type IdentityRow = readonly [siret: string, name: string];
const named = (rows: readonly IdentityRow[]): CompanyIdentity[] =>
  rows.map(([siret, name]) => ({ siret, name }));

/** People in business under their own name. */
export const independents: readonly CompanyIdentity[] = named([
  ['99670171000013', 'Camille Durand'],
  ['99678090400016', 'Élodie Marchetti'],
  ['99686009400019', 'Thomas Lefèvre'],
  ['99693928600018', 'Inès Benali'],
  ['99701847800013', 'Julien Carpentier'],
  ['99709766200016', 'Manon Guérin'],
  ['99717685400013', 'Hugo Fontanel'],
  ['99725604500011', 'Léa Rousseau'],
  ['99733523700019', 'Nicolas Barbier'],
  ['99741442000015', 'Sofia Pereira'],
  ['99749361400017', 'Antoine Delaunay'],
  ['99757280500015', 'Clara Vasseur'],
  ['99765199700014', 'Yann Le Goff'],
  ['99773118700016', 'Aurélie Chambon'],
  ['99781037900013', 'Mehdi Haddad'],
  ['99788956300018', 'Pauline Girard'],
  ['99796875500014', 'François d’Estrées'],
  ['99804794800018', 'Océane Brunet'],
  ['99812713800019', 'Baptiste Noël'],
  ['99820632000017', 'Margaux Tessier'],
  ['99828551400019', 'Karim Ziani'],
  ['99836470700013', 'Hélène Montagne'],
  ['99844389900013', 'Mathieu Roche'],
  ['99852308800016', 'Anaïs Colin'],
  ['99860227000014', 'Pierre-Louis Vidal'],
  ['99868146400017', 'Fatou Diallo'],
  ['99876065600012', 'Romain Jacquet'],
  ['99883984900010', 'Chloé Besson'],
  ['99891903900011', 'Gaël Kerviel'],
  ['99899822300015', 'Laurence Poulain'],
  ['99907741500019', 'Damien Schmitt'],
  ['99915660700015', 'Noémie Arnaud'],
  ['99923579900015', 'Étienne Picard'],
  ['99931498200011', 'Sarah Cohen'],
  ['99939417400018', 'Vincent Morel'],
  ['99947336600014', 'Lucie Barthélemy'],
  ['99955255700012', 'Olivier Prévost'],
  ['99963174000019', 'Amélie Fournier'],
]);

/** One-person companies under a name of their own, for the other freelances. */
export const soleCompanies: readonly CompanyIdentity[] = named([
  ['99297978100018', 'Atelier Sous les Toits'],
  ['99329654000012', 'Studio Maquette Claire'],
  ['99440520700014', 'Architecture Intérieure Nacre'],
  ['99115841100017', 'Cabinet Verdier & Associés'],
  ['99131679500012', 'Bureau d’Études Structures du Rhône'],
  ['99139598900015', 'Atelier du Vieux Port'],
  ['99155436100014', 'Maçonnerie Garrigue & Fils'],
  ['99171274600015', 'Menuiserie des Trois Vallées'],
  ['99187112000010', 'Constructions Delmas'],
  ['99195031200017', 'Agence Lumière du Nord'],
  ['99210869600012', 'Économie de la Construction Ouest'],
  ['99218788000016', 'Atelier Pierre Sèche'],
  ['99226707000017', 'Thermique & Confort Ingénierie'],
  ['99234626200015', 'Rénov’Habitat Loire'],
  ['99242545400012', 'Architectes de la Citadelle'],
  ['99258383100019', 'Agence Rive Gauche'],
  ['99266302100010', 'Cœur de Bourg Urbanisme'],
  ['99274221300018', 'Façades Atlantique'],
  ['99282140500014', 'Étanchéité Moreau'],
  ['99290059700012', 'Coordination Chantiers Alpes'],
  ['99305897300013', 'Géomètres Associés du Midi'],
  ['99313816300015', 'Ingénierie Fluides Picardie'],
]);
