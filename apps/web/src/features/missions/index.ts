export { MissionCard } from './mission-card.tsx';
export type { MissionSide } from './mission-side.ts';
export { asksForMission } from './use-asked-for.ts';
