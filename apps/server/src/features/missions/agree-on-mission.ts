import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { fieldError } from '@mitoyen/contract/core/common.errors.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { missionErrors } from '@mitoyen/contract/features/missions/missions.errors.ts';
import {
  isMissionOver,
  isSameMission,
  missionLines,
} from '@mitoyen/contract/features/missions/missions.rules.ts';
import {
  type Mission,
  type MissionBody,
  missionEndPast,
} from '@mitoyen/contract/features/missions/missions.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { type LockedMission, lockMission } from './lock-mission.ts';
import { presentMission, termsOf } from './missions.presenter.ts';
import { type MissionRow, saveMission } from './missions.repository.ts';

interface Request {
  readonly userId: string;
  readonly conversationId: string;
  readonly terms: MissionBody;
}

/**
 * Proposes a mission where there is none, or agrees to exactly the one that the other proposed; the same sent again changes
 * nothing. One that is over makes room for the next.
 * @throws ApiError `mission_changed`, and as `changeMission`.
 */
export async function agreeOnMission(
  context: AppContext,
  request: Request,
): Promise<{ mission: Mission; isNew: boolean }> {
  const today = requireComing(context, request.terms);
  return context.db.transaction().execute(async (tx) => {
    const locked = await lockMission(context, tx, request.userId, request.conversationId);
    const { mission } = locked;
    if (!mission || isMissionOver(termsOf(mission), today)) {
      const row = await propose(context, tx, locked, request);
      await locked.tell(missionLines.proposed(request.terms));
      return { mission: presentMission(row, request.userId, today), isNew: true };
    }
    if (!isSameMission(termsOf(mission), request.terms)) throw new ApiError(missionErrors.mission_changed);
    const isMine = mission.proposed_by === request.userId;
    const row = mission.agreed_at || isMine ? mission : await agree(context, tx, locked, mission);
    return { mission: presentMission(row, request.userId, today), isNew: false };
  });
}

/**
 * Proposes other terms: what the two agreed on before is agreed no more. The same terms change nothing.
 * @throws ApiError 400 about `to`, `mission_roles`, `mission_not_found`, `receiver_blocked`, `messages_refused`, and
 * what refuses a message.
 */
export async function changeMission(context: AppContext, request: Request): Promise<Mission> {
  const today = requireComing(context, request.terms);
  return context.db.transaction().execute(async (tx) => {
    const locked = await lockMission(context, tx, request.userId, request.conversationId);
    const { mission } = locked;
    if (!mission) throw new ApiError(missionErrors.mission_not_found);
    if (isSameMission(termsOf(mission), request.terms)) return presentMission(mission, request.userId, today);
    const row = await propose(context, tx, locked, request);
    await locked.tell(missionLines.changed(request.terms));
    return presentMission(row, request.userId, today);
  });
}

/** The day in Paris. @throws ApiError 400 about `to` when it has passed. */
function requireComing({ clock }: AppContext, terms: MissionBody): string {
  const today = parisDay(clock.now());
  if (isMissionOver(terms, today)) throw fieldError('to', missionEndPast);
  return today;
}

async function propose(
  { clock }: AppContext,
  tx: Tx,
  { conversationId, sides }: LockedMission,
  { userId, terms }: Request,
): Promise<MissionRow> {
  return saveMission(tx, {
    conversation_id: conversationId,
    ...sides,
    proposed_by: userId,
    starts_on: terms.from,
    ends_on: terms.to,
    phases: terms.phases,
    proposed_at: clock.now(),
    agreed_at: null,
  });
}

async function agree(context: AppContext, tx: Tx, locked: LockedMission, mission: MissionRow) {
  const row = await saveMission(tx, { ...mission, agreed_at: context.clock.now() });
  await locked.tell(missionLines.agreed(termsOf(row)));
  return row;
}
