import { type EventKind, idOf } from '@skins/engine/kernel';
import {
  SharesSold,
  WishDrawn,
  WishEnded,
  WishFrozen,
  WishPlanted,
  WishReturned,
  WishSealed,
  WishVoided,
  soldOf,
} from '@skins/engine/wishes';
import { type LiveSource, type LiveTools, liveSource } from '../../foundation/live/source.ts';

/** Type of messages about wishes on the channel `wish`; type 1 is a red packet (spec 7.11). */
const WISH = 0;

const TOLD = {
  planted: WishPlanted,
  sold: SharesSold,
  frozen: WishFrozen,
  sealed: WishSealed,
  drawn: WishDrawn,
  returned: WishReturned,
  void: WishVoided,
  ended: WishEnded,
} as const;

/** Tells everybody how wishes grow. */
export const live = ({ game }: LiveTools): readonly LiveSource[] => {
  const told = (event: string, kind: EventKind<string, unknown>) =>
    liveSource(kind, {
      channel: 'wish',
      landsMs: 0,
      listed: undefined,
      tell: (_data, { stream, time }) => {
        const wish = game.streams.wish.peek(stream)?.state;
        if (wish?.planted === undefined) return undefined;
        const body = { type: WISH, event, id: idOf(stream), sold: soldOf(wish), time };
        return { owner: undefined, audience: 'everybody', rare: true, body: () => body };
      },
    });
  return Object.entries(TOLD).map(([event, kind]) => told(event, kind));
};
