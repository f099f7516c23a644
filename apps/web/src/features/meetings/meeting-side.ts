/** A conversation as what shows its meetings needs it. */
export interface MeetingSide {
  readonly userId: string;
  readonly conversationId: string;
  readonly otherName: string;
}
