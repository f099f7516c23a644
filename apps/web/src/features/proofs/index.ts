export { MarkState } from './marks/mark-state.tsx';
export { ProofMarks } from './marks/proof-marks.tsx';
export { titleFacts } from './marks/title-fact.tsx';
export { TitleAdvice } from './titles/title-advice.tsx';
