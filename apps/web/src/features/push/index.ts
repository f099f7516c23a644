export { pushSettingsQuery } from './push.queries.ts';
export { PushOffer } from './push-offer.tsx';
export { PushSection } from './push-section.tsx';
export { usePresence } from './use-presence.ts';
