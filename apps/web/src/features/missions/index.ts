export { MissionCard } from './mission-card.tsx';
export type { MissionSide } from './mission-side.ts';
