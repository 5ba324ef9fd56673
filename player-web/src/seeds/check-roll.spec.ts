import { TICKETS, numberOf, rollOf, sha256Hex, versionHashOf } from '@skins/engine/fairness';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vectors from '../../../fixtures/vectors/fairness-v1.json';
import { STEPS, checkRoll, type ClaimedRoll } from './check-roll';

const serverSeed = fc.string({
  unit: fc.constantFrom(...Array.from('0123456789abcdef')),
  minLength: 64,
  maxLength: 64,
});
const userSeed = fc.stringMatching(/^[A-Za-z0-9]{1,16}$/);
const HALF = TICKETS / 2;
const TABLE = [
  { startTicket: 0, endTicket: HALF },
  { startTicket: HALF, endTicket: TICKETS },
];

/** A record as an honest house writes it. */
function honest(userSeed: string, serverSeed: string) {
  const { resultHash, ticket } = rollOf(userSeed, serverSeed);
  const range =
    ticket < HALF ? { startTicket: 0, endTicket: HALF } : { startTicket: HALF, endTicket: TICKETS };
  const serverHash = sha256Hex(serverSeed);
  const number = numberOf(ticket);
  return {
    userSeed,
    serverSeed,
    serverHash,
    seenHash: serverHash,
    resultHash,
    ticket,
    number,
    range,
    table: TABLE,
  };
}

const record = fc.tuple(userSeed, serverSeed).map(([user, server]) => honest(user, server));

describe('checkRoll', () => {
  it('finds every step of an honest record true', () => {
    fc.assert(
      fc.property(record, (claim) => {
        const check = checkRoll(claim);
        expect(check.failed).toEqual([]);
        expect(STEPS.map((step) => check.verdicts[step])).toEqual(STEPS.map(() => 'holds'));
      }),
    );
  });

  it('names the step of each tampered value', () => {
    const otherHash = sha256Hex('another');
    const tamperings: [Partial<ClaimedRoll>, string][] = [
      [{ serverHash: otherHash }, 'commitment'],
      [{ seenHash: otherHash }, 'commitment'],
      [{ resultHash: otherHash }, 'resultHash'],
      [{ ticket: TICKETS }, 'number'],
      [{ number: 2 }, 'number'],
      [{ range: { startTicket: 0, endTicket: 0 } }, 'range'],
    ];
    fc.assert(
      fc.property(record, fc.constantFrom(...tamperings), (claim, [change, step]) => {
        expect(checkRoll({ ...claim, ...change }).failed).toEqual([step]);
      }),
    );
  });

  it('notices a range that holds the ticket but is not in the published table', () => {
    fc.assert(
      fc.property(record, (claim) => {
        const wider = { startTicket: 0, endTicket: TICKETS };
        expect(checkRoll({ ...claim, range: wider }).failed).toEqual(['range']);
      }),
    );
  });

  it('notices another server seed: it does not match the commitment, and rolls another number', () => {
    fc.assert(
      fc.property(record, serverSeed, (claim, other) => {
        fc.pre(other !== claim.serverSeed);
        expect(checkRoll({ ...claim, serverSeed: other }).failed).toEqual(
          expect.arrayContaining(['commitment', 'resultHash']),
        );
      }),
    );
  });

  it('refuses seeds that are none', () => {
    expect(checkRoll({ userSeed: 'no spaces', serverSeed: 'ab'.repeat(32) }).failed).toEqual(['userSeed']);
    expect(checkRoll({ userSeed: 'seed', serverSeed: 'AB' }).failed).toEqual(['commitment']);
  });

  it('only computes where nothing is claimed', () => {
    const { verdicts, failed } = checkRoll({ userSeed: 'Nanshan7', serverSeed: 'ab'.repeat(32) });
    expect(failed).toEqual([]);
    expect(verdicts).toMatchObject({
      commitment: 'computed',
      resultHash: 'computed',
      number: 'computed',
      range: 'computed',
    });
  });

  it.each(vectors.rolls)('agrees with the golden vector of $userSeed and $serverSeed', (roll) => {
    const range = vectors.items.find(({ skinId }) => skinId === roll.item);
    const claim = { ...roll, number: Number(roll.number), range, table: vectors.items };
    const check = checkRoll(claim);
    expect(check.failed).toEqual([]);
    expect(check).toMatchObject({ ticket: roll.n, numberText: roll.number });
  });

  it('recomputes the worked example of the documentation', () => {
    const check = checkRoll({
      userSeed: 'Nanshan7',
      serverSeed: 'c433f6195e0474a1c2d8258652e09d94b5c7e9f485a814abd0edfa7d09a0def6',
    });
    expect(check.resultHash.slice(0, 6)).toBe('f2465c');
    expect(check.ticket).toBe(15_877_724);
    expect(check.numberText).toBe('0.946386');
  });
});

describe('the odds under a version hash', () => {
  const odds = {
    boxId: 'glaze',
    price: 93_000,
    items: [
      { skinId: 'dear', value: 29_600_000, startTicket: 0, endTicket: 1_024 },
      { skinId: 'plain', value: 24_000, startTicket: 1_024, endTicket: 16_777_216 },
    ],
  };
  const claim = { userSeed: 'Nanshan7', serverSeed: 'a'.repeat(64), odds, versionHash: versionHashOf(odds) };

  it('hold when this browser hashes them to the same name', () => {
    expect(checkRoll(claim)).toMatchObject({ failed: [], versionHash: claim.versionHash });
  });

  it.each([
    { ...odds, price: 93_001 },
    { ...odds, items: odds.items.map((item) => ({ ...item, value: item.value + 1 })) },
    { ...odds, items: odds.items.toReversed() },
  ])('fail when price, value or order differ from what was played', (changed) => {
    expect(checkRoll({ ...claim, odds: changed }).failed).toEqual(['range']);
  });
});
