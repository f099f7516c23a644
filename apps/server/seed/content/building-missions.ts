import type { Mission } from './mission.ts';

/** What builders and engineers look for. */
export const buildingMissions = {
  charpente: {
    trades: ['projeteur-bois'],
    title: 'Plans d’exécution de charpente',
    description:
      'Du plan d’architecte au plan de taille\u00a0: assemblages, nomenclatures, fichiers pour le centre d’usinage. Notre chef d’atelier relit avec vous avant chaque lancement.',
    requirements: ['Cadwork ou Sema', 'Trois ans d’exécution bois', 'Eurocode 5'],
    eurosPerDay: [300, 420],
    duration: '2 mois',
    isRemote: true,
  },
  ossature: {
    trades: ['ingenieur-bois', 'ingenieur-structure'],
    title: 'Note de calcul d’ossature bois',
    description:
      'Descentes de charges, contreventement, ancrages, pour un bâtiment à trois niveaux. Le bureau de contrôle attend la note en deux temps.',
    requirements: ['Ingénieur structure', 'Eurocodes 5 et 8', 'Assurance décennale'],
    eurosPerDay: [380, 520],
    duration: '1 mois',
    isRemote: true,
  },
  beton: {
    trades: ['projeteur-beton-arme'],
    title: 'Plans de coffrage et de ferraillage',
    description:
      'Voiles, dalles et escaliers en béton apparent\u00a0: calepinage des banches, plans de coffrage et de ferraillage, nomenclatures d’aciers. Le béton reste visible, le plan doit l’être aussi.',
    requirements: ['Allplan ou Advance', 'Béton apparent', 'Eurocode 2'],
    eurosPerDay: [330, 450],
    duration: '4 mois',
    isRemote: true,
  },
  chantier: {
    trades: ['maitre-d-oeuvre', 'conducteur-de-travaux'],
    title: 'Suivi de chantier',
    description:
      'Une réunion par semaine, les comptes rendus le lendemain, les visas et le suivi des réserves jusqu’à la réception. Les entreprises sont choisies et le planning est tenu jusqu’ici.',
    requirements: ['Cinq ans de chantier', 'Permis B', 'Présence sur place deux jours par semaine'],
    eurosPerDay: [350, 480],
    duration: '8 mois',
    isRemote: false,
  },
  opc: {
    trades: ['pilote-opc'],
    title: 'Mission OPC en site occupé',
    description:
      'Ordonnancement de quatorze lots, logement par logement, avec des habitants présents. Vous tenez le planning, animez les réunions et prévenez avant que cela coince.',
    requirements: ['MS Project', 'Site occupé', 'Patience'],
    eurosPerDay: [360, 490],
    duration: '10 mois',
    isRemote: false,
  },
  economie: {
    trades: ['economiste', 'metreur'],
    title: 'Métrés et estimation par lots',
    description:
      'Métrés sur maquette ou sur plans, estimation par lots et variantes chiffrées. Nous voulons savoir d’où vient chaque prix.',
    requirements: ['Économie de la construction', 'Prix à jour', 'DPGF'],
    eurosPerDay: [320, 440],
    duration: '3 semaines',
    isRemote: true,
  },
  thermique: {
    trades: ['thermicien'],
    title: 'Étude thermique et confort d’été',
    description:
      'Simulation dynamique, variantes de protections solaires et de ventilation nocturne, notice réglementaire. Sans climatisation\u00a0: c’est la règle du projet.',
    requirements: ['Pleiades ou équivalent', 'RE2020', 'Matériaux biosourcés'],
    eurosPerDay: [350, 470],
    duration: '1 mois',
    isRemote: true,
  },
  bim: {
    trades: ['coordinateur-bim', 'bim-manager'],
    title: 'Coordination BIM',
    description:
      'Convention, revues de maquettes, rapports de conflits et export IFC pour huit partenaires. Un comité toutes les deux semaines.',
    requirements: ['Revit et Navisworks', 'IFC', 'Convention BIM rédigée au moins une fois'],
    eurosPerDay: [380, 520],
    duration: '6 mois',
    isRemote: true,
  },
  nuage: {
    trades: ['modeleur-bim'],
    title: 'Modélisation d’après nuage de points',
    description:
      'Le relevé est fait, le nuage est propre\u00a0: reste à modéliser l’existant au niveau de détail convenu, étage par étage, avec un contrôle à chaque livraison.',
    requirements: ['Revit', 'Recap', 'Niveau de détail 200'],
    eurosPerDay: [290, 400],
    duration: '2 mois',
    isRemote: true,
  },
  pierre: {
    trades: ['architecte-du-patrimoine', 'dessinateur'],
    title: 'Détails d’exécution en pierre',
    description:
      'Calepinage, profils, pièces à l’échelle 1 et listes de débit pour l’atelier de taille. Les gabarits sont vérifiés sur place avant la commande des blocs.',
    requirements: ['Stéréotomie', 'Rhino ou AutoCAD', 'Bâti ancien'],
    eurosPerDay: [320, 450],
    duration: '2 mois',
    isRemote: false,
  },
  terre: {
    trades: ['ingenieur-structure'],
    title: 'Carnet de détails en terre crue',
    description:
      'Soubassements, angles, baies\u00a0: les détails d’un mur porteur en pisé, à faire valider par le bureau de contrôle. Nous avons les essais, il nous faut les dessins.',
    requirements: ['Terre crue ou chanvre', 'Dessin de détail'],
    eurosPerDay: [290, 400],
    duration: '5 semaines',
    isRemote: true,
  },
} as const satisfies Record<string, Mission>;
