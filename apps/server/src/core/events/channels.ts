/**
 * PostgreSQL's channels between instances. Payload of the first: the id of the instance that wrote events.
 */
export const newEventsChannel = 'new_events';
/** JSON with the account, type and ids of an event that is not stored. */
export const ephemeralEventsChannel = 'whispers';
/** Ids of sessions, with commas; a trigger of the database notifies it. */
export const endedSessionsChannel = 'session_ended';
