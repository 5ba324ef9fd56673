import { UNITS_PER_GEM } from '@skins/engine/kernel';
import {
  RANKINGS,
  PrizesReleased,
  RankPrizePaid,
  RankPrizeWithheld,
  RankingClosed,
  RankingEnded,
  rankings as slice,
} from '@skins/engine/rankings';
import { RulesPublished } from '@skins/engine/rules';
import { shop } from '@skins/engine/shop';
import { WalletPosted } from '@skins/engine/wallet';
import { openingNow } from '../boxes/orders.ts';
import { changing, reboxing } from '../catalogue/orders.ts';
import { erasing } from '../erasure/orders.ts';
import { named } from '../identity/orders.ts';
import { type Forge, appended, both, edited, moved, recounted, without } from '../kit/forge.ts';
import type { TestKit } from '../kit/kit.ts';
import { ANNA, BEN, CLEO, begin } from '../kit/platform.ts';
import type { World } from '../kit/world.ts';
import { suspending } from '../standing/orders.ts';
import { upgradingNow } from '../upgrades/orders.ts';
import { dayOf } from '../kit/house.ts';
import { closing, counted, ending, midnight, noon, paying, releasing, settled } from './orders.ts';

const HASH = '0'.repeat(64);
const DAVE = 'dave0000';
const CLOSED = 'ranking-box-20777#1';
const PLAY = `player-${ANNA}#9`;
const BOX = 'box-two';
const HOUR_MS = 3_600_000;
const gems = (count: number): number => count * UNITS_PER_GEM;

/** Players with gems, and a box that is dear enough to be ranked. */
function crowd(world: World): void {
  begin(world, { [ANNA]: 500, [BEN]: 500, [CLEO]: 500, [DAVE]: 500 });
  changing(world, 1, reboxing(BOX, 30_000, 0));
}

/** Everybody opens boxes; some of them are too cheap. */
function opened(world: World): void {
  for (const player of [ANNA, BEN, CLEO, DAVE]) {
    world.must(openingNow(world, player, 1));
    world.must(openingNow(world, player, 10, BOX));
  }
}

/** Upgrades until one was won and one was lost. */
function upgraded(world: World, player: string): void {
  for (let n = 0; n < 8; n += 1) world.must(upgradingNow(world, player, { gems: gems(4) }));
}

/** Closes the first day. @returns it */
function closedDay(world: World): number {
  crowd(world);
  opened(world);
  const day = dayOf(world);
  midnight(world, day);
  world.must(closing(counted(world, 'box', day)));
  return day;
}

const prize = { where: ({ reason }: { reason: string }) => reason === 'rank-prize' };

/** Changes the first prize, in the posting and in the event. */
const paidAs = (more: number): Forge =>
  both(
    edited(RankPrizePaid, ({ amount }) => ({ amount: amount + more })),
    edited(
      WalletPosted,
      ({ balance, postings: [posting] }) => ({
        balance: balance + more,
        postings: [{ from: 'mint', to: 'player', amount: (posting?.amount ?? 0) + more }],
      }),
      prize,
    ),
  );

/** Moves the first prize to another player's stream, who is paid as much. */
const toAnother: Forge = (log) => {
  const paid = log.find((record) => RankPrizePaid.is(record));
  const to = [ANNA, BEN].map((player) => `player-${player}`).find((stream) => stream !== paid?.stream) ?? '';
  return recounted(
    log.map((record) =>
      record.command === paid?.command && record.stream === paid.stream ? { ...record, stream: to } : record,
    ),
  );
};

/** Pays the first prize again, at the end of the log. */
const twice: Forge = (log) => {
  const paid = log.find((record) => RankPrizePaid.is(record));
  const time = log.at(-1)?.time ?? 0;
  const repeated = log.filter((record) => record.command === paid?.command && record.stream === paid.stream);
  const ended = log.findIndex((record) => RankingEnded.is(record));
  return recounted(
    log.toSpliced(ended, 0, ...repeated.map((record) => ({ ...record, time, command: 'forged' }))),
  );
};

/** The first day of boxes is never closed, and nobody is paid. */
const neverClosed: Forge = (log) => {
  const stream = log.find((record) => RankingClosed.is(record) && record.data.board === 'box')?.stream ?? '';
  const paid = new Set(
    log
      .filter(
        (record) =>
          (RankPrizePaid.is(record) || RankPrizeWithheld.is(record)) && record.data.closed === `${stream}#1`,
      )
      .map(({ stream: of, command }) => `${of} ${command}`),
  );
  return recounted(
    log.filter((record) => record.stream !== stream && !paid.has(`${record.stream} ${record.command}`)),
  );
};

const never: Forge = both(without(RankPrizePaid), without(WalletPosted, prize));

