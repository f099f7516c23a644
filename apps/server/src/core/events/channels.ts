/** PostgreSQL's channels between instances. The first carries the id of the instance that wrote something. */
export const newEventsChannel = 'new_events';
/** JSON with the account, the type and the ids of what is not kept. */
export const ephemeralEventsChannel = 'whispers';
/** Ids of sessions, with commas; a trigger of the database notifies it. */
export const endedSessionsChannel = 'session_ended';
