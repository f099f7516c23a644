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
  /** The bell has a new line, or fewer unread ones. */
  notification: ['notificationId'],
  /** The company's subscription has changed. */
  subscription: ['companyId'],
  /** The other person of a conversation is typing. Not stored: only open streams get it. */
  typing: ['conversationId'],
} as const;

export type LiveEventType = keyof typeof liveEventIds;
export type LiveEventData<Type extends LiveEventType> = Record<(typeof liveEventIds)[Type][number], string>;

/**
 * Sent to a browser that resumes too late, or with an id that was never issued: it must reload everything.
 */
export const resetEvent = 'reset';

/**
 * Sent before the server closes a stream, with the reason; browsers act on it, other clients may just
 * reconnect.
 */
export const closeEvent = 'close';
export const closeReasons = ['session_ended', 'too_many_streams', 'server_stopping'] as const;
export type CloseReason = (typeof closeReasons)[number];
