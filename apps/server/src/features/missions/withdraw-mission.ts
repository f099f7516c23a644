import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { missionErrors } from '@mitoyen/contract/features/missions/missions.errors.ts';
import { missionLines } from '@mitoyen/contract/features/missions/missions.rules.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { lockMission } from './lock-mission.ts';
import { termsOf } from './missions.presenter.ts';
import { deleteMission } from './missions.repository.ts';

/**
 * Takes a mission back, proposed or agreed, for both. It is always possible; the conversation says so unless the other one
 * takes no messages. @throws ApiError `conversation_not_found`, `mission_roles`, `mission_not_found`.
 */
export async function withdrawMission(
  context: AppContext,
  userId: string,
  conversationId: string,
): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const locked = await lockMission(context, tx, userId, conversationId);
    const mission = await deleteMission(tx, locked.conversationId);
    if (!mission) throw new ApiError(missionErrors.mission_not_found);
    const { isBlockedBySender, isRefusedByReceiver } = locked.blocks;
    if (isBlockedBySender || isRefusedByReceiver) return;
    await locked.tell(mission.agreed_at ? missionLines.ended(termsOf(mission)) : missionLines.withdrawn);
  });
}
