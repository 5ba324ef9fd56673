import { PlayerErased } from '@skins/engine/erasure';
import { DAY_MS, type Envelope, flowActor, playerActor, streamOf } from '@skins/engine/kernel';
import { shop } from '@skins/engine/shop';
import {
  PROMOTION,
  PromotionCounted,
  PromotionDayClosed,
  PromotionDecided,
  PromotionHeld,
  PromotionPaid,
  PromotionWithheld,
  promotionStream,
} from '@skins/engine/promotion';
import { rulesStream } from '@skins/engine/rules';
import { PlayerSuspended } from '@skins/engine/standing';
import { WalletPosted } from '@skins/engine/wallet';
import { playerStream } from '@skins/engine/accounts';
import { adding, before, commanded, elsewhere, nextPlaceIn, recordOf, until } from '../kit/endings.ts';
import { type Forge, both, recounted } from '../kit/forge.ts';
import { BEN } from '../kit/platform.ts';
import { crowd } from './plays.ts';

const inStream = (stream: string) => ({
  nth: -1,
  where: (_data: unknown, one: Envelope) => one.stream === stream,
});

/** Adds a command of one event in Ben's stream. */
const ofBen = (event: Parameters<Parameters<typeof adding>[0]>[0][number], actor: string): Forge =>
  adding(() => ({ stream: playerStream(BEN), actor, events: [event] }));

/** Closes the day after the last closed one, on which nobody played. */
const closedIdle: Forge = (log) => {
  const { data, actor, time } = recordOf(log, PromotionDayClosed, { nth: -1 });
  const day = data.day + 1;
  const closed = { ...data, day, dueAt: data.dueAt + DAY_MS };
  return adding(() => ({
    stream: promotionStream(day),
    actor,
    time: time + DAY_MS,
    events: [PromotionDayClosed.of(closed)],
  }))(log);
};

/** Pays Ben, who is suspended. */
const paidBarred: Forge = (log) => {
  const { stream, actor, data } = recordOf(log, PromotionWithheld);
  const { table, row, friend, amount } = data;
  return both(
    before(PromotionWithheld),
    adding((now) => {
      const { balance } = recordOf(now, WalletPosted, inStream(stream)).data;
      const posted = WalletPosted.of({
        reason: 'promotion-share',
        postings: [{ from: 'mint', to: 'player', amount }],
        balance: balance + amount,
        cause: nextPlaceIn(now, stream),
      });
      return { stream, actor, events: [PromotionPaid.of({ table, row, friend, amount }), posted] };
    }),
  )(log);
};

/** Holds the share of Ben, who is suspended before. */
const heldBarred: Forge = (log) => {
  const suspended = recordOf(log, PlayerSuspended);
  const held = recordOf(log, PromotionHeld, { nth: 1 });
  return both(
    before(PromotionHeld, { nth: 1 }),
    ofBen(suspended, suspended.actor),
    ofBen(held, flowActor(streamOf(held.data.table))),
  )(log);
};

/** Decides on the share of Ben, who is erased before. */
const decidedErased: Forge = (log) => {
  const erased = recordOf(log, PlayerErased);
  const decided = recordOf(log, PromotionDecided, { nth: 1 });
  return both(
    before(PromotionDecided, { nth: 1 }),
    ofBen(erased, playerActor(BEN)),
    ofBen(decided, decided.actor),
  )(log);
};

/** Leaves out the last table of a day, and the shares of its rows. */
const lastTableLost: Forge = (log) => {
  const { stream, version, command } = recordOf(log, PromotionCounted, { nth: -1 });
  const table = `${stream}#${version}`;
  const paid = recordOf(log, PromotionPaid, { where: (data) => data.table === table });
  return recounted(
    log.filter(
      (one) =>
        !(one.stream === stream && one.command === command && one.version === version) &&
        !(one.stream === paid.stream && one.command === paid.command),
    ),
  );
};

/** Forged ends of the played log, by the rule that each breaks. */
export const ends = {
  'promotion-day': [
    closedIdle,
    // In the stream of another day.
    both(
      commanded(PromotionDayClosed, {}, () => ({ stream: promotionStream(1) })),
      until(PromotionDayClosed),
    ),
  ],
  'promotion-rules': [
    both(until(PromotionDayClosed), (log) =>
      log.filter(({ stream }) => stream !== rulesStream(PROMOTION.name)),
    ),
  ],
  'promotion-counted': [elsewhere(shop, crowd, lastTableLost)],
  'promotion-held': [decidedErased],
  'promotion-withheld': [paidBarred, heldBarred],
} as const satisfies Readonly<Record<string, readonly Forge[]>>;
