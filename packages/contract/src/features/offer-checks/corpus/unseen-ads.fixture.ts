import type { CheckedOffer, FindingLevel } from '../offer-checks.types.ts';
import { clean, firms } from './ads.fixture.ts';

// Written by a person who had not read the rules: never change an ad to make the rules pass.

/** An ad of it: `expected` is what a reader of the law would do with it. */
interface UnseenAd {
  readonly id: number;
  readonly kind: 'mission' | 'job';
  readonly expected: Exclude<FindingLevel, 'advise'> | 'clean';
  readonly theme: string;
  readonly title: string;
  readonly text: string;
}

/** One a line: id, kind, what is expected, theme, title and text. */
const lines = `
1 | job | stop | age | Dessinateur projeteur H/F | Notre agence de douze personnes cherche un dessinateur maîtrisant Revit pour des logements collectifs. Poste réservé aux candidats de moins de 35 ans.
2 | job | stop | age | Conducteur de travaux | Vous suivrez trois chantiers de réhabilitation en parallèle. Le candidat idéal, qui aura entre 28 et 38 ans, sait tenir une réunion de chantier.
3 | job | stop | age | Assistante ou assistant d’agence | Accueil, suivi des plannings, gestion des appels d’offres. Au-delà de 50 ans, merci de ne pas postuler, le rythme est soutenu.
4 | mission | stop | age | Rendu de permis pour une maison | Plans, coupes, façades et notice. On travaille bien avec des gens jeunes : moins de trente ans exigé.
5 | job | stop | age | Architecte DE en CDI | Projets de bureaux en Île-de-France. Nous voulons quelqu’un de jeune, capable d’apprendre vite et de se déplacer.
6 | job | stop | age | BIM coordinateur | Vous animerez les synthèses hebdomadaires. Senior s’abstenir : l’équipe a une moyenne d’âge de 27 ans et nous tenons à la garder.
7 | job | stop | age | Métreur économiste | Profil recherché, formation bac+2, première expérience, âge maximum 30 ans, permis B.
8 | job | stop | age | Chef de projet | Bien que le poste soit ouvert à tous, nous ne retiendrons personne qui ait passé la quarantaine.
9 | job | stop | age | Paysagiste concepteur | Une agence à taille humaine, des projets publics, un salaire honnête ; il faut simplement avoir moins de 40 ans.
10 | mission | stop | age | Perspectives 3D d’un hôtel | Six vues intérieures sous quinze jours. Freelance de 25 à 35 ans de préférence, car le client est exigeant sur la modernité du regard.
11 | job | stop | age | Technicien VRD | Poste basé à Rennes avec véhicule de service. Jeune diplômé uniquement, né après 1998.
12 | job | stop | age | Secrétaire technique | Rédaction des comptes rendus et suivi des situations. Pas de candidature de personnes proches de la retraite.
13 | job | stop | age | Dessinateur béton armé | Plans de coffrage et de ferraillage sous Allplan, équipe stable, et surtout pas de candidat trop âgé.
14 | job | stop | age | Projeteur CVC | Autonome sur les notes de calcul. L’âge compte pour nous : vous avez trente-cinq ans au plus.
15 | job | stop | age | Architecte d’intérieur | Aménagement de boutiques dans toute la France. Recherchons des profils juniors, c’est-à-dire de moins de 28 ans, disponibles le samedi.
16 | job | stop | sex | Assistante de direction | Nous cherchons une femme organisée pour tenir le secrétariat de l’agence et recevoir les clients.
17 | job | stop | sex | Chef de chantier | Poste physique, en extérieur toute l’année, par conséquent réservé aux hommes.
18 | job | stop | sex | Conducteur de travaux | Équipe entièrement masculine sur le chantier, un homme sera donc préféré à compétences égales.
19 | job | stop | sex | Architecte d’intérieur | Clientèle haut de gamme, sens du détail. Une présence féminine est souhaitée à l’accueil du showroom.
20 | mission | stop | sex | Décoration d’un cabinet médical | Choix des matériaux et suivi de la pose. Décoratrice uniquement, mes patientes étant plus à l’aise avec une femme.
21 | job | stop | sex | Menuisier poseur | Le port de charges étant quotidien, les candidatures féminines ne seront pas étudiées.
22 | job | stop | sex | Projeteur électricité | Nous recrutons de préférence un garçon sérieux, sortant de BTS, pour rejoindre notre bureau d’études.
23 | job | stop | sex | Hôte d’accueil en agence | Si vous êtes une jolie jeune femme souriante, envoyez votre candidature avec une photo en pied.
24 | job | stop | sex | Maçon du patrimoine | Chantiers de restauration dans le Périgord. Travail d’homme, nous ne prenons pas de filles sur l’échafaudage.
25 | job | stop | sex | Technicien de maintenance | Interventions de nuit en binôme. Pour ne pas avoir de problème de vestiaire, merci aux femmes de ne pas répondre.
26 | mission | stop | sex | Suivi de chantier à Toulouse | Deux visites par semaine pendant quatre mois. Les artisans étant ce qu’ils sont, je préfère confier cette mission à un homme.
27 | job | stop | sex | Dessinatrice | Cabinet de géomètres, trois dessinatrices en poste, nous cherchons la quatrième et l’équipe souhaite rester entre femmes.
28 | job | stop | pregnancy | Architecte HMONP | Projets de logements sociaux à livrer en 2027. Vous ne devez pas avoir de projet de maternité dans les deux ans.
29 | job | stop | pregnancy | Cheffe de projet ou chef de projet | Poste à forte responsabilité, longues périodes de rendu. Les candidates enceintes sont priées d’attendre leur retour de congé pour postuler.
30 | job | stop | pregnancy | Assistante maîtrise d’ouvrage | Remplacement de notre collègue. Merci d’indiquer dans votre lettre si vous attendez un enfant ou souhaitez en avoir.
31 | job | stop | pregnancy | Économiste de la construction | Nous avons eu trois congés maternité en un an, et nous voudrions cette fois une personne qui n’ait pas l’intention d’être enceinte.
32 | job | stop | pregnancy | Dessinatrice projeteuse | Contrat de dix-huit mois. Une grossesse pendant la période mettrait le projet en péril, nous demandons donc un engagement sur ce point.
33 | job | stop | pregnancy | Secrétaire d’agence | Idéalement une femme dont les enfants sont déjà grands et qui n’en aura plus.
34 | job | stop | pregnancy | Coordinatrice SPS | Déplacements quotidiens sur les chantiers, donc incompatible avec une grossesse, à signaler dès l’entretien.
35 | job | stop | family | Directeur d’agence | Grande disponibilité le soir et les week-ends : célibataire sans enfant de préférence.
36 | job | stop | family | Conducteur de travaux grands déplacements | Trois semaines sur quatre à l’étranger. Les personnes mariées avec enfants ne tiendront pas, nous préférons donc quelqu’un sans attache familiale.
37 | job | stop | family | Assistant de projet | Précisez dans votre courrier votre situation matrimoniale et le nombre d’enfants à charge.
38 | mission | stop | family | Relevé d’un château | Dix jours sur place, logé. Père ou mère de famille s’abstenir, on ne peut pas s’absenter.
39 | job | stop | family | Architecte chef de projet | L’agence cherche un couple d’architectes, mariés si possible, pour reprendre la succursale.
40 | job | stop | origin | Maçon coffreur | Équipe portugaise depuis trente ans, nous recrutons donc un ouvrier d’origine portugaise uniquement.
41 | job | stop | origin | Assistante administrative | Accueil téléphonique et facturation. Française de souche exigée, notre clientèle est traditionnelle.
42 | job | stop | origin | Chef d’équipe gros œuvre | Nous ne souhaitons pas de candidats africains ou maghrébins sur ce chantier.
43 | job | stop | origin | Dessinateur bâtiment | Nationalité française obligatoire, aucune exception ne sera faite, les titres de séjour ne sont pas acceptés.
44 | job | stop | origin | Commercial en menuiserie | Prospection auprès des particuliers, profil européen type caucasien pour coller à l’image de la marque.
45 | mission | stop | origin | Perspectives pour un promoteur | Budget serré, délai court. Pas de freelance étranger, même installé en France depuis longtemps.
46 | job | stop | origin | Peintre en bâtiment | Bonne ambiance, chantier à Lille. On ne veut que des gars d’ici, pas d’immigrés.
47 | job | stop | origin | Gardien de chantier | Surveillance de nuit et tenue du registre. BBR souhaité.
48 | job | stop | language | Rédacteur de CCTP | Rédaction des pièces écrites, relecture. Langue maternelle française indispensable.
49 | job | stop | language | Assistant export | Suivi des fournisseurs italiens ; vous devez être de langue maternelle italienne.
50 | mission | stop | language | Traduction d’une notice technique | Document de quarante pages sur les isolants. Le prestataire doit être natif anglophone, né et élevé en Angleterre.
51 | job | stop | religion | Architecte du patrimoine | Restauration d’églises pour plusieurs diocèses : le candidat sera de confession catholique.
52 | job | stop | religion | Conducteur de travaux | Chantiers toute l’année, sans interruption. Les pratiquants du ramadan ne pourront pas être retenus.
53 | job | stop | religion | Secrétaire | Travail en open space. Femmes voilées s’abstenir, y compris en dehors de l’accueil.
54 | mission | stop | religion | Aménagement d’une boutique casher | Plans et choix des matériaux. Nous cherchons exclusivement un architecte de confession juive.
55 | job | stop | appearance | Hôtesse de showroom | Excellente présentation, taille mannequin, 1,70 m minimum.
56 | job | stop | appearance | Commercial en promotion immobilière | Physique agréable exigé, les personnes en surpoids ne correspondent pas à notre image.
57 | job | stop | appearance | Chargé d’affaires | Joindre une photo récente ; tatouages, cheveux longs et embonpoint éliminatoires.
58 | job | stop | appearance | Assistant commercial | Nous recherchons une belle personne, mince et élégante, pour représenter la marque en salon.
59 | job | stop | health | Technicien d’études | Le poste ne convient pas à une personne handicapée, les locaux étant au troisième étage sans ascenseur et nous ne comptons pas les aménager.
60 | job | stop | health | Dessinateur | Candidats en parfaite santé seulement, pas d’antécédents de dépression.
61 | job | stop | health | Chef de chantier | Joignez un certificat attestant que vous n’avez aucune maladie chronique.
62 | job | stop | health | Métreur | Merci de préciser si vous avez une RQTH, car nous ne pouvons pas accueillir de travailleur handicapé.
63 | mission | stop | health | Maquette d’étude | Une semaine de travail à l’atelier. Personne valide uniquement.
64 | job | stop | union | Conducteur d’engins | PME familiale sans syndicat et qui entend le rester : pas de syndiqués.
65 | job | stop | union | Chef d’atelier | Nous ne prendrons pas quelqu’un qui a été délégué du personnel ou adhérent à la CGT.
66 | job | stop | politics | Chargé de mission urbanisme | Le candidat partagera les opinions politiques de la majorité municipale, et le prouvera par son engagement.
67 | job | stop | orientation | Décorateur d’intérieur | Nous cherchons un décorateur gay, ils ont meilleur goût que les autres.
68 | job | stop | orientation | Animateur de chantier d’insertion | Hétérosexuel exigé, l’équipe vit en chambrée.
69 | job | stop | address | Aide-conducteur de travaux | Les habitants du 93 ne seront pas retenus, même véhiculés.
70 | job | stop | address | Employé de bureau d’études | Nous écartons les candidatures venant des quartiers nord.
71 | mission | stop | free | Concours pour une école | Nous cherchons un perspectiviste pour le rendu. La prestation ne sera pas payée, mais vous serez cité dans la presse.
72 | mission | stop | free | Identité graphique de l’agence | Pas de budget pour cette première mission : elle vous servira de carte de visite.
73 | job | stop | free | Stage de fin d’études, six mois | Stage de six mois non rémunéré, tickets restaurant selon les résultats.
74 | job | stop | free | Architecte junior | Une semaine d’essai gratuite à l’agence avant toute embauche, sur un vrai projet.
75 | mission | stop | free | Esquisses d’une villa | Chaque candidat nous remettra une esquisse complète, non indemnisée, et nous garderons les meilleures.
76 | job | stop | free | Dessinateur bénévole | Association cherche dessinateur bénévole à plein temps pour produire les plans d’exécution de nos chantiers marchands.
77 | mission | stop | free | Modélisation BIM d’un immeuble | Un premier étage à modéliser gratuitement pour juger du niveau, le reste sera payé si nous gagnons l’affaire.
78 | mission | stop | free | Plans d’exécution | Paiement uniquement si le permis est accordé ; dans le cas contraire, rien n’est dû.
79 | job | stop | fees | Formation puis embauche de projeteurs | Participation aux frais de dossier de 150 € demandée à chaque candidat avant l’entretien.
80 | job | stop | fees | Agent commercial en rénovation | L’achat du kit de démarrage à 490 € reste à votre charge avant de commencer.
81 | job | stop | fees | Conducteur de travaux | Vous réglez votre formation Revit de 1 200 € avant l’embauche, remboursée au bout de deux ans de présence.
82 | mission | stop | signature | Permis de construire déjà dessiné | Les plans sont prêts, dessinés par nos soins. Nous avons seulement besoin de la signature d’un architecte inscrit à l’Ordre.
83 | mission | stop | signature | Architecte pour tampon | Maison de 210 m², dossier complet, il ne manque que le tampon de l’architecte. Réponse rapide appréciée.
84 | mission | stop | signature | Signature de permis | Constructeur de maisons individuelles cherche un architecte DPLG pour signer une quinzaine de dossiers par mois, conçus par notre bureau de dessin.
85 | mission | stop | signature | Validation d’un dossier | Mon dessinateur a tout fait, je cherche un architecte qui accepte d’apposer sa signature contre un forfait de 400 €.
86 | mission | stop | signature | Visa pour permis modificatif | Rien à concevoir ni à vérifier : vous signez, nous déposons.
87 | mission | stop | signature | Architecte partenaire | Maître d’œuvre depuis vingt ans, je cherche un confrère inscrit pour prêter son numéro d’Ordre sur mes permis au-dessus de 150 m².
88 | mission | stop | signature | Permis d’une grange transformée | Le projet est finalisé et le client pressé, il faut juste un architecte qui signe les pièces cette semaine.
89 | mission | stop | signature | Dossier de 180 m² à faire signer | Plans réalisés sous SketchUp par le propriétaire. Recherche architecte pour signature uniquement.
90 | mission | warn | hidden | Dessinateur Revit, longue durée | Présence à l’agence de 9 h à 18 h du lundi au vendredi, congés à convenir avec le gérant.
91 | mission | warn | hidden | Chef de projet freelance | Vous travaillez exclusivement pour nous, avec notre matériel, sous la responsabilité du directeur, cinq jours par semaine, sans date de fin.
92 | mission | warn | hidden | Projeteur fluides | Horaires fixes de 8 h 30 à 17 h 30, absences soumises à l’accord de votre responsable, facturation mensuelle.
93 | mission | warn | hidden | Assistant d’agence indépendant | Auto-entrepreneur à temps plein dans nos bureaux, planning imposé, cinq semaines de vacances à poser en accord avec l’équipe.
94 | mission | warn | hidden | Dessinateur en régie | Pointage à l’arrivée et au départ, 39 heures par semaine, interdiction de travailler pour d’autres clients.
95 | mission | warn | hidden | Conducteur de travaux sous statut micro | Nous ne voulons pas embaucher pour l’instant : statut micro-entreprise exigé, mêmes horaires que nos salariés et dates de congé validées par la direction.
96 | mission | warn | hidden | Architecte collaborateur | Vous serez intégré à l’équipe, avec un supérieur hiérarchique, des horaires fixes et un compte rendu quotidien de vos heures.
97 | mission | warn | hidden | Économiste intégré | Poste à plein temps à durée indéterminée, réglé sur facture, 35 heures dans nos locaux, jours de repos fixés ensemble.
98 | job | stop | age | Urbaniste | Bureau d’études en pleine croissance, cherche collaborateur dynamique dont l’âge n’excède pas 33 ans.
99 | job | stop | age | Géomètre | Notre équipe est jeune, et c’est pourquoi nous excluons les candidats de plus de 45 ans, quelle que soit leur expérience.
100 | job | stop | age | Thermicien | Diplôme d’ingénieur, anglais courant ; les quinquagénaires ne correspondent pas au profil.
101 | job | stop | sex | Plombier chauffagiste | Pour les dépannages chez les particuliers, lesquels sont souvent des dames seules, nous n’embauchons que des femmes.
102 | job | stop | sex | Directeur technique | Il nous faut un homme de terrain, pas une femme, car les entreprises ne l’écouteraient pas.
103 | job | stop | pregnancy | Architecte | Le poste est à pourvoir tout de suite, sauf aux femmes enceintes ou en âge de l’être.
104 | job | stop | origin | Façadier | Logement fourni, embauche immédiate, main-d’œuvre polonaise exclusivement, qui travaille mieux.
105 | job | stop | origin | Réceptionniste | Nom à consonance française de préférence, nos clients y sont sensibles.
106 | mission | stop | age | Montage vidéo d’un chantier | Une journée par mois pendant un an. Cherche étudiant ou jeune de 18 à 25 ans maximum.
107 | job | stop | age | Dessinateur d’exécution | Qui dépasse 55 ans n’a pas sa place ici, autant le dire tout de suite.
108 | job | stop | family | Responsable de travaux | Être libre de toute obligation familiale est une condition du poste.
109 | job | stop | religion | Chargé d’opérations | Nous demandons de ne pratiquer aucune religion, y compris en privé.
110 | job | stop | health | Couvreur | Nous n’acceptons pas les personnes ayant déjà eu un arrêt maladie de longue durée.
111 | mission | stop | free | Relevé et plans d’un appartement | Échange de visibilité contre prestation, nous avons vingt mille abonnés.
112 | mission | warn | hidden | Renfort dessin à Lyon | Du lundi au vendredi, 9 h – 12 h 30 et 13 h 30 – 18 h, au bureau. Les congés se prennent en août, d’un commun accord.
113 | mission | stop | signature | Maison ossature bois | Le bureau d’études a conçu la maison, l’architecte n’aura qu’à parapher les plans et fournir son attestation d’assurance.
114 | job | stop | language | Accueil en agence | Parler français sans accent, langue maternelle de préférence.
115 | job | stop | appearance | Vendeur de cuisines | Homme élégant, grand, sans barbe.
116 | job | stop | free | Alternance dessin | L’alternant ne percevra aucune rémunération pendant les trois premiers mois.
117 | job | stop | sex | Aide ménagère de chantier | Dame sérieuse recherchée pour le nettoyage de fin de chantier.
118 | job | stop | age | Collaborateur d’architecte | Une première expérience suffit ; en revanche nous n’étudierons pas les dossiers de candidats de plus de 40 ans.
119 | mission | stop | signature | Régularisation d’une extension | L’extension est construite, le dossier rédigé par mes soins ; il manque le nom et la signature d’un architecte pour la mairie.
120 | job | stop | union | Grutier | Merci de nous dire si vous avez déjà été syndiqué ou élu au CSE, ce que nous ne souhaitons pas.
121 | job | clean | - | Dessinateur projeteur H/F | Plans d’exécution de logements collectifs sous Revit. Deux ans d’expérience demandés, 32 à 36 k€ selon le parcours, télétravail le vendredi.
122 | job | clean | - | Conducteur de travaux H/F | Suivi de trois opérations de réhabilitation occupées. Immeubles de plus de 50 ans, façades en pierre, budget de 4 M€.
123 | mission | clean | - | Relevé et plans d’une maison de famille | Maison de 140 m² à Angers, deux niveaux. Plans, coupes et façades au 1/50, forfait de 1 800 €, remise fin janvier.
124 | mission | clean | - | Permis de construire d’une école maternelle | Nous cherchons un dessinateur pour mettre au propre les pièces graphiques, sous la conduite de notre architecte. 300 € par jour, quinze jours.
125 | job | clean | - | Architecte DE ou HMONP H/F | Agence de neuf personnes, projets publics. Vous suivez un groupe scolaire de l’APS à la réception. CDI, 38 k€.
126 | job | clean | - | Économiste de la construction H/F | Rédaction de CCTP et DPGF tous corps d’état, expérience de cinq ans appréciée. Permis B utile, véhicule de service.
127 | mission | clean | - | Perspectives d’une crèche | Quatre vues extérieures, deux intérieures, avec des enfants et des parents en silhouette. 1 600 € le lot.
128 | job | clean | - | Paysagiste concepteur H/F | Projets de cours d’école et de parcs. Dans le cadre d’un départ en retraite, passation de deux mois prévue.
129 | mission | clean | - | Modélisation BIM d’un EHPAD | Établissement pour personnes âgées de 84 chambres, maquette LOD 300, nuage de points fourni. 380 € par jour.
130 | job | clean | - | Chef de projet foyer de jeunes travailleurs H/F | Vous portez la réhabilitation d’un foyer accueillant des jeunes de 16 à 30 ans. Cinq ans d’expérience en maîtrise d’œuvre.
131 | job | clean | - | Assistant ou assistante de direction | Vous organisez les réunions de chantier, relisez les comptes rendus et suivez les contrats jusqu’à leur signature.
132 | mission | clean | - | Aménagement d’un cabinet de sage-femme | Trois salles de consultation, accueil des femmes enceintes, accessibilité. Honoraires au forfait, 4 500 €.
133 | job | clean | - | Technicien bureau d’études H/F | Poste ouvert aux travailleurs en situation de handicap, locaux accessibles, aménagements possibles.
134 | mission | clean | - | Diagnostic d’une église du XIIe siècle | Relevé au scanner et rapport sanitaire pour la commune. Architecte du patrimoine, 420 € par jour, vingt jours.
135 | job | clean | - | Chargé d’études urbanisme H/F | PLU intercommunaux, concertation avec les élus et les habitants des quartiers nord. 34 k€, RTT.
136 | mission | clean | - | Plans d’un centre d’hébergement pour femmes | Association, budget de 9 000 € financé par la Région. Vingt chambres, une salle commune, un jardin.
137 | job | clean | - | Dessinateur en alternance H/F | Licence professionnelle ou BTS, rémunération légale de l’alternance, prise en charge du titre de transport.
138 | job | clean | - | Stagiaire architecte H/F | Stage de six mois, gratification de 900 € par mois, tickets restaurant, participation à un concours rendu en mai.
139 | mission | clean | - | Étude thermique d’un immeuble des années 1970 | RE2020 non applicable, audit et scénarios de travaux. Deux mois, 7 500 €.
140 | job | clean | - | Coordonnateur SPS H/F | Niveau 2, chantiers dans l’Hérault. Anglais lu apprécié, véhicule fourni.
141 | job | clean | - | Ingénieur structure H/F | Calcul d’ouvrages en bois et en béton. Durée de vie du projet de 100 ans, norme EN 1995.
142 | mission | clean | - | Concours d’une résidence senior | Recherche perspectiviste pour cinq vues, indemnité de 2 500 € versée quel que soit le résultat.
143 | job | clean | - | Chef de chantier H/F | Équipe de huit compagnons, chantiers à moins de 30 km du dépôt. 2 600 à 2 900 € bruts par mois.
144 | mission | clean | - | Suivi de chantier d’une maison | Une visite par semaine pendant huit mois, comptes rendus sous deux jours. Vous organisez votre temps librement.
145 | job | clean | - | Projeteur CVC H/F | Trois à cinq ans d’expérience, maîtrise de Revit MEP. Équipe de quinze personnes, moyenne d’ancienneté de six ans.
146 | job | clean | - | Menuisier agenceur H/F | Fabrication et pose, charges levées à deux ou avec un palan. Formation assurée par l’entreprise.
147 | mission | clean | - | Reportage photographique d’une livraison | Une journée à Nantes, vingt vues retouchées, droits d’usage pour cinq ans, 850 €.
148 | job | clean | - | Secrétaire technique H/F | Accueil téléphonique, situations de travaux, suivi des sous-traitants. Temps partiel de 28 heures possible.
149 | mission | clean | - | Traduction du dossier de presse | Du français vers l’anglais, douze pages, traducteur ayant l’habitude de l’architecture. 0,14 € le mot.
150 | job | clean | - | Assistant export H/F | Italien courant pour échanger avec nos fournisseurs de pierre. 30 k€ et intéressement.
151 | job | clean | - | Architecte d’intérieur H/F | Boutiques de prêt-à-porter féminin et masculin dans toute la France. Déplacements deux jours par semaine.
152 | mission | clean | - | Plans d’un salon de coiffure pour hommes | 80 m² à Bordeaux, mise en accessibilité, dossier d’autorisation de travaux. Forfait de 2 200 €.
153 | job | clean | - | BIM manager H/F | Rédaction des conventions BIM, formation des équipes, dix projets par an. 48 à 55 k€.
154 | mission | clean | - | Dossier de permis pour une mosquée | Bureau d’études cherche un dessinateur pour les pièces graphiques, architecte désigné par la commune. 280 € par jour.
155 | job | clean | - | Géomètre topographe H/F | Levés, implantations, bornages. Débutants acceptés, accompagnement pendant un an.
156 | job | clean | - | Thermicien H/F | Contrat de maternité de notre collègue : remplacement en CDD de sept mois, prolongation possible.
157 | mission | clean | - | Identité graphique d’une agence | Logo, papier à lettres et gabarits, 2 000 €, droits cédés.
158 | job | clean | - | Responsable d’agence H/F | Vous encadrez six personnes, gérez un budget d’un million et rendez compte au comité de direction.
159 | mission | clean | - | Reprise d’un dossier de permis modificatif | Notre architecte signe le dossier, vous mettez à jour les plans et la notice. 300 € par jour, six jours.
160 | job | clean | - | Couvreur zingueur H/F | Toitures en ardoise, garantie décennale de l’entreprise, harnais et échafaudages fournis.
161 | mission | clean | - | Maquette d’étude au 1/200 | Atelier à Montreuil, une semaine, 1 400 €, matériaux fournis.
162 | job | clean | - | Dessinateur béton armé H/F | Allplan, plans de coffrage et de ferraillage. Le poste comprend l’accompagnement d’un jeune apprenti.
163 | job | clean | - | Chargé de communication H/F | Agence d’architecture, rédaction des candidatures et du site. Portfolio bienvenu, photo inutile.
164 | mission | clean | - | Audit d’accessibilité de douze écoles | Rapports, chiffrage et échéancier. 350 € par jour, vingt-quatre jours, déplacements remboursés.
165 | job | clean | - | Conducteur de travaux grands déplacements H/F | Chantiers en France, indemnités de déplacement, retour chaque week-end, logement pris en charge.
166 | mission | clean | - | Plans d’exécution d’un hôtel | Cent vingt chambres, deux freelances, chacun libre de ses horaires, revue de projet tous les quinze jours en visioconférence.
167 | job | clean | - | Métreur H/F | Rénovation de logements occupés, relations avec des familles nombreuses et des locataires âgés.
168 | mission | clean | - | Étude de faisabilité d’une maison médicale | Trois scénarios, capacité, coûts. Deux semaines, 3 200 €.
169 | job | clean | - | Assistante sociale de chantier ou assistant social H/F | Relogement de trente ménages pendant des travaux, permanence hebdomadaire.
170 | job | clean | - | Peintre en bâtiment H/F | Chantiers à Lille et alentour. Travail de nuit exceptionnel, majoré. CDI, 13,50 € de l’heure.
171 | mission | clean | - | Modélisation d’un gymnase | Nuage de points fourni, Archicad 28, trois semaines, 6 000 €, paiement à trente jours.
172 | job | clean | - | Architecte urbaniste H/F | Agence fondée il y a trente ans, quarante collaborateurs, projets en France et à l’étranger.
173 | job | clean | - | Technicien VRD H/F | Covadis, plans de récolement. Nous recrutons à tout âge et de tout parcours.
174 | mission | clean | - | Expertise d’une fissure | Maison de 1935, visite, rapport, photographies. Forfait de 900 €.
175 | job | clean | - | Chargé d’affaires H/F | Aisance avec les clients, portefeuille de quarante entreprises, prime sur objectifs.
176 | mission | clean | - | Scénographie d’une exposition sur les femmes architectes | Musée municipal, 200 m², budget de 30 000 €, rendu en avril.
177 | job | clean | - | Ingénieur acoustique H/F | Mesures de nuit quatre fois par an, récupérées. Logiciels CadnaA et Odeon.
178 | job | clean | - | Gestionnaire de patrimoine H/F | Parc de 2 400 logements de 10 à 60 ans, plan de travaux pluriannuel.
179 | mission | clean | - | Assistance à maîtrise d’ouvrage d’une paroisse | Rénovation d’une salle de réunion, consultation des entreprises. 3 800 €.
180 | job | clean | - | Chef de projet patrimoine H/F | Monuments historiques, relations avec la DRAC et le diocèse. Diplôme de Chaillot apprécié.
181 | job | clean | - | Dessinateur métallerie H/F | Garde-corps, escaliers, verrières. Tekla ou Advance Steel. Horaires de l’atelier de 7 h 30 à 16 h.
182 | mission | clean | - | Relecture d’un CCTP | Quatre-vingts pages, lots 1 à 6, deux jours à 400 €.
183 | job | clean | - | Conducteur d’opérations H/F | Collège de 600 élèves, âgés de 11 à 15 ans, livraison en septembre 2028.
184 | mission | clean | - | Plan d’aménagement d’un camping | Cinquante emplacements, sanitaires, accueil. Permis d’aménager suivi par un architecte-paysagiste de la commune.
185 | job | clean | - | Plombier chauffagiste H/F | Dépannages chez des particuliers, véhicule, téléphone, astreinte une semaine sur six.
186 | job | clean | - | Responsable HSE H/F | Prévention, formation des équipes, suivi des arrêts et des accidents, lien avec la médecine du travail.
187 | mission | clean | - | Suivi photographique d’un chantier | Une matinée par mois pendant deux ans, 250 € la visite.
188 | job | clean | - | Assistant maîtrise d’ouvrage H/F | Programmes de crèches et de maisons de naissance pour des communes. 36 k€.
189 | job | clean | - | Urbaniste programmiste H/F | Vous écrivez clairement et parlez en public avec plaisir. Maîtrise du français écrit.
190 | mission | clean | - | Plans d’une brasserie artisanale | Local de 300 m² à Tours, extraction et accessibilité, 5 000 €.
191 | job | clean | - | Façadier H/F | Isolation par l’extérieur, équipe de quatre, échafaudages de l’entreprise. Débutants formés.
192 | mission | clean | - | Vérification de plans de ferraillage | Trois immeubles, vingt heures, 70 € de l’heure.
193 | job | clean | - | Directeur de travaux H/F | Quinze ans d’expérience, opérations de plus de 20 M€. Package de 75 k€.
194 | job | clean | - | Dessinateur paysagiste H/F | AutoCAD et SketchUp, parcs et cimetières. Agence accessible à vélo.
195 | mission | clean | - | Étude historique d’un quartier | Archives, cartes, entretiens avec d’anciens habitants d’origine italienne et polonaise. 6 500 €.
196 | job | clean | - | Agenceur commercial H/F | Conception de cuisines et de dressings, fixe de 1 900 € et commissions.
197 | mission | clean | - | Rendu de concours | Trois vues, délai de huit jours, 1 800 €, nom du perspectiviste cité au concours.
198 | job | clean | - | Opérateur scanner 3D H/F | Relevés dans toute la région, formation interne, primes de panier.
199 | job | clean | - | Architecte chargé des permis H/F | Vous concevez les maisons avec les clients, montez les dossiers et les signez en tant qu’architecte salarié inscrit à l’Ordre.
200 | mission | clean | - | Architecte pour une surélévation | Conception complète, de l’esquisse au permis, puis suivi du chantier. Honoraires de 11 % du montant des travaux.
201 | mission | clean | - | Architecte pour maison de 180 m² | Nous avons des idées et un croquis, tout reste à concevoir. Mission complète, budget de 420 000 €.
202 | job | clean | - | Technicien de maintenance H/F | Binôme de nuit, vestiaires séparés, prime. Toutes les candidatures sont lues.
203 | job | clean | - | Grutier H/F | CACES R487 à jour, chantiers franciliens, 2 900 € bruts.
204 | mission | clean | - | Synthèse technique d’un hôpital | Sous Navisworks, deux jours par semaine à distance, jours au choix. 400 € par jour, trois mois.
205 | job | clean | - | Dessinateur électricité H/F | Caneco et Revit, CDI, mutuelle familiale prise en charge à 70 %.
206 | job | clean | - | Juriste en droit de la construction H/F | Sinistres, assurances, baux. Cinq ans de pratique.
207 | mission | clean | - | Formation Revit de notre équipe | Cinq personnes, trois journées, 1 100 € par jour, programme à proposer.
208 | job | clean | - | Chef d’équipe gros œuvre H/F | Encadrement de douze compagnons de nationalités diverses, consignes traduites si besoin.
209 | mission | clean | - | Aménagement d’un local syndical | 60 m², peinture, mobilier, éclairage. 3 000 € d’honoraires.
210 | job | clean | - | Chargé de mission commerce H/F | Collectivité, animation du centre ancien, neutralité et réserve des agents publics.
211 | job | clean | - | Pilote OPC H/F | Plannings sous MS Project, quatre opérations. Tempérament calme, sens de l’écoute.
212 | mission | clean | - | Plans de vente d’une promotion | Quarante logements, du T1 au T5, 25 € le plan.
213 | job | clean | - | Cordiste bâtiment H/F | CQP exigé, aptitude vérifiée par le médecin du travail comme la loi le prévoit.
214 | mission | clean | - | Pré-étude d’un tiers-lieu | Programme, esquisse, estimation. 4 200 € en trois versements.
215 | job | clean | - | Carreleur mosaïste H/F | Chantiers haut de gamme, belle exécution attendue, primes de qualité.
216 | job | clean | - | Architecte paysagiste H/F | Projets de jardins thérapeutiques pour des patients atteints de la maladie d’Alzheimer.
217 | mission | clean | - | Numérisation d’un fonds de plans | Deux mille calques de 1920 à 1980, 12 000 €.
218 | job | clean | - | Assistant comptable H/F | Agence d’architecture, facturation, paie de dix personnes. Lundi au vendredi, 35 heures, CDI.
219 | job | clean | - | Dessinateur BIM H/F | CDI, 35 heures, horaires souples entre 8 h et 19 h, cinq semaines de congés et dix RTT.
220 | mission | clean | - | Renfort dessin pour une esquisse | Dix jours en décembre, à distance, livraison des plans le 22. 320 € par jour.
221 | job | clean | - | Charpentier H/F | Ossature bois, compagnonnage bienvenu, panier et trajets payés.
222 | mission | clean | - | Contrôle d’un décompte général | Lot 2, mémoire en réclamation, avis écrit. 1 500 €.
223 | job | clean | - | Responsable études de prix H/F | Réponse à une soixantaine d’appels d’offres par an.
224 | job | clean | - | Électricien H/F | Habilitations B2V et BR, chantiers tertiaires, première embauche possible.
225 | mission | clean | - | Maison en terre crue | Conseil en conception, deux réunions, une note. 1 200 €.
226 | job | clean | - | Designer d’espace H/F | Agence de jeune création fondée en 2024, cinq collaborateurs, projets d’hôtels.
227 | mission | clean | - | Signalétique d’un lycée | Étude, maquettes et quantitatif, 7 800 €.
228 | job | clean | - | Solier moquettiste H/F | Chantiers de bureaux, équipe de trois, véhicule partagé.
229 | job | clean | - | Conseiller en rénovation énergétique H/F | Accueil de ménages modestes, visites, dossiers d’aide. 29 k€.
230 | mission | clean | - | Étude de sol complémentaire | Mission G2 PRO, deux sondages, 3 400 €.
231 | job | clean | - | Inspecteur d’ouvrages d’art H/F | Ponts de plus de 80 ans, inspections détaillées, permis bateau apprécié.
232 | mission | clean | - | Architecte conseil d’une copropriété | Visite, diagnostic et assemblée générale, 950 € le dossier, trois par an.
233 | job | clean | - | Dessinateur piscine et jardin H/F | Plans, notices, dossiers de déclaration. Salaire de 27 à 31 k€.
234 | mission | clean | - | Vidéo d’un projet livré | Deux jours de tournage et un montage de trois minutes, 2 900 €.
235 | job | clean | - | Tailleur de pierre H/F | Cathédrale et hôtels particuliers. CAP ou expérience équivalente.
236 | job | clean | - | Ingénieur d’affaires bois H/F | Déplacements dans un rayon de 100 km, voiture, 45 k€.
237 | mission | clean | - | Dossier d’autorisation d’une micro-crèche | Dix berceaux, 120 m², notice de sécurité et d’accessibilité, 1 900 €.
238 | job | clean | - | Planificateur H/F | Deux à trois ans de pratique, chantier d’un tramway, contrat de chantier de 30 mois.
239 | mission | clean | - | Relevé d’une copropriété | Vingt-six logements, caves et combles, plans DWG. Forfait de 5 600 €, acompte de 30 %.
240 | job | clean | - | Vitrailliste H/F | Atelier de restauration, baies du XIVe au XXe siècle, contrat de 35 heures, formation au plomb assurée.
`;

export const unseenAds: readonly UnseenAd[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', kind, expected, theme = '', title = '', text = ''] = line.split(' | ');
    return { id: Number(id), kind, expected, theme, title, text } as UnseenAd;
  });

/** The ad as an offer whose other fields are in order, by a firm that is not one of architects. */
export function asOffer({ kind, title, text }: Pick<UnseenAd, 'kind' | 'title' | 'text'>): CheckedOffer {
  return clean(kind === 'job' ? 'cdi' : 'mission')('builder', title, text).offer;
}
export const unseenFirm = firms.builder;
