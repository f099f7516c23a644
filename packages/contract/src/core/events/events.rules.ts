/** Events on a browser's stream, with ids of what they are about. Contents are read by other calls. */
export const liveEventIds = {
  /** A message was written in one of their conversations, by the other person or by themselves elsewhere. */
  message: ['conversationId', 'messageId'],
  /** A conversation was opened or read, by either of the two. */
  conversation: ['conversationId'],
  /** An application was sent, answered or withdrawn. */
  application: ['applicationId', 'jobId'],
  /** A firm asked a discreet person to reveal themselves, or they did. */
  reveal: ['revealId'],
  /** The bell lists something more, or less of it is unread. */
  notification: ['notificationId'],
  /** The company's subscription is not what it was. */
  subscription: ['companyId'],
  /** The other person of a conversation is writing. Not kept: who is not there misses it. */
  typing: ['conversationId'],
} as const;

export type LiveEventType = keyof typeof liveEventIds;
export type LiveEventData<Type extends LiveEventType> = Record<(typeof liveEventIds)[Type][number], string>;

/** Told to who comes back after too long, or with an id that nobody gave: ask for everything again. */
export const resetEvent = 'reset';

/** Told before the server ends a stream, with why; a browser acts on it, other clients may just come back. */
export const closeEvent = 'close';
export const closeReasons = ['session_ended', 'too_many_streams', 'server_stopping'] as const;
export type CloseReason = (typeof closeReasons)[number];
