import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { missionErrors } from '@mitoyen/contract/features/missions/missions.errors.ts';
import { canAgreeOnMission } from '@mitoyen/contract/features/missions/missions.rules.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import {
  type Correspondence,
  enterConversation,
  lockConversation,
  writeMessage,
} from '../conversations/index.ts';
import { findMission, type MissionRow } from './missions.repository.ts';

/** A conversation whose mission the caller is about to change, locked until the transaction ends. */
export interface LockedMission {
  readonly mission: MissionRow | undefined;
  readonly conversationId: string;
  readonly sides: { readonly company_user_id: string; readonly freelance_user_id: string };
  /** Whether either blocked the other or is suspended: what a message is refused for. */
  readonly blocks: Awaited<ReturnType<typeof lockConversation>>;
  /** Writes a line in the conversation, by the person who changes the mission. */
  tell(line: string): Promise<unknown>;
}

/**
 * Locks a conversation of the caller's and reads its mission.
 * @throws ApiError `mission_roles`, and what `enterConversation` refuses.
 */
export async function lockMission(
  context: AppContext,
  tx: Tx,
  userId: string,
  id: string,
): Promise<LockedMission> {
  const entered = await enterConversation(tx, id, userId);
  const sides = sidesOf(entered);
  const conversationId = entered.conversation.id;
  const blocks = await lockConversation(tx, conversationId, entered.correspondence);
  return {
    mission: await findMission(tx, conversationId),
    conversationId,
    sides,
    blocks,
    tell: (content) =>
      writeMessage(context, tx, entered.correspondence, {
        conversationId,
        subject: null,
        content,
        attachments: [],
      }),
  };
}

/** Which of the two is the firm and which the freelance. @throws ApiError `mission_roles`. */
function sidesOf({ people }: Correspondence): LockedMission['sides'] {
  const [one, other] = people;
  if (!one || !other || !canAgreeOnMission(one.role, other.role))
    throw new ApiError(missionErrors.mission_roles);
  const [company, freelance] = one.role === 'entreprise' ? [one, other] : [other, one];
  return { company_user_id: company.id, freelance_user_id: freelance.id };
}
