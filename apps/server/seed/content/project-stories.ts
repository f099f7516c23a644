import type { DrawingKind } from './drawings/draw-project.ts';

/** What a project of each kind of drawing may be called, before ', place', and told. */
export const projectStories: Readonly<
  Record<DrawingKind, { readonly titles: readonly string[]; readonly stories: readonly string[] }>
> = {
  plan: {
    titles: [
      'Maison à une seule pente',
      'Appartement traversant',
      'Cabinet de soins',
      'Maison de bourg',
      'Plateau de bureaux',
    ],
    stories: [
      'Un plan en deux rangs de pièces de part et d’autre d’une circulation courte, qui s’ouvre sur une pièce de vie traversante. Les pièces d’eau sont regroupées pour limiter les réseaux.',
      'Redistribution complète d’un niveau : les cloisons ajoutées dans les années soixante-dix ont été déposées, la lumière vient de nouveau des deux côtés. Chaque chambre a son rangement.',
      'Le programme tenait sur une page, le terrain aussi. La terrasse prolonge la pièce commune et protège du soleil d’ouest.',
    ],
  },
  haussmann: {
    titles: [
      'Ravalement d’un immeuble de rapport',
      'Restauration de façade',
      'Surélévation de comble',
      'Immeuble d’angle',
    ],
    stories: [
      'Relevé de la façade pierre à pierre, diagnostic des désordres et reprise des balcons. Les menuiseries de bois ont été conservées et doublées à l’intérieur.',
      'Étude de façade pour l’architecte des Bâtiments de France : nettoyage par micro-gommage, reprise des joints à la chaux, devantures redessinées.',
      'Création de deux logements sous combles, éclairés par des lucarnes au dessin des voisines. Le zinc a été repris à joint debout.',
    ],
  },
  housing: {
    titles: [
      'Vingt-quatre logements sociaux',
      'Résidence intergénérationnelle',
      'Logements participatifs',
      'Habitat groupé',
      'Îlot de logements',
    ],
    stories: [
      'Tous les logements sont traversants ou à double orientation, avec une loggia assez grande pour une table. Les coursives desservent quatre appartements au plus.',
      'Trois volumes de hauteurs différentes reprennent l’échelle du quartier. Structure en poteaux et dalles, façades en ossature bois, toitures plantées.',
      'Le rez-de-chaussée est actif : local à vélos, salle commune et deux commerces. Le chauffage vient du réseau de chaleur de la ville.',
    ],
  },
  timber: {
    titles: [
      'Maison en bois',
      'Extension d’une longère',
      'Maison à pignon',
      'Atelier d’artiste',
      'Gîte de quatre places',
    ],
    stories: [
      'Ossature et bardage en douglas local, isolation en fibre de bois, poêle unique au centre de la maison. Construite en sept mois, sous les quinze kilowattheures de besoin de chauffage.',
      'Le pignon reprend la pente des granges voisines ; la grande baie regarde le verger. L’annexe est reliée par un passage vitré.',
      'Une charpente de petites sections, assemblée sur place par deux charpentiers. Les fondations sur vis ont évité le béton.',
    ],
  },
  school: {
    titles: ['Groupe scolaire', 'École maternelle', 'Extension d’une école', 'Pôle enfance'],
    stories: [
      'Six classes, une salle de sport et un préau qui fait le lien entre les deux. La cour a été désimperméabilisée et plantée.',
      'Brique de réemploi en façade et fenêtres à hauteur d’enfant. Les travaux se sont déroulés par phases, sans fermer l’école.',
      'Ventilation naturelle nocturne, brasseurs d’air et protections solaires fixes : pas de climatisation, moins de vingt-huit degrés en juin.',
    ],
  },
  industrial: {
    titles: [
      'Reconversion d’une filature',
      'Tiers-lieu dans une fonderie',
      'Halle des ateliers',
      'Ancienne manufacture',
    ],
    stories: [
      'Les sheds ont été conservés et isolés par l’extérieur, la cheminée restaurée. Un volume de verre posé sur l’ancienne chaufferie abrite les bureaux.',
      'Un bâtiment de brique de 1898 devenu lieu de travail partagé : ateliers au rez-de-chaussée, bureaux sous les sheds, jardin dans la cour.',
      'Dépollution, reprise des fondations et curage sélectif : les deux tiers des matériaux déposés ont été réemployés sur place.',
    ],
  },
  section: {
    titles: ['Maison sur cave', 'Coupe d’une maison de ville', 'Surélévation en bois', 'Logement en duplex'],
    stories: [
      'Toute la maison s’organise autour de l’escalier : il apporte la lumière du toit jusqu’au séjour. Les planchers bois existants ont été renforcés.',
      'Étude en coupe d’une surélévation de deux niveaux. Les charges descendent par quatre poteaux, sans reprise des murs mitoyens.',
      'Un volume simple, des hauteurs sous plafond généreuses au rez-de-chaussée, et un étage de nuit compact sous la toiture.',
    ],
  },
  site: {
    titles: [
      'Aménagement du cœur de bourg',
      'Plan de masse d’un hameau',
      'Cour plantée',
      'Quartier de la gare',
    ],
    stories: [
      'Le bâtiment se replie autour d’une cour plantée et laisse la rue tranquille. Les stationnements sont regroupés à l’entrée, le reste se parcourt à pied.',
      'Étude d’implantation pour une commune rurale : densifier sans étaler, relier l’école à la mairie, garder les vergers.',
      'L’eau de pluie est conduite à ciel ouvert jusqu’à un bassin enherbé. Soixante arbres de haute tige, choisis pour le climat de 2050.',
    ],
  },
  axonometry: {
    titles: ['Étude de volumes', 'Béguinage de douze maisons', 'Maison médicale', 'Auberge de jeunesse'],
    stories: [
      'Trois volumes assemblés autour d’un jardin, chacun avec sa toiture et son entrée. La maquette a servi de support à la concertation.',
      'Axonométrie d’ensemble pour un concours : le jury y a lu le phasage, les accès et la gestion des toitures en une seule planche.',
      'Un petit équipement que l’on peut agrandir : la trame de quatre mètres vingt permet d’ajouter une travée sans fermer.',
    ],
  },
  detail: {
    titles: ['Carnet de détails', 'Pied de mur', 'Parois biosourcées', 'Détails de façade'],
    stories: [
      'Extrait d’un carnet de quarante détails dessinés au dixième : continuité de l’isolant, de l’étanchéité à l’air et de la coupure de capillarité.',
      'Mise au point d’une paroi perspirante avec l’entreprise, prototype à l’échelle un et mesure d’humidité pendant un hiver.',
      'Traitement du pied de façade en rénovation : isoler sans enfermer l’eau dans un mur de pierre.',
    ],
  },
};

/** Names of houses and places, as projects carry them. */
export const projectPlaces: readonly string[] =
  `Mérignac|Plouha|Le Conquet|Die|Uzès|Saint-Malo|Sète|Roubaix|Montreuil|Colmar|Lorient|Figeac
Arles|Saint-Paul|Le Diamant|Rémire|Gosier|Beaune|Annonay|Douarnenez|Crest|Luchon|Vézelay|Pantin|Ivry|Tulle|Guéret|Honfleur|Cassel|Bitche`.split(
    /[|\n]/u,
  );
