/** Whom a report or a block is about, and where one met them. */
export interface SafetyTarget {
  readonly userId: string;
  readonly name: string;
  readonly isBlocked: boolean;
  /** Its last messages go with a report. */
  readonly conversationId: string | null;
  /** `report` goes straight to the report's form. */
  readonly start: 'choice' | 'report';
}
