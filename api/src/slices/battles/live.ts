import { playerOf } from '@skins/engine/accounts';
import {
  type Battle,
  BattleCancelled,
  BattleCreated,
  BattleDrawn,
  BattleFinished,
  BattleFrozen,
  BattleSealed,
  BattleVoided,
  InvitationSent,
  SeatTaken,
  SeatVacated,
} from '@skins/engine/battles';
import { type EventKind, idOf, toGems } from '@skins/engine/kernel';
import { avatarOf, maskedName } from '../accounts/display-name.ts';
import {
  type EventPlace,
  type LiveSource,
  type LiveTools,
  liveSource,
} from '../../foundation/live/source.ts';
import { topicOf } from './battle-shown.ts';

/** Type 1 of the drop channel: an invitation to a battle (spec 7.12). */
const INVITATION = 1;

/** What happened, as messages tell it: never a result. */
const TOLD = {
  created: BattleCreated,
  seated: SeatTaken,
  left: SeatVacated,
  frozen: BattleFrozen,
  sealed: BattleSealed,
  drawn: BattleDrawn,
  cancelled: BattleCancelled,
  void: BattleVoided,
  ended: BattleFinished,
} as const;

/** Tells everybody how battles go on, and players who invites them. */
export const live = ({ game }: LiveTools): readonly LiveSource[] => {
  const stateAt = (stream: string): Battle | undefined => game.streams.battle.peek(stream)?.state;
  const told = (event: string, kind: EventKind<string, unknown>) =>
    liveSource(kind, {
      channel: 'battle',
      landsMs: 0,
      listed: undefined,
      tell: (_data, { stream, time }) => {
        const battle = stateAt(stream);
        if (battle?.created === undefined) return undefined;
        const { open, seats } = battle.created.terms;
        const id = idOf(stream);
        const body = {
          type: 'battle',
          event,
          topic: topicOf(id),
          id: open ? id : null,
          taken: battle.seats.length,
          seats,
          time,
        };
        return { owner: undefined, audience: 'everybody', rare: true, body: () => body };
      },
    });
  return [
    ...Object.entries(TOLD).map(([event, kind]) => told(event, kind)),
    liveSource(InvitationSent, {
      channel: 'drop',
      landsMs: 0,
      listed: undefined,
      tell: ({ battle, to }, { stream }: EventPlace) => {
        const from = playerOf(stream);
        const price = stateAt(battle)?.created?.terms.price;
        if (from === undefined || price === undefined) return undefined;
        const body = {
          msgType: INVITATION,
          name: maskedName(from),
          avatar: avatarOf(from),
          roomPrice: toGems(price),
          roomId: idOf(battle),
        };
        return { owner: to, audience: 'owner', rare: true, body: () => body };
      },
    }),
  ];
};
