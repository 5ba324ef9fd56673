import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvariantBroken, lifted } from '../../kernel/index.ts';
import { foldAll } from '../../../../test/samples/engine/specification.ts';
import { type Posting, WalletPosted } from './events.ts';
import { post, wallet } from './state.ts';

const CAUSE = 'player-anna0000#1';
const grant = (amount: number): Posting => ({ from: 'mint', to: 'player', amount });
const payment = (amount: number): Posting => ({ from: 'player', to: 'house', amount });

describe('the wallet', () => {
  it('starts empty and holds the balance after postings', () => {
    const events = [
      WalletPosted.of({ reason: 'demo-grant', postings: [grant(500)], balance: 500, cause: CAUSE }),
      WalletPosted.of({
        reason: 'box-open',
        postings: [payment(200), payment(50), grant(1)],
        balance: 251,
        cause: CAUSE,
      }),
    ];

    expect(wallet.initial).toEqual({ balance: 0 });
    expect(foldAll(wallet, events)).toEqual({ balance: 251 });
  });

  it('ignores transfers between other accounts', () => {
    const between: Posting = { from: 'house', to: 'escrow', amount: 9 };

    expect(
      foldAll(wallet, [
        WalletPosted.of({ reason: 'box-open', postings: [between], balance: 0, cause: CAUSE }),
      ]),
    ).toEqual({
      balance: 0,
    });
  });

  it.each([
    ['too much', [grant(500)], 501],
    ['too little', [grant(500)], 499],
    ['the other sign', [payment(500)], 500],
    ['none of several postings but the first', [grant(500), payment(1)], 500],
  ])('refuses an event that states a wrong balance: %s', (_what, postings, balance) => {
    const event = WalletPosted.of({ reason: 'demo-grant', postings, balance, cause: CAUSE });

    expect(() => foldAll(wallet, [event])).toThrow(
      new InvariantBroken('broken invariant: a posting leaves the balance that it states'),
    );
  });

  it('refuses a balance below zero, even if the postings result in it', () => {
    const event = WalletPosted.of({ reason: 'box-open', postings: [payment(1)], balance: -1, cause: CAUSE });

    expect(WalletPosted.fits(event.data)).toBe(false);
    expect(() => foldAll(wallet, [event])).toThrow(InvariantBroken);
  });
});

describe('post', () => {
  it('returns the balance after the postings', () => {
    expect(post({ balance: 500 }, 'box-open', CAUSE, payment(500))).toEqual(
      WalletPosted.of({ reason: 'box-open', postings: [payment(500)], balance: 0, cause: CAUSE }),
    );
  });

  it('returns nothing if the balance is one unit short', () => {
    expect(post({ balance: 499 }, 'box-open', CAUSE, payment(500))).toBeUndefined();
  });

  it('counts all postings together', () => {
    expect(post({ balance: 10 }, 'box-open', CAUSE, payment(6), payment(5))).toBeUndefined();
    expect(post({ balance: 0 }, 'box-open', CAUSE, payment(5), grant(5))?.data.balance).toBe(0);
  });

  it('throws if the balance would leave the safe integers', () => {
    expect(() => post({ balance: Number.MAX_SAFE_INTEGER }, 'demo-grant', CAUSE, grant(1))).toThrow(
      InvariantBroken,
    );
  });

  it('never returns a balance that the fold refuses', () => {
    const account = fc.constantFrom<Posting['from'][]>('player', 'house', 'mint', 'escrow');
    const posting = fc.record({ from: account, to: account, amount: fc.integer({ min: 1, max: 1_000 }) });
    const postings = fc.array(posting, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000 }), postings, (balance, moves) => {
        const opening = WalletPosted.of({
          reason: 'demo-grant',
          postings: [grant(balance + 1)],
          balance: balance + 1,
          cause: CAUSE,
        });
        const posted = post({ balance: balance + 1 }, 'box-open', CAUSE, ...moves);
        if (posted === undefined) return;
        expect(WalletPosted.fits(posted.data)).toBe(true);
        expect(foldAll(wallet, [opening, posted])).toEqual({ balance: posted.data.balance });
      }),
    );
  });
});

describe('WalletPosted', () => {
  const fits = (change: object) =>
    WalletPosted.fits({ reason: 'demo-grant', postings: [grant(1)], balance: 1, cause: CAUSE, ...change });

  it.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '1', '1e3', null, [1]])(
    'refuses the amount %j',
    (amount) => {
      expect(fits({})).toBe(true);
      expect(fits({ postings: [{ from: 'mint', to: 'player', amount }] })).toBe(false);
    },
  );

  it('requires words for accounts and reasons, a place or null as cause, and a posting', () => {
    expect(fits({ reason: 'duel-stake', postings: [{ from: 'bank-of-two', to: 'player', amount: 1 }] })).toBe(
      true,
    );
    expect(fits({ cause: null })).toBe(true);
    expect(fits({ postings: [{ from: 'Bank 2', to: 'player', amount: 1 }] })).toBe(false);
    expect(fits({ reason: 'a gift' })).toBe(false);
    expect(fits({ cause: 'player-anna0000' })).toBe(false);
    expect(fits({ cause: 'player-anna0000#0' })).toBe(false);
    expect(fits({ postings: [] })).toBe(false);
  });

  it('has known accounts and reasons and no cause in edition 1', () => {
    const data = { reason: 'demo-grant', postings: [grant(1)], balance: 1 };

    expect(WalletPosted.fits(data, 1)).toBe(true);
    expect(WalletPosted.fits({ ...data, cause: null }, 1)).toBe(false);
    expect(WalletPosted.fits({ ...data, reason: 'gift' }, 1)).toBe(false);
    expect(WalletPosted.fits({ ...data, postings: [{ ...grant(1), from: 'bank' }] }, 1)).toBe(false);
    expect(lifted(WalletPosted, 1, data)).toEqual(WalletPosted.of({ ...data, cause: null }));
  });

  it('is labelled by its reason', () => {
    expect(
      WalletPosted.label(
        WalletPosted.of({ reason: 'box-open', postings: [payment(1)], balance: 0, cause: null }),
      ),
    ).toBe('box-open');
  });
});
