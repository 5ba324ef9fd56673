import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LAST_TICKET,
  TICKETS,
  isServerSeed,
  isUserSeed,
  numberOf,
  numberText,
  rollOf,
  ticketOf,
} from './roll.ts';

/** The worked example in docs/fairness.md, section 6. */
const USER_SEED = 'Nanshan7';
const SERVER_SEED = 'c433f6195e0474a1c2d8258652e09d94b5c7e9f485a814abd0edfa7d09a0def6';

describe('a roll', () => {
  it('has the result worked out in the documentation', () => {
    const { resultHash, ticket } = rollOf(USER_SEED, SERVER_SEED);

    expect(resultHash).toBe('f2465cb5f65c5865c17ea239b76e4b2468d6ea2c266c0aa4dc1e515b26374108');
    expect(ticket).toBe(15_877_724);
    expect(numberText(ticket)).toBe('0.946386');
    expect(numberOf(ticket)).toBe(0.946386);
  });

  it('hashes the user seed first, with no separator', () => {
    const hashed: string[] = [];
    rollOf('ab', 'cd', (text) => {
      hashed.push(text);
      return '0'.repeat(64);
    });

    expect(hashed).toEqual(['abcd']);
  });
});

describe('the numbers of one hash', () => {
  const HASH = `000000ffffff00000f${'a'.repeat(46)}`;

  it('are its hex digits in groups of six', () => {
    expect([0, 1, 2, 3, 9].map((k) => ticketOf(HASH, k))).toEqual([0, LAST_TICKET, 15, 0xaaaaaa, 0xaaaaaa]);
  });

  it.each([
    ['past the last six digits', HASH, 10],
    ['in front of the first', HASH, -1],
    ['in upper case', HASH.toUpperCase(), 1],
    ['in a text that is no hash', 'xyz', 0],
  ])('are undefined %s', (_where, hash, k) => {
    expect(() => ticketOf(hash, k)).toThrow(RangeError);
  });
});

describe('the number shown', () => {
  it('is N / 0xffffff truncated to six decimals, for every N', () => {
    // In integers: 10^6 · N = millionths · 0xffffff + rest, carried from each N to the next.
    let millionths = 0;
    let rest = 0;
    let wrong = 0;
    for (let ticket = 0; ticket < TICKETS; ticket += 1) {
      const expected = `${millionths === 1_000_000 ? 1 : 0}.${String(millionths % 1_000_000).padStart(6, '0')}`;
      if (numberText(ticket) !== expected) wrong += 1;
      rest += 1_000_000;
      if (rest >= LAST_TICKET) {
        rest -= LAST_TICKET;
        millionths += 1;
      }
    }

    expect(wrong).toBe(0);
  });

  it('agrees with big-integer arithmetic', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: LAST_TICKET }), (ticket) => {
        const millionths = (BigInt(ticket) * 1_000_000n) / BigInt(LAST_TICKET);
        expect(numberText(ticket).replace('.', '')).toBe(String(millionths).padStart(7, '0'));
      }),
    );
  });

  it.each([
    [0, '0.000000'],
    [1, '0.000000'],
    [16, '0.000000'],
    [17, '0.000001'],
    [LAST_TICKET - 1, '0.999999'],
    [LAST_TICKET, '1.000000'],
  ])('of %i is %s', (ticket, text) => {
    expect(numberText(ticket)).toBe(text);
  });
});

describe('seeds', () => {
  it.each(['a', 'Nanshan7', '0123456789abcdef', 'ABCDEFGHIJKLMNOP'])('%j is a valid user seed', (text) => {
    expect(isUserSeed(text)).toBe(true);
  });

  it.each(['', '0123456789abcdefg', 'a b', 'a\n', 'ä', '１', '种子', 'a-b', '<b>', 'a\0'])(
    '%j is no valid user seed',
    (text) => {
      expect(isUserSeed(text)).toBe(false);
    },
  );

  it('a server seed is exactly 64 lower-case hex digits', () => {
    expect(isServerSeed(SERVER_SEED)).toBe(true);
    const others = [SERVER_SEED.toUpperCase(), SERVER_SEED.slice(1), `${SERVER_SEED}0`, `${SERVER_SEED}\n`];
    expect(others.filter(isServerSeed)).toEqual([]);
  });
});
