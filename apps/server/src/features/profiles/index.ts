export { type AskedProfile, availabilityIn } from './availability.repository.ts';
export type { CardRow } from './card-row.ts';
export type { Viewer } from './newest-first.ts';
export { newestFirst, pageOf } from './newest-first.ts';
export { placeAnswersIn, type UnreadPlaces, unreadPlacesIn } from './place-words.repository.ts';
export { availabilityConfirmed, type ProductColumn } from './product-columns.ts';
export { professionalColumns } from './professional-columns.ts';
export type { ProfessionalColumns } from './profiles.tables.ts';
export { type UnreadTrades, unreadTradesIn } from './trade-words.repository.ts';
