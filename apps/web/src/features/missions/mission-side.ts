import type { Role } from '@mitoyen/contract/core/roles.ts';

/** A conversation as what shows its mission needs it. */
export interface MissionSide {
  readonly conversationId: string;
  readonly ownRole: Role | null;
  readonly otherRole: Role | null;
  readonly otherUserId: string;
  readonly otherName: string;
  readonly otherCompany: string | null;
}
