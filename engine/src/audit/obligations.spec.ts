import { describe, expect, it } from 'vitest';
import { auditOf, sliceOf } from '../../../test/samples/engine/slice.ts';
import { shopOf } from '../shop/index.ts';
import { SampleDesk } from '../../../test/samples/engine/desk.ts';

const HELD = 'player-anna0000#1';
const DUEL = 'duel-1';
const shop = shopOf({
  duel: sliceOf('duel', {
    audit: auditOf({
      ways: {
        grant: { legs: [['mint', 'player']], amount: 'free', why: 'a test' },
        hold: {
          legs: [
            ['player', 'escrow'],
            ['escrow', 'player'],
          ],
          amount: 'free',
          why: 'a test',
        },
      },
    }),
  }),
});

/** Returns books in which a player's first event began an obligation for a duel. */
function begun(amount = 10, due = 1_000_000) {
  const sample = new SampleDesk(shop);
  const { obligations } = sample.desk;
  expect(obligations.open({ to: DUEL, amount, due, terms: 'a seat' })).toBeUndefined();
  return { sample, obligations };
}

/** Returns the same books after the duel's first event took it up. */
function taken() {
  const { sample, obligations } = begun();
  sample.at({ stream: DUEL, version: 1 });
  expect(obligations.take(HELD)).toBeUndefined();
  return { sample, obligations };
}

/** Returns the same books after the duel's second event decided it. */
function decided() {
  const { sample, obligations } = taken();
  sample.at({ stream: DUEL, version: 2 });
  expect(obligations.decide(HELD, 'settle 20')).toBeUndefined();
  sample.at({ stream: 'player-anna0000', version: 2 });
  return { sample, obligations };
}

const OUTCOME = { cause: 'duel-1#2', means: 'settle 20' };
const broken = { rule: 'obligation' };

describe('an obligation', () => {
  it('is ended by the stream that it was begun for, and by no other', () => {
    const { sample, obligations } = begun();

    expect(obligations.meet(HELD)).toMatchObject(broken);
    sample.at({ stream: DUEL, version: 1 });
    expect(obligations.meet(HELD)).toBeUndefined();
    expect([obligations.find(HELD), obligations.held]).toEqual([undefined, 0n]);
    expect(obligations.meet(HELD)).toMatchObject(broken);
  });

  it('is found by its place, with its terms, until it ends', () => {
    const { obligations } = decided();
    const found = { place: HELD, to: DUEL, amount: 10, terms: 'a seat', taken: true, outcome: OUTCOME };

    expect(obligations.find(HELD)).toEqual(found);
    expect(obligations.held).toBe(10n);
    obligations.close(HELD, OUTCOME);
    expect(obligations.find(HELD)).toBeUndefined();
    expect(obligations.held).toBe(0n);
  });

  it('adds to a sum beyond the safe integers', () => {
    const { sample, obligations } = begun(Number.MAX_SAFE_INTEGER);
    sample.at({});
    obligations.open({ to: DUEL, amount: Number.MAX_SAFE_INTEGER, due: 1, terms: '' });

    expect(obligations.held).toBe(2n * BigInt(Number.MAX_SAFE_INTEGER));
  });
});

describe('taking up an obligation', () => {
  it('is for the stream that it names', () => {
    const { sample, obligations } = begun();
    sample.at({ stream: 'duel-2' });

    expect(obligations.take(HELD)).toEqual({
      rule: 'obligation',
      expected: 'something held for duel-2',
      found: HELD,
    });
  });

  it('happens once, and only if it was begun', () => {
    const { obligations } = taken();

    expect(obligations.take(HELD)).toMatchObject({ ...broken, found: 'again' });
    expect(obligations.take('player-anna0000#2')).toMatchObject(broken);
  });

  it('is refused after a release', () => {
    const { sample, obligations } = begun();
    sample.at({});
    expect(obligations.close(HELD)).toBeUndefined();
    sample.at({ stream: DUEL });

    expect(obligations.take(HELD)).toMatchObject(broken);
  });
});

