// Invented names and addresses of the companies which the registry knows from the start.

/** Firms, as 'display name | legal form | acronym or trade name, if any'. */
export const firms: readonly string[] = `
Atelier Canopée Architectes|SARL|
Agence Mistral Architecture|SAS|AMA
Cabinet Verdier & Associés|SELARL|
Studio Trame Urbaine|SAS|
Bureau d’Études Structures du Rhône|SAS|BESR
Atelier du Vieux Port|SARL|
Charpentes Lemoine|SARL|
Maçonnerie Garrigue & Fils|SARL|
Groupe Horizon Bâtiment|SA|GHB
Menuiserie des Trois Vallées|SARL|
Ossature Bois Bretagne|SAS|
Constructions Delmas|SAS|
Agence Lumière du Nord|SARL|
Paysages & Territoires|SARL|
Économie de la Construction Ouest|SAS|ECO
Atelier Pierre Sèche|SARL|
Thermique & Confort Ingénierie|SAS|TCI
Rénov’Habitat Loire|SARL|
Architectes de la Citadelle|SELARL|
Bâti Durable Occitanie|SCOP|
Agence Rive Gauche|SAS|
Cœur de Bourg Urbanisme|SARL|
Façades Atlantique|SAS|
Étanchéité Moreau|SARL|
Coordination Chantiers Alpes|SAS|CCA
Atelier Sous les Toits|EURL|
Géomètres Associés du Midi|SELARL|GAM
Ingénierie Fluides Picardie|SAS|
Plâtrerie Rossignol|SARL|
Studio Maquette Claire|EURL|
Agence des Faubourgs|SARL|
Promotion Clos Saint-Jean|SAS|
Béton & Lumière|SAS|
Carrelages Fontaine|SARL|
Société Générale de Couverture Lorraine|SAS|SGCL
Atelier Grand Large|SARL|
Patrimoine & Restauration Touraine|SAS|
Électricité Bonnard|SARL|
Bureau Acoustique Sillage|SARL|
Agence Terres d’Ocre|SARL|
Les Compagnons du Faîtage|SCOP|
Maîtrise d’Œuvre Conseil Normandie|SAS|MOCN
Villas & Jardins du Luberon|SARL|
Architecture Intérieure Nacre|EURL|
Métallerie Kervella|SARL|
BIM Partenaires|SAS|
Atelier des Quatre Saisons|SARL|
Écoquartiers Conseil|SAS|
Terrassements Pujol|SARL|
Cabinet Aubert Architectes|SELARL|
Urbanistes du Littoral|SCOP|
Serrurerie Vauban|SARL|
Isolation Naturelle Auvergne|SARL|
Agence Point de Fuite|SAS|
Logements Sociaux Ingénierie|SAS|LSI
Atelier Béguin Roux|SARL|
Diagnostics Immobiliers Garonne|SARL|
Verrières & Vérandas Parisot|SARL|
Structure Légère|SAS|
Agence Belvédère|SARL|
Chauffage Solaire Provence|SARL|
Géotechnique Val de Saône|SAS|
Escaliers Marchand|SARL|
Programmation & Espaces Publics|SAS|
Peintures Delacroix & Cie|SARL|
Parquets Anciens de Bourgogne|SARL|
Studio Façade|SAS|
Ateliers Réunis du Canal|SCOP|
Travaux Publics Montagne|SAS|TPM
Lots Techniques Coordination|SAS|LTC
Architectes Héliotrope|SARL|
Maisons Bioclimatiques du Jura|SARL|
`
  .trim()
  .split('\n');

/** Independents, as 'given name family name | trade name, if any'. */
export const independents: readonly string[] = `
Camille Durand|Studio Lumen
Élodie Marchetti|
Thomas Lefèvre|Atelier TL
Inès Benali|
Julien Carpentier|
Manon Guérin|Manon Guérin Architecte
Hugo Fontanel|
Léa Rousseau|Esquisse et Volume
Nicolas Barbier|
Sofia Pereira|
Antoine Delaunay|
Clara Vasseur|Clair de Plan
Yann Le Goff|
Aurélie Chambon|
Mehdi Haddad|Haddad Structures
Pauline Girard|
François d’Estrées|
Océane Brunet|
Baptiste Noël|
Margaux Tessier|Trait d’Encre
Karim Ziani|
Hélène Montagne|
Mathieu Roche|
Anaïs Colin|
Pierre-Louis Vidal|
Fatou Diallo|Dessin Diallo
Romain Jacquet|
Chloé Besson|
Gaël Kerviel|
Laurence Poulain|
Damien Schmitt|
Noémie Arnaud|
Étienne Picard|Picard Métrés
Sarah Cohen|
Vincent Morel|
Lucie Barthélemy|
Olivier Prévost|
Amélie Fournier|
`
  .trim()
  .split('\n');

/** Towns, as 'postal code | name'. */
export const towns: readonly string[] = `
75011|Paris
69003|Lyon
13002|Marseille
33000|Bordeaux
44000|Nantes
59000|Lille
67000|Strasbourg
31000|Toulouse
35000|Rennes
34000|Montpellier
38000|Grenoble
21000|Dijon
37000|Tours
76000|Rouen
29200|Brest
63000|Clermont-Ferrand
06000|Nice
54000|Nancy
97400|Saint-Denis
64100|Bayonne
17000|La Rochelle
25000|Besançon
`
  .trim()
  .split('\n');

export const streets: readonly string[] = [
  'rue des Tanneurs',
  'avenue Jean Jaurès',
  'quai de la Fosse',
  'rue du Moulin',
  'boulevard Victor Hugo',
  'place du Marché',
  'rue Sainte-Catherine',
  'impasse des Lilas',
  'chemin des Carrières',
];
