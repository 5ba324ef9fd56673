import { describe, expect, it } from 'vitest';
import { type Bag, ItemSource, ItemsGranted, itemOf } from '../bag/index.ts';
import { bag } from '../bag/state.ts';
import { type BoxVersion, OPEN_TERMS } from '../catalogue/index.ts';
import { BOX, PUBLISHED } from '../../../../test/catalogue/sample-catalogue.ts';
import { itemAt, rollOf, sha256Hex } from '../../fairness/index.ts';
import { type AnyEvent, combine, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { PropUsed, type Props, PropsGranted, heldOf } from '../props/index.ts';
import { propsFold } from '../props/state.ts';
import { type Seeds, UserSeedSet, userSeedOf } from '../seeds/index.ts';
import { committedFor, seedSet } from '../../../../test/seeds/sample-events.ts';
import { sampleSecrets } from '../../../../test/seeds/sample-secrets.ts';
import { seeds } from '../seeds/state.ts';
import { type Wallet, WalletPosted } from '../wallet/index.ts';
import { wallet } from '../wallet/state.ts';
import { BoxOpened, measures } from './events.ts';
import { type Boxes, boxesFold, leftOf, openedOn } from './state.ts';
import { type OpenBox, type OpenBoxContext, type OpenBoxRejection, openBox } from './open-box.ts';
import { NO_DROPS } from '../../../../test/drops/sample-drops.ts';

const ANNA = 'anna0000';
const LENGTH = 20;
const secrets = sampleSecrets(LENGTH);
const { odds, versionHash } = PUBLISHED.data;
const VERSION: BoxVersion = { odds, versionHash, version: 1, terms: OPEN_TERMS, time: 0 };
const AT = 'player-anna0000#4';
const CONTEXT: OpenBoxContext = {
  playerId: ANNA,
  commandId: 'command-a',
  secrets,
  hash: sha256Hex,
  time: 4_000,
  at: AT,
  version: VERSION,
  kind: 'hash',
  houseOffset: 480,
  freeSeen: 0,
  drops: NO_DROPS,
  dropsSeen: null,
};

const { given } = specify(
  combine<{ boxes: Boxes; wallet: Wallet; bag: Bag; seeds: Seeds; props: Props }>(
    { boxes: boxesFold, wallet, bag, seeds, props: propsFold },
    measures,
  ),
  openBox,
);

const granted = (amount: number) =>
  WalletPosted.of({
    reason: 'demo-grant',
    postings: [{ from: 'mint', to: 'player', amount }],
    balance: amount,
    cause: 'player-anna0000#1',
  });
const committed = committedFor(secrets, ANNA);

const holding = (gems: number): AnyEvent[] => [committed(1), granted(gems), seedSet('Nanshan7')];

const open = (
  change: Partial<OpenBox>,
  history: readonly AnyEvent[],
  context: Partial<OpenBoxContext> = {},
) =>
  given(...history).when({ boxId: BOX.boxId, count: 1, versionHash, ...change }, { ...CONTEXT, ...context });

/** Returns the expected open at a place of the chain, computed from the documentation alone. */
function expectedPlay(chainId: number, index: number, n: number, userSeed = 'Nanshan7') {
  const serverSeed = secrets.seed(ANNA, chainId, index);
  const { ticket } = rollOf(userSeed, serverSeed);
  const { skinId, value } = itemAt(odds.items, ticket);
  const itemId = `${ANNA}-${n}`;
  const reveal = { chainId, index, userSeed, serverSeed };
  return {
    opened: BoxOpened.of({
      boxId: 'box-one',
      versionHash,
      price: 15_000,
      reveal,
      ticket,
      skinId,
      itemId,
      kind: 'hash',
      paidBy: 'gems',
      drop: null,
    }),
    item: { itemId, skinId, value },
  };
}

describe('open-box', () => {
  it('pays, rolls and grants, in this order', () => {
    const { opened, item } = expectedPlay(1, 1, 1);
    const { events, reply, state } = open({}, holding(50_000));

    expect(events).toEqual([
      WalletPosted.of({
        reason: 'box-open',
        postings: [{ from: 'player', to: 'house', amount: 15_000 }],
        balance: 35_000,
        cause: AT,
      }),
      opened,
      ItemsGranted.of({ source: ItemSource.boxOpening, items: [item] }),
    ]);
    expect(reply).toEqual({ balance: 35_000, opens: [opened.data], items: [item] });
    expect(itemOf(state.bag, item.itemId)).toMatchObject(item);
  });

  it('opens ten with one payment, one roll each, and one grant', () => {
    const plays = Array.from({ length: 10 }, (_, k) => expectedPlay(1, k + 1, k + 1));
    const { events, state } = open({ count: 10 }, holding(150_000));

    expect(events.map(({ type }) => type)).toEqual([
      'WalletPosted',
      ...plays.map(() => 'BoxOpened'),
      'ItemsGranted',
      'SeedChainCommitted',
    ]);
    expect(events.filter(BoxOpened.is)).toEqual(plays.map(({ opened }) => opened));
    expect(events.filter(ItemsGranted.is).flatMap(({ data }) => data.items)).toEqual(
      plays.map(({ item }) => item),
    );
    expect(state.wallet.balance).toBe(0);
    expect(state.bag.items.length).toBe(10);
  });

  it('continues with the next seed and the next item number', () => {
    const first = open({ count: 3 }, holding(100_000)).events;
    const { events } = open({}, [...holding(100_000), ...first]);

    expect(events.find(BoxOpened.is)).toEqual(expectedPlay(1, 4, 4).opened);
  });

  it('sets a derived user seed first if there is none', () => {
    const history = holding(50_000).slice(0, -1);
    const { events } = open({}, history);
    const userSeed = userSeedOf(CONTEXT);

    expect(events.map(({ type }) => type)).toEqual([
      'UserSeedSet',
      'WalletPosted',
      'BoxOpened',
      'ItemsGranted',
    ]);
    expect(events[0]).toEqual(UserSeedSet.of({ userSeed, origin: 'command' }));
    expect(events[2]).toEqual(expectedPlay(1, 1, 1, userSeed).opened);
  });

  it('continues with the next chain within one command', () => {
    const history = [...holding(1_000_000)];
    history.push(...open({ count: 10 }, history).events);
    history.push(...open({ count: 7 }, history).events, seedSet('fresh'));
    const { events } = open({ count: 10 }, history);

    expect(events.filter(BoxOpened.is)).toEqual(
      [18, 19, 20, 21, 22, 23, 24, 25, 26, 27].map((roll) =>
        roll <= LENGTH
          ? expectedPlay(1, roll, roll, 'fresh').opened
          : expectedPlay(2, roll - LENGTH, roll, 'fresh').opened,
      ),
    );
  });

  it('uses the same odds for any player and balance', () => {
    const poor = open({}, holding(15_000)).events.filter(BoxOpened.is);
    const rich = open({}, holding(9_000_000)).events.filter(BoxOpened.is);

    expect(rich).toEqual(poor);
  });

  it('reveals a seed only once it is rolled', () => {
    const { events, reply } = open({ count: 3 }, holding(100_000));
    const said = JSON.stringify({ events, reply });

    expect(said).toContain(secrets.seed(ANNA, 1, 3));
    expect(said).not.toContain(secrets.seed(ANNA, 1, 4));
  });
});

describe('open-box, repeated', () => {
  it('answers from the recorded events alone', () => {
    const input = { boxId: BOX.boxId, count: 2, versionHash };
    const { events, reply } = open({ count: 2 }, holding(50_000));

    expect(
      openBox.reply(
        events.map((event) => ({ ...event })),
        input,
      ),
    ).toEqual(reply);
  });

  it('is a new play under a new command id; the runtime recognises a repeated id', () => {
    const once = open({}, holding(50_000));
    const { reply } = open({}, [...holding(50_000), ...once.events]);

    expect(reply.balance).toBe(20_000);
    expect(reply.opens).toMatchObject([{ reveal: { index: 2 }, itemId: `${ANNA}-2` }]);
  });
});

const onTerms = (perDay: number | null, allowance: number | null, time = CONTEXT.time) => ({
  time,
  version: { ...VERSION, terms: { perDay, allowance } },
});

describe('the terms of a box', () => {
  /** The next midnight in house time, milliseconds since 1970. */
  const MIDNIGHT = 16 * 3_600_000;
  const paidBys = (events: readonly AnyEvent[]) =>
    events.filter(BoxOpened.is).map(({ data: { paidBy, price } }) => [paidBy, price]);

  it('give free opens up to the allowance, and sell the others', () => {
    const first = open({ count: 3 }, holding(15_000), onTerms(null, 2));

    expect(paidBys(first.events)).toEqual([
      ['allowance', 15_000],
      ['allowance', 15_000],
      ['gems', 15_000],
    ]);
    expect(first.reply.balance).toBe(0);
    const again = open({}, [...holding(15_000), ...first.events], onTerms(null, 2));
    expect(again.decision).toEqual(rejected({ code: 'insufficient-gems', cost: 15_000, balance: 0 }));
  });

  it('cost nothing within the allowance: there is no posting and no balance', () => {
    const { events, reply } = open({ count: 2 }, holding(1), onTerms(null, 2));

    expect(events.filter(WalletPosted.is)).toEqual([]);
    expect(reply.balance).toBeUndefined();
    expect(reply.items).toHaveLength(2);
  });

  it('refuse an open with fewer free opens than the player saw, and accept one with more', () => {
    const held = holding(1_000_000);
    const first = open({ count: 1 }, held, onTerms(null, 2));
    const seen = (freeSeen: number, time = CONTEXT.time) =>
      open({ count: 2 }, [...held, ...first.events], { ...onTerms(null, 2, time), freeSeen }).decision;

    expect(seen(2)).toEqual(rejected({ code: 'fewer-free', seen: 2, free: 1 }));
    expect(seen(1).kind).toBe('accepted');
    expect(seen(2, MIDNIGHT).kind).toBe('accepted');
  });

  it("leave the rest of the day's opens, and never more free opens than opens", () => {
    expect(leftOf({ perDay: null, allowance: 3 }, { opens: 5, free: 1 })).toEqual({ opens: null, free: 2 });
    expect(leftOf({ perDay: 2, allowance: 3 }, { opens: 1, free: 1 })).toEqual({ opens: 1, free: 1 });
    expect(leftOf({ perDay: 2, allowance: null }, { opens: 4, free: 0 })).toEqual({ opens: 0, free: 0 });
  });

  it('limit the opens of a house day, and start again the next day', () => {
    const held = holding(1_000_000);
    const first = open({ count: 2 }, held, onTerms(2, null));
    const more = (time?: number) => open({}, [...held, ...first.events], onTerms(2, null, time)).decision;

    expect(open({ count: 3 }, held, onTerms(2, null)).decision).toEqual(
      rejected({ code: 'box-limit-reached', perDay: 2, opened: 0 }),
    );
    expect(more()).toEqual(rejected({ code: 'box-limit-reached', perDay: 2, opened: 2 }));
    expect(more(MIDNIGHT - 1)).toEqual(rejected({ code: 'box-limit-reached', perDay: 2, opened: 2 }));
    expect(more(MIDNIGHT).kind).toBe('accepted');
  });
});

describe('tickets of a box', () => {
  const tickets = (count: number, of = BOX.boxId) =>
    PropsGranted.of({ props: [{ prop: 'OpenBox', of, count }] });

  it('open it for nothing, one each, and use neither allowance nor gems', () => {
    const { events, state } = open({ count: 2, by: 'ticket' }, [...holding(0), tickets(3)], onTerms(5, 1));
    expect(events.map(({ type }) => type)).toEqual(['PropUsed', 'BoxOpened', 'BoxOpened', 'ItemsGranted']);
    expect(events[0]).toEqual(PropUsed.of({ prop: 'OpenBox', of: BOX.boxId, count: 2 }));
    expect(events.filter(BoxOpened.is).map(({ data }) => data.paidBy)).toEqual(['ticket', 'ticket']);
    expect(heldOf(state.props, 'OpenBox', BOX.boxId)).toBe(1);
    expect(openedOn(state.boxes, BOX.boxId, CONTEXT.time, CONTEXT.houseOffset)).toEqual({
      opens: 2,
      free: 0,
    });
  });

  it.each([
    ['more than are held', [tickets(1)], { code: 'prop-not-held', needed: 2, held: 1 }],
    ['those of another box', [tickets(9, 'box-two')], { code: 'prop-not-held', needed: 2, held: 0 }],
    [
      'more than the day allows',
      [tickets(9), ...open({ count: 2 }, holding(1_000_000)).events],
      { code: 'box-limit-reached', perDay: 3, opened: 2 },
    ],
  ])('are refused if they are %s', (_what, more, rejection) => {
    const history = [...holding(1_000_000), ...more];
    expect(open({ count: 2, by: 'ticket' }, history, onTerms(3, null)).decision).toEqual(rejected(rejection));
  });
});

describe('open-box refuses', () => {
  const POOR = holding(14_999);
  const GONE = { version: undefined };

  it.each([0, -1, 11, 1e9, 0.5, 2.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d opens', (count) => {
    expect(open({ count }, holding(1_000_000)).decision).toEqual(
      rejected({ code: 'count-out-of-range', max: 10 }),
    );
  });

  it('an unknown box', () => {
    expect(open({ boxId: 'ghost' }, holding(50_000), GONE).decision).toEqual(
      rejected({ code: 'unknown-box', boxId: 'ghost' }),
    );
  });

  it('another version than the player saw, and names the current one', () => {
    expect(open({ versionHash: 'a'.repeat(64) }, holding(50_000)).decision).toEqual(
      rejected({ code: 'stale-version', versionHash }),
    );
  });

  it('a balance one unit too low, for the whole batch', () => {
    expect(open({}, POOR).decision).toEqual(
      rejected({ code: 'insufficient-gems', cost: 15_000, balance: 14_999 }),
    );
    expect(open({ count: 10 }, holding(149_999)).decision).toEqual(
      rejected({ code: 'insufficient-gems', cost: 150_000, balance: 149_999 }),
    );
  });

  it('in the documented order', () => {
    const stale = { versionHash: 'a'.repeat(64) };
    const codes: (OpenBoxRejection['code'] | 'accepted')[] = [
      open({ count: 0, ...stale }, POOR, GONE),
      open(stale, POOR, GONE),
      open(stale, POOR),
      open({}, POOR),
      open({}, holding(15_000)),
    ].map(({ decision }) => (decision.kind === 'rejected' ? decision.rejection.code : 'accepted'));

    expect(codes).toEqual([
      'count-out-of-range',
      'unknown-box',
      'stale-version',
      'insufficient-gems',
      'accepted',
    ]);
  });
});