describe('deciding an obligation', () => {
  it('is for the stream that took it up', () => {
    const { sample, obligations } = taken();
    sample.at({ stream: 'duel-2' });
    expect(obligations.decide(HELD, 'release')).toMatchObject({ ...broken, found: HELD });
    sample.at({ stream: 'player-anna0000' });
    expect(obligations.decide(HELD, 'release')).toMatchObject(broken);
  });

  it('happens once, and not before it is taken up', () => {
    const { sample, obligations } = begun();
    sample.at({ stream: DUEL });
    expect(obligations.decide(HELD, 'release')).toMatchObject(broken);
    obligations.take(HELD);
    expect(obligations.decide(HELD, 'release')).toBeUndefined();
    expect(obligations.decide(HELD, 'release')).toMatchObject({ ...broken, found: 'again' });
  });
});

describe('ending an obligation', () => {
  it('follows the decision, and returns its cause when the command ends', () => {
    const { obligations } = decided();

    expect(obligations.close(HELD, OUTCOME)).toBeUndefined();
    expect(obligations.endCommand()).toEqual(['duel-1#2']);
    expect(obligations.endCommand()).toEqual([]);
  });

  it.each([
    ['another cause', { ...OUTCOME, cause: 'duel-1#1' }],
    ['other means', { ...OUTCOME, means: 'settle 10' }],
    ['none', undefined],
  ])('is refused with %s', (_what, outcome) => {
    expect(decided().obligations.close(HELD, outcome)).toMatchObject({
      ...broken,
      expected: 'settle 20 by duel-1#2',
    });
  });

  it('happens once', () => {
    const { obligations } = decided();
    obligations.close(HELD, OUTCOME);

    expect(obligations.close(HELD, OUTCOME)).toMatchObject({ ...broken, found: HELD });
  });

  it('is for the stream that began it', () => {
    const { sample, obligations } = decided();
    sample.at({ stream: 'player-ben00000' });

    expect(obligations.close(HELD, OUTCOME)).toMatchObject(broken);
  });

  it('needs no outcome if nobody took it up, and refuses one that nobody decided', () => {
    const { obligations } = begun();

    expect(obligations.close(HELD, OUTCOME)).toMatchObject({
      expected: 'released, as nobody took it up',
      found: 'settle 20 by duel-1#2',
    });
    expect(obligations.close(HELD)).toBeUndefined();
    expect(obligations.endCommand()).toEqual([]);
  });

  it('is refused while it is taken up and undecided', () => {
    const { sample, obligations } = taken();
    sample.at({ stream: 'player-anna0000' });

    expect(obligations.close(HELD)).toMatchObject({ ...broken, expected: 'wait by nothing yet' });
    expect(obligations.close(HELD, OUTCOME)).toMatchObject(broken);
  });

  it('is due within ten minutes of busy time', () => {
    const { obligations } = begun(10, 1_000_000);
    for (let minute = 0; minute <= 10; minute += 1)
      expect(obligations.tick(1_000_000 + minute * 60_000)).toBeUndefined();

    expect(obligations.tick(1_000_000 + 600_001)).toEqual({
      rule: 'overdue',
      expected: `an end of ${HELD}`,
      found: 'none in time',
    });
  });
});

describe('the escrow', () => {
  it('equals the open obligations at the end of each command', () => {
    const { sample } = begun(10);
    const { ledger, obligations } = sample.desk;
    const grant = { from: 'mint', to: 'player', amount: 100 };
    const hold = { from: 'player', to: 'escrow', amount: 10 };
    expect(sample.desk.endCommand()).toEqual({ rule: 'escrow', expected: '10', found: '0' });

    ledger.post('grant', [grant], 100, HELD);
    ledger.post('hold', [hold], 90, HELD);
    expect(sample.desk.endCommand()).toBeUndefined();

    obligations.close(HELD);
    expect(sample.desk.endCommand()).toEqual({ rule: 'escrow', expected: '0', found: '10' });
    ledger.post('hold', [{ from: 'escrow', to: 'player', amount: 10 }], 100, HELD);
    expect(sample.desk.endCommand()).toBeUndefined();
  });
});
