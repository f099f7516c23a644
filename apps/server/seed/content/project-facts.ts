import { projectPhaseCodes } from '@mitoyen/contract/features/portfolio/project-phases.ts';
import { createRandom } from './random.ts';

/** What was done, and in which part of a mission. */
const roles = [
  ['Mission complète', 'ESQ', 'AOR'],
  ['Études, de l’esquisse au permis de construire', 'ESQ', 'APD'],
  ['Plans d’exécution et carnets de détails', 'PRO', 'EXE'],
  ['Dossier de consultation et analyse des offres', 'PRO', 'ACT'],
  ['Suivi de chantier jusqu’à la réception', 'VISA', 'AOR'],
] as const;
const agencies = ['Atelier des Quais', 'Agence Pignon sur rue', 'Studio Treize', 'Coopérative Faîtage', null];
const software = ['Revit', 'ArchiCAD', 'AutoCAD', 'Rhino', 'SketchUp', 'QGIS'] as const;
const lastYear = 2025;

/** What a project of the demonstration tells beside its text; always the same for a seed. */
export function createProjectFacts(seed: string) {
  const random = createRandom(`facts/${seed}`);
  const [roleHeld, first, last] = random.pick(roles);
  const from = projectPhaseCodes.indexOf(first);
  return {
    role_held: roleHeld,
    agency: random.pick(agencies),
    phases: projectPhaseCodes.slice(from, projectPhaseCodes.indexOf(last) + 1),
    software: random.sample(software, random.int(1, 3)),
    surface_square_metres: random.int(6, 240) * 15,
    completion_year: random.int(lastYear - 10, lastYear),
  };
}
