import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Leg } from '../kernel/index.ts';
import { auditOf, sliceOf } from '../../../test/samples/engine/slice.ts';
import { shopOf } from '../shop/index.ts';
import { Sum } from './books.ts';
import { SampleDesk } from '../../../test/samples/engine/desk.ts';

const shop = shopOf({
  dice: sliceOf('dice', {
    audit: auditOf({
      ways: {
        grant: { legs: [['mint', 'player']], amount: 'free', why: 'a test' },
        stake: { legs: [['player', 'house']], amount: 'paid' },
        win: {
          legs: [
            ['house', 'player'],
            ['escrow', 'player'],
          ],
          amount: 'owed',
        },
      },
    }),
  }),
});

const leg = (from: string, to: string, amount: number): Leg => ({ from, to, amount });
const STAKE = leg('player', 'house', 30);
const HOUSE = leg('house', 'player', 50);
const ESCROW = leg('escrow', 'player', 7);
/** place of the open command in each test */
const AT = 'player-anna0000#2';

/** Returns the ledger of a player who was granted 100 in an earlier command. */
function ledgerOf(edition = 2) {
  const sample = new SampleDesk(shop);
  const { ledger } = sample.desk;
  sample.desk.edition = edition;
  expect(ledger.post('grant', [leg('mint', 'player', 100)], 100, 'player-anna0000#1')).toBeUndefined();
  expect(ledger.endCommand([])).toBeUndefined();
  sample.at({ version: 2 });
  return ledger;
}

describe('a paid posting', () => {
  it('comes before the events that cost it, all at once or bit by bit', () => {
    const ledger = ledgerOf();

    expect(ledger.post('stake', [STAKE], 70, AT)).toBeUndefined();
    expect(ledger.due('stake', { ...STAKE, amount: 10 })).toBeUndefined();
    expect(ledger.due('stake', { ...STAKE, amount: 20 })).toBeUndefined();
    expect(ledger.endCommand([])).toBeUndefined();
    expect(ledger.sumOf('house')).toBe(30n);
  });

  it('is not less than the cost, checked at that event', () => {
    const ledger = ledgerOf();
    ledger.post('stake', [STAKE], 70, AT);

    expect(ledger.due('stake', { ...STAKE, amount: 31 })).toMatchObject({
      rule: 'payment',
      expected: '30',
      found: '31',
    });
    expect(ledgerOf().due('stake', STAKE)).toMatchObject({ rule: 'payment', expected: '0', found: '30' });
  });

  it('is not more than the cost, checked at the end of the command', () => {
    const ledger = ledgerOf();
    ledger.post('stake', [STAKE], 70, AT);
    ledger.due('stake', { ...STAKE, amount: 29 });

    expect(ledger.endCommand([])).toMatchObject({
      rule: 'payment',
      expected: '29 from player to house for stake',
      found: '30',
    });
  });

  it('is forgotten at the end of the command', () => {
    const ledger = ledgerOf();
    ledger.post('stake', [STAKE], 70, AT);
    ledger.due('stake', STAKE);

    expect(ledger.endCommand([])).toBeUndefined();
    expect(ledger.due('stake', { ...STAKE, amount: 1 })).toMatchObject({ rule: 'payment' });
  });
});

describe('an owed posting', () => {
  it('comes after the events that owe it, leg by leg', () => {
    const ledger = ledgerOf();
    ledger.due('win', HOUSE);
    ledger.due('win', ESCROW);

    expect(ledger.post('win', [ESCROW, HOUSE], 157, AT)).toBeUndefined();
    expect(ledger.endCommand([])).toBeUndefined();
    expect([ledger.sumOf('house'), ledger.sumOf('escrow'), ledger.sumOf('player')]).toEqual([
      -50n,
      -7n,
      157n,
    ]);
  });

  it('is refused before it is owed, above what is owed, and over another leg', () => {
    expect(ledgerOf().post('win', [HOUSE], 150, AT)).toMatchObject({ rule: 'payment', found: '50' });
    const ledger = ledgerOf();
    ledger.due('win', HOUSE);

    expect(ledger.post('win', [HOUSE, { ...HOUSE, amount: 1 }], 151, AT)).toMatchObject({
      rule: 'payment',
      expected: '50',
      found: '51',
    });
    const other = ledgerOf();
    other.due('win', HOUSE);
    expect(other.post('win', [{ ...ESCROW, amount: 50 }], 150, AT)).toMatchObject({ rule: 'payment' });
  });

  it('must be made by the end of the command', () => {
    const ledger = ledgerOf();
    ledger.due('win', HOUSE);
    ledger.due('win', ESCROW);
    ledger.post('win', [HOUSE], 150, AT);

    expect(ledger.endCommand([])).toMatchObject({
      rule: 'payment',
      expected: '7 from escrow to player for win',
      found: '0',
    });
  });
});

