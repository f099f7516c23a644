export { secondFactorQuery } from './second-factor.query.ts';
export { SecondFactorSection } from './second-factor-section.tsx';
