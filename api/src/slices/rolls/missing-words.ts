import type { JoinRoomRejection, Room } from '@skins/engine/rolls';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Language } from '../../foundation/http/language.ts';
import type { Desks } from './desks.ts';
import type { Missing } from './missing.ts';
import { requirementsOf, shareOf } from './requirements.ts';

/** Tells a player what is missing, with the days and the link to share; any other refusal as it is. */
export function withMissing<Code extends string>(
  { desks }: Pick<Shop<Pick<Desks, 'accounts'>>, 'desks'>,
  playerId: string,
  roomId: string,
  refused: CallRefused<Code>,
  conditions: NonNullable<Room['created']>['conditions'],
  language: Language,
): CallRefused<Code> {
  if (!isMissing(refused.data)) return refused;
  const missing: Missing = {
    roomId,
    tasks: requirementsOf(conditions, refused.data.figures, language),
    share: shareOf(roomId, conditions, desks.accounts.personal.spread.codeOf(playerId)),
  };
  return new CallRefused(refused.code, { data: { code: 'conditions-missing', missing } });
}

type ConditionsMissing = Extract<JoinRoomRejection, { readonly code: 'conditions-missing' }>;

const isMissing = (data: unknown): data is ConditionsMissing =>
  typeof data === 'object' && data !== null && 'code' in data && data.code === 'conditions-missing';