describe('a posting', () => {
  it('has a reason and legs that a slice declares', () => {
    const ledger = ledgerOf();

    expect(ledger.post('gift', [HOUSE], 150, AT)).toMatchObject({ rule: 'posting', found: 'gift' });
    expect(ledger.due('gift', HOUSE)).toMatchObject({ rule: 'posting' });
    expect(ledger.post('win', [leg('mint', 'player', 1)], 101, AT)).toEqual({
      rule: 'posting',
      expected: 'house to player or escrow to player',
      found: 'mint to player',
    });
    expect(ledger.due('win', STAKE)).toMatchObject({ rule: 'posting', found: 'player to house' });
    expect(ledger.post('win', [leg('player', 'house', 1)], 99, AT)).toMatchObject({ rule: 'posting' });
  });

  it('leaves the balance that it states, and never one below zero', () => {
    expect(ledgerOf().post('stake', [STAKE], 71, AT)).toEqual({
      rule: 'balance',
      expected: '70',
      found: '71',
    });
    expect(ledgerOf().post('stake', [{ ...STAKE, amount: 101 }], -1, AT)).toMatchObject({
      rule: 'balance',
      found: '-1',
    });
    expect(
      ledgerOf().post(
        'stake',
        [
          { ...STAKE, amount: 101 },
          { ...STAKE, amount: 1 },
        ],
        -2,
        AT,
      ),
    ).toMatchObject({ rule: 'balance' });
  });

  it.each([
    ['its command', 2, AT, undefined],
    ['another event of its stream', 2, 'player-anna0000#1', 'cause'],
    ['a later one', 2, 'player-anna0000#3', 'cause'],
    ['none, where it has to', 2, null, 'cause'],
    ['its command, in edition 1', 1, AT, undefined],
    ['none, in edition 1', 1, null, undefined],
  ])('may give %s as its cause: edition %i, %s', (_what, edition, cause, rule) => {
    const found = ledgerOf(edition).post('grant', [leg('mint', 'player', 1)], 101, cause);

    expect(found?.rule).toBe(rule);
  });

  it('may give an event of another stream as its cause only if that event decided something that ended in the command', () => {
    const ended = ledgerOf();
    ended.post('grant', [leg('mint', 'player', 1)], 101, 'duel-1#3');
    const other = ledgerOf();
    other.post('grant', [leg('mint', 'player', 1)], 101, 'duel-1#3');

    expect(ended.endCommand(['duel-1#3'])).toBeUndefined();
    expect(ended.endCommand([])).toBeUndefined();
    expect(other.endCommand(['duel-1#2'])).toMatchObject({ rule: 'cause', found: 'duel-1#3' });
  });
});

describe('the ledger', () => {
  it('accounts for everything that was minted', () => {
    const ledger = ledgerOf();
    ledger.post('stake', [STAKE], 70, AT);

    expect([ledger.sumOf('mint'), ledger.sumOf('nowhere'), ledger.audit()]).toEqual([-100n, 0n, undefined]);
  });

  it('refuses two slices that move money for the same reason', () => {
    const ways = { grant: { legs: [], amount: 'paid' as const } };
    const twice = shopOf({
      a: sliceOf('a', { audit: auditOf({ ways }) }),
      b: sliceOf('b', { audit: auditOf({ ways }) }),
    });

    expect(() => new SampleDesk(twice)).toThrow('two slices move money for one reason');
  });

  it('adds up beyond the safe integers, up and down', () => {
    fc.assert(
      fc.property(fc.array(fc.maxSafeInteger()), (amounts) => {
        const sum = new Sum();
        for (const amount of amounts) sum.add(amount);
        expect(sum.value).toBe(amounts.reduce((total, amount) => total + BigInt(amount), 0n));
      }),
    );
    const ledger = ledgerOf();
    for (let n = 0; n < 3; n += 1) {
      ledger.post(
        'grant',
        [leg('mint', 'player', Number.MAX_SAFE_INTEGER - 100)],
        Number.MAX_SAFE_INTEGER,
        AT,
      );
      ledger.post('stake', [leg('player', 'house', Number.MAX_SAFE_INTEGER - 100)], 100, AT);
    }
    expect(ledger.sumOf('house')).toBe(3n * BigInt(Number.MAX_SAFE_INTEGER - 100));
    expect(ledger.audit()).toBeUndefined();
  });
});
