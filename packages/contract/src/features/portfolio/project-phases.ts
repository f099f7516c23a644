/**
 * The elements of an architect's mission, in the order in which they follow each other. Codes and names: code de la
 * commande publique, articles L2431-1 to L2431-3 and R2431-1 to R2431-37, heirs of the loi n° 85-704 of 12 July 1985
 * (« loi MOP ») and its arrêté of 21 December 1993. DIAG, before works on what is already built, and DCE, the file that ACT rests on, are named as
 * the practice does.
 */
export const projectPhases = [
  { code: 'DIAG', name: 'Études de diagnostic' },
  { code: 'ESQ', name: 'Esquisse' },
  { code: 'APS', name: 'Avant-projet sommaire' },
  { code: 'APD', name: 'Avant-projet définitif' },
  { code: 'PRO', name: 'Études de projet' },
  { code: 'DCE', name: 'Dossier de consultation des entreprises' },
  { code: 'ACT', name: 'Assistance pour la passation des marchés de travaux' },
  { code: 'EXE', name: 'Études d’exécution' },
  { code: 'VISA', name: 'Visa des études d’exécution' },
  { code: 'DET', name: 'Direction de l’exécution des travaux' },
  { code: 'OPC', name: 'Ordonnancement, pilotage et coordination du chantier' },
  { code: 'AOR', name: 'Assistance lors des opérations de réception' },
] as const;

export type ProjectPhase = (typeof projectPhases)[number]['code'];
export const projectPhaseCodes = projectPhases.map(({ code }) => code);

/** The phase's full name. */
export function phaseName(code: ProjectPhase): string {
  return projectPhases.find((phase) => phase.code === code)?.name ?? code;
}
