import type { Role } from './role.ts';

const dwellings = ['plainPied', 'pignon', 'ville', 'logements'] as const;
const publicBuildings = ['ecole', 'creche', 'mediatheque', 'sante', 'gymnase'] as const;

/** Those who draw and conduct projects. */
export const designRoles = {
  architecte: {
    programmes: [...dwellings, ...publicBuildings, 'tiersLieu'],
    software: ['ArchiCAD', 'Revit', 'SketchUp', 'AutoCAD'],
    holdings: [
      {
        name: ['Architecte mandataire, mission complète', 'Architecte mandataire, mission complète'],
        phases: ['ESQ', 'APS', 'APD', 'PRO', 'ACT', 'VISA', 'DET', 'AOR'],
        views: ['perspective', 'plan', 'section', 'facade', 'axonometry'],
        did: 'J’ai mené le projet de l’esquisse à la réception, avec un bureau d’études structure et un économiste. Le permis a été obtenu sans demande de pièces.',
        isInAgency: false,
      },
      {
        name: ['Chef de projet', 'Cheffe de projet'],
        phases: ['APS', 'APD', 'PRO', 'DCE'],
        views: ['facade', 'plan', 'section', 'axonometry'],
        did: 'J’ai conduit les études de l’avant-projet au dossier de consultation, avec deux collaborateurs, et tenu la synthèse avec les bureaux d’études.',
        isInAgency: true,
      },
      {
        name: ['Architecte, esquisse et permis', 'Architecte, esquisse et permis'],
        phases: ['DIAG', 'ESQ', 'APS', 'APD'],
        views: ['axonometry', 'plan', 'facade', 'section'],
        did: 'J’ai dessiné l’esquisse, puis monté le dossier de permis\u00a0: plans, notice et insertion, en dialogue avec le service instructeur.',
        isInAgency: false,
      },
    ],
  },
  dessin: {
    programmes: [...dwellings, 'appartement', 'ecole', 'sante', 'bureaux'],
    software: ['AutoCAD', 'Revit', 'ArchiCAD'],
    holdings: [
      {
        name: ['Dessinateur-projeteur', 'Dessinatrice-projeteuse'],
        phases: ['PRO', 'DCE'],
        views: ['plan', 'section', 'facade', 'detail'],
        did: 'J’ai dressé les plans, coupes et façades, les carnets de menuiseries et les repérages, dans la charte de l’agence.',
        isInAgency: true,
      },
      {
        name: ['Dessinateur d’exécution', 'Dessinatrice d’exécution'],
        phases: ['EXE'],
        views: ['section', 'plan', 'detail'],
        did: 'J’ai produit les plans d’exécution de l’entreprise et les détails de paroi, réservations coordonnées avec les autres lots avant diffusion.',
        isInAgency: true,
      },
      {
        name: ['Relevé et plans de l’existant', 'Relevé et plans de l’existant'],
        phases: ['DIAG'],
        views: ['measured', 'section', 'facade'],
        did: 'J’ai relevé le bâtiment au laser en deux jours et rendu les plans, coupes et façades cotés la semaine suivante.',
        isInAgency: true,
      },
    ],
  },
  bim: {
    programmes: ['logements', 'ecole', 'mediatheque', 'sante', 'bureaux', 'creche'],
    software: ['Revit', 'Navisworks', 'Solibri', 'Dynamo', 'BIMcollab'],
    holdings: [
      {
        name: ['BIM manager de la maîtrise d’œuvre', 'BIM manager de la maîtrise d’œuvre'],
        phases: ['APD', 'PRO', 'DCE'],
        views: ['clashes', 'axonometry', 'plan'],
        titles: ['BIM', 'Coordinat'],
        did: 'J’ai écrit la convention BIM, contrôlé les maquettes de six partenaires chaque semaine et animé les revues de conflits.',
        isInAgency: true,
      },
      {
        name: ['Coordinateur de la synthèse', 'Coordinatrice de la synthèse'],
        phases: ['EXE', 'VISA'],
        views: ['axonometry', 'clashes', 'section', 'plan'],
        titles: ['BIM', 'Coordinat'],
        did: 'J’ai tenu la synthèse des réseaux en exécution\u00a0: un rapport par semaine, des conflits numérotés, un responsable et une date pour chacun.',
        isInAgency: true,
      },
      {
        name: ['Modélisation de l’existant', 'Modélisation de l’existant'],
        phases: ['DIAG'],
        views: ['axonometry', 'measured', 'section'],
        titles: ['Model'],
        did: 'J’ai modélisé le bâtiment existant d’après un nuage de points, étage par étage, avec un écart mesuré à chaque livraison.',
        isInAgency: true,
      },
      {
        name: ['Maquette de l’avant-projet', 'Maquette de l’avant-projet'],
        phases: ['APD', 'PRO'],
        views: ['plan', 'axonometry', 'section'],
        titles: ['Model'],
        did: 'J’ai monté la maquette dans le gabarit de l’agence et j’en ai tiré plans, coupes et tableaux de surfaces.',
        isInAgency: true,
      },
    ],
  },
  interieur: {
    programmes: ['appartement', 'deuxPieces', 'boutique', 'restaurant', 'bureaux'],
    software: ['SketchUp', 'ArchiCAD', 'AutoCAD', 'Photoshop'],
    holdings: [
      {
        name: ['Architecte d’intérieur, mission complète', 'Architecte d’intérieur, mission complète'],
        phases: ['ESQ', 'APS', 'APD', 'PRO', 'DET', 'AOR'],
        views: ['axonometry', 'plan', 'interior', 'section'],
        titles: ['Architecte'],
        did: 'J’ai dessiné l’agencement et le mobilier, chiffré poste par poste, puis suivi le chantier chaque semaine jusqu’à la réception.',
        isInAgency: false,
      },
      {
        name: ['Conception de l’agencement', 'Conception de l’agencement'],
        phases: ['ESQ', 'APS', 'PRO'],
        views: ['interior', 'plan', 'axonometry'],
        did: 'J’ai conçu l’agencement et les détails du mobilier intégré, réalisé ensuite par un menuisier du quartier.',
        isInAgency: false,
      },
    ],
  },
  paysage: {
    programmes: ['cour', 'place', 'parc', 'jardin'],
    software: ['AutoCAD', 'QGIS', 'Illustrator', 'SketchUp'],
    holdings: [
      {
        name: ['Paysagiste, mission complète', 'Paysagiste, mission complète'],
        phases: ['ESQ', 'APS', 'APD', 'PRO', 'ACT', 'DET', 'AOR'],
        views: ['planting', 'profile', 'topography'],
        titles: ['Paysagiste'],
        did: 'J’ai mené le projet avec un bureau VRD, du premier plan jusqu’au suivi des plantations pendant deux ans.',
        isInAgency: false,
      },
      {
        name: ['Diagnostic et avant-projet', 'Diagnostic et avant-projet'],
        phases: ['DIAG', 'ESQ', 'APS'],
        views: ['profile', 'planting', 'topography'],
        titles: ['Paysagiste'],
        did: 'J’ai établi le diagnostic, puis un avant-projet discuté sur place et repris tel quel par le maître d’ouvrage.',
        isInAgency: false,
      },
      {
        name: ['Étude urbaine et plan guide', 'Étude urbaine et plan guide'],
        phases: ['DIAG', 'ESQ'],
        views: ['sitePlan', 'profile', 'topography'],
        titles: ['Urbaniste'],
        did: 'J’ai établi le diagnostic, mené trois ateliers avec les habitants, puis dessiné le plan guide que le conseil municipal a adopté.',
        isInAgency: false,
      },
    ],
  },
  maitrise: {
    programmes: ['plainPied', 'pignon', 'ville', 'appartement', 'sante'],
    software: ['AutoCAD', 'SketchUp', 'MS Project'],
    holdings: [
      {
        name: ['Maître d’œuvre, du permis à la réception', 'Maître d’œuvre, du permis à la réception'],
        phases: ['APD', 'PRO', 'ACT', 'VISA', 'DET', 'AOR'],
        views: ['plan', 'facade', 'section', 'schedule'],
        did: 'J’ai consulté trois entreprises par lot, tenu une réunion par semaine et levé les réserves en vingt jours.',
        isInAgency: false,
      },
      {
        name: ['Direction des travaux', 'Direction des travaux'],
        phases: ['ACT', 'VISA', 'DET', 'AOR'],
        views: ['section', 'schedule', 'plan', 'detail'],
        did: 'J’ai dirigé les travaux pour le compte du maître d’ouvrage\u00a0: visas, situations mensuelles et réception lot par lot.',
        isInAgency: false,
      },
    ],
  },
  image: {
    programmes: [
      'pignon',
      'plainPied',
      'logements',
      'ecole',
      'mediatheque',
      'gymnase',
      'tiersLieu',
      'creche',
    ],
    software: ['Blender', 'Photoshop', 'Twinmotion', 'Rhino', 'SketchUp'],
    holdings: [
      {
        name: ['Images de concours', 'Images de concours'],
        phases: ['ESQ'],
        views: ['perspective', 'axonometry', 'facade'],
        did: 'J’ai fait les images du concours en six jours, d’après la maquette et les croquis de l’agence\u00a0: une vue d’approche, une axonométrie, une élévation.',
        isInAgency: true,
      },
      {
        name: ['Illustrations de l’avant-projet', 'Illustrations de l’avant-projet'],
        phases: ['APS', 'APD'],
        views: ['axonometry', 'perspective', 'section'],
        did: 'J’ai dessiné au trait les vues qui ont servi à la concertation, puis les planches du permis de construire.',
        isInAgency: true,
      },
    ],
  },
} as const satisfies Record<string, Role>;
