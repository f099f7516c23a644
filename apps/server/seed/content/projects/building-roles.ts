import type { Role } from './role.ts';

const common = ['logements', 'ecole', 'mediatheque', 'gymnase', 'sante', 'creche'] as const;

/** Those who calculate, count, measure and build. */
export const buildingRoles = {
  economie: {
    programmes: [...common, 'pignon', 'tiersLieu'],
    software: ['Excel', 'Revit', 'AutoCAD'],
    holdings: [
      {
        name: ['Économiste de la maîtrise d’œuvre', 'Économiste de la maîtrise d’œuvre'],
        phases: ['APS', 'APD', 'PRO', 'DCE', 'ACT'],
        views: ['estimate', 'costs', 'facade'],
        titles: ['Économiste'],
        did: 'J’ai estimé le projet à chaque phase, écrit les CCTP et les DPGF, puis analysé les offres. L’écart à l’ouverture des plis est resté sous trois pour cent.',
        isInAgency: true,
      },
      {
        name: ['Métrés et variantes', 'Métrés et variantes'],
        phases: ['APD', 'PRO'],
        views: ['costs', 'estimate', 'plan'],
        did: 'J’ai métré le projet sur maquette et chiffré les variantes qui ont permis de garder les matériaux voulus.',
        isInAgency: true,
      },
    ],
  },
  travaux: {
    programmes: [...common, 'tiersLieu'],
    software: ['MS Project', 'AutoCAD', 'Excel'],
    holdings: [
      {
        name: ['Conducteur de travaux, gros œuvre', 'Conductrice de travaux, gros œuvre'],
        phases: ['EXE'],
        views: ['siteWorks', 'schedule', 'section'],
        titles: ['Conduct'],
        did: 'J’ai préparé et conduit les travaux de l’entreprise\u00a0: installation, approvisionnements, équipes et sous-traitants, sans accident ni retard.',
        isInAgency: false,
      },
      {
        name: ['Conducteur de travaux, tous corps d’état', 'Conductrice de travaux, tous corps d’état'],
        phases: ['EXE', 'AOR'],
        views: ['schedule', 'siteWorks', 'phasing'],
        titles: ['Conduct'],
        did: 'J’ai tenu le chantier de la préparation à la réception, réserves comprises, et remis le dossier des ouvrages exécutés le jour même.',
        isInAgency: false,
      },
      {
        name: ['Chef de chantier, gros œuvre', 'Cheffe de chantier, gros œuvre'],
        phases: ['EXE'],
        views: ['siteWorks', 'schedule', 'phasing'],
        titles: ['Chef'],
        did: 'J’ai dirigé l’équipe de gros œuvre sur place, chaque jour\u00a0: implantation, banches, levage et sécurité, en accord avec la conduite de travaux.',
        isInAgency: false,
      },
    ],
  },
  opc: {
    programmes: [...common, 'bureaux'],
    software: ['MS Project', 'Excel'],
    holdings: [
      {
        name: ['Pilote OPC', 'Pilote OPC'],
        phases: ['OPC'],
        views: ['schedule', 'phasing', 'siteWorks'],
        did: 'J’ai ordonnancé onze lots, animé la réunion hebdomadaire et rattrapé trois semaines d’intempéries.',
        isInAgency: false,
      },
      {
        name: ['Pilote OPC, travaux par tranches', 'Pilote OPC, travaux par tranches'],
        phases: ['OPC', 'AOR'],
        views: ['phasing', 'schedule', 'plan'],
        did: 'J’ai phasé les travaux en trois tranches\u00a0: des accès maintenus pour les voisins, les essais faits avant chaque livraison.',
        isInAgency: false,
      },
    ],
  },
  thermique: {
    programmes: ['logements', 'ecole', 'creche', 'sante', 'pignon', 'bureaux', 'plainPied'],
    software: ['Pleiades', 'Revit', 'Excel'],
    holdings: [
      {
        name: ['Études thermiques', 'Études thermiques'],
        phases: ['APS', 'APD', 'PRO'],
        views: ['summer', 'needs', 'isotherms', 'section'],
        did: 'J’ai mené la simulation thermique dynamique et l’étude énergétique. Les protections solaires et la ventilation nocturne ont suffi\u00a0: pas de climatisation.',
        isInAgency: false,
      },
      {
        name: ['Audit énergétique', 'Audit énergétique'],
        phases: ['DIAG'],
        views: ['needs', 'isotherms', 'section'],
        did: 'J’ai audité le bâtiment, mesures à l’appui, et proposé trois scénarios de travaux avec leur coût et leur effet.',
        isInAgency: false,
      },
    ],
  },
  structure: {
    programmes: ['logements', 'ecole', 'mediatheque', 'creche', 'tiersLieu', 'bureaux'],
    software: ['Robot', 'Acord', 'Revit', 'AutoCAD'],
    holdings: [
      {
        name: ['Ingénieur structure de la maîtrise d’œuvre', 'Ingénieure structure de la maîtrise d’œuvre'],
        phases: ['APD', 'PRO', 'DCE', 'VISA'],
        views: ['framing', 'section', 'axonometry', 'rebar'],
        titles: ['Ingénieur'],
        did: 'J’ai dimensionné la structure aux Eurocodes, descentes de charges et contreventement compris, puis visé les études d’exécution.',
        isInAgency: false,
      },
      {
        name: ['Plans de coffrage et de ferraillage', 'Plans de coffrage et de ferraillage'],
        phases: ['EXE'],
        views: ['rebar', 'framing', 'section'],
        titles: ['Projet'],
        did: 'J’ai établi pour l’entreprise les plans de coffrage et de ferraillage et les nomenclatures d’acier, étage par étage.',
        isInAgency: false,
      },
    ],
  },
  topographie: {
    programmes: ['ecole', 'sante', 'creche', 'plainPied', 'tiersLieu'],
    software: ['Covadis', 'AutoCAD', 'Recap'],
    holdings: [
      {
        name: ['Levé topographique', 'Levé topographique'],
        phases: ['DIAG'],
        views: ['topography', 'measured', 'facade'],
        did: 'J’ai levé le terrain et ses abords au centimètre, rattaché au système national, puis relevé l’existant au scanner.',
        isInAgency: false,
      },
    ],
  },
} as const satisfies Record<string, Role>;