export const rankings: TestKit<typeof slice> = {
  slice,
  shop,
  samples: {
    RankingClosed: [
      {
        board: 'box',
        day: 20_777,
        rulesHash: HASH,
        plays: 44,
        edge: 506_000,
        rows: [{ play: PLAY, multiple: 26_666, amount: 32_645 }],
        paysAt: 1_795_233_600_000,
      },
    ],
    PrizesReleased: [{ closed: CLOSED }],
    RankPrizePaid: [{ closed: CLOSED, rank: 1, amount: 32_645 }],
    RankPrizeWithheld: [{ closed: CLOSED, rank: 2, amount: 19_587, reason: 'suspended' }],
    RankingEnded: [{ closed: CLOSED }],
  },
  former: {},
  slow: {},
  play(world) {
    crowd(world);
    named(world, ANNA, '1');
    named(world, BEN, '2');
    named(world, CLEO, '3');
    const first = dayOf(world);
    opened(world);
    upgraded(world, ANNA);
    upgraded(world, BEN);
    midnight(world, first);
    // The next day begins before the first is closed.
    opened(world);
    world.must(suspending(CLEO, null));
    world.must(closing(counted(world, 'upgrade', first)));
    settled(world, 'box', first);
    world.must(erasing(DAVE));
    world.must(erasing(BEN));
    settled(world, 'box', first + 1);
  },
  forgeries: {
    'rank-day': [
      moved(RankingClosed, ({ time }) => ({ time: time - 2 * HOUR_MS })),
      edited(RankingClosed, ({ day }) => ({ day: day + 1 })),
      edited(RankingClosed, ({ paysAt }) => ({ paysAt: paysAt + 1 })),
      edited(RankingEnded, () => ({ closed: PLAY })),
      neverClosed,
      appended(RankingEnded, () => ({})),
      appended(PrizesReleased, () => ({})),
      edited(PrizesReleased, () => ({ closed: PLAY })),
    ],
    'rank-rules': [
      edited(RankingClosed, () => ({ rulesHash: HASH })),
      without(RulesPublished, { where: ({ name }) => name === RANKINGS.name }),
    ],
    'rank-plays': [
      edited(RankingClosed, ({ plays }) => ({ plays: plays + 1 })),
      edited(RankingClosed, ({ edge }) => ({ edge: edge - 1 })),
    ],
    'rank-table': [
      edited(RankingClosed, ({ rows }) => ({ rows: rows.toReversed() }), {
        where: ({ rows }) => rows.length > 1,
      }),
      edited(RankingClosed, ({ rows }) => ({ rows: rows.slice(1) })),
      edited(RankingClosed, ({ rows }) => ({
        rows: rows.map((row) => ({ ...row, multiple: row.multiple + 1 })),
      })),
      edited(RankingClosed, ({ rows }) => ({ rows: rows.map((row) => ({ ...row, play: PLAY })) })),
    ],
    'rank-prize': [
      edited(RankingClosed, ({ rows }) => ({
        rows: rows.map((row) => ({ ...row, amount: row.amount + 1 })),
      })),
    ],
    // To another, twice, never, of another amount, too early.
    'rank-paid': [
      toAnother,
      twice,
      never,
      paidAs(1),
      paidAs(-1),
      edited(RankPrizePaid, ({ rank }) => ({ rank: rank + 1 })),
      edited(RankPrizePaid, () => ({ closed: CLOSED.replace('#1', '#2') })),
      moved(PrizesReleased, ({ time }) => ({ time: time - HOUR_MS })),
      without(PrizesReleased),
    ],
    'rank-withheld': [
      edited(RankPrizeWithheld, () => ({ reason: 'unverified' as const }), {
        where: ({ reason }) => reason !== 'unverified',
      }),
      edited(RankPrizeWithheld, () => ({ reason: 'erased' as const }), {
        where: ({ reason }) => reason === 'unverified',
      }),
    ],
  },
  harmless: [],
  late: [],
  unmeasured: { 'rank-prize': 'a prize is no stake, and nobody paid for it' },
  trials: {
    'close-ranking': {
      order(world) {
        crowd(world);
        opened(world);
        const day = dayOf(world);
        midnight(world, day);
        return closing(counted(world, 'box', day));
      },
      refused: {
        'day-not-over': ({ input }) => closing({ ...input, day: input.day + 1 }),
      },
    },
    'release-prizes': {
      order(world) {
        const day = closedDay(world);
        noon(world, day);
        return releasing('box', day);
      },
      refused: {
        // Another day’s prizes, which are not due yet.
        'not-noon': (_order, world) => {
          const day = dayOf(world);
          opened(world);
          midnight(world, day);
          world.must(closing(counted(world, 'box', day)));
          return releasing('box', day);
        },
      },
    },
    'pay-rank-prize': {
      order(world) {
        crowd(world);
        named(world, ANNA, '1');
        return paying(`player-${ANNA}`, CLOSED, 1, 10_000);
      },
      refused: {},
    },
    'end-ranking': {
      order(world) {
        const day = closedDay(world);
        noon(world, day);
        world.must(releasing('box', day));
        return ending('box', day);
      },
      refused: {},
    },
  },
  asks: { none: 'players ask for nothing: rankings count their plays' },
};
