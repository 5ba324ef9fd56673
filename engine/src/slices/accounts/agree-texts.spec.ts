import { describe, expect, it } from 'vitest';
import { accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { agreeTexts } from './agree-texts.ts';
import { AGREEMENT, agreedIn, askedOf, languageOfAgreed } from './agreement.ts';
import { type Agreement, PlayerRegistered, TextsAgreed, textsIn } from './events.ts';
import { type Account, account } from './state.ts';
import { agreementHashOf } from '../../fairness/index.ts';
import { combine } from '../../kernel/index.ts';

const { given } = specify(combine<{ accounts: Account }>({ accounts: account }), agreeTexts);
const FIRST = AGREEMENT.first;
const question = { id: 'new', title: 'New', text: 'New.' };
const other = (revision: number): Agreement => ({
  ...FIRST,
  Privacypolicy: { ...FIRST.Privacypolicy, revision, en: [question] },
});
const hashOf = (agreement: Agreement) => agreedIn(agreement, 'en').hash;
const registered = (agreement: Agreement | undefined) =>
  PlayerRegistered.of({
    playerId: 'anna0000',
    invitedBy: null,
    agreed: agreement === undefined ? null : agreedIn(agreement, 'en', hashOf(agreement)),
  });
const agree = (shown: Agreement, now: Agreement, before: Agreement | undefined = FIRST) =>
  given(registered(before)).when(
    { hash: hashOf(shown) },
    {
      time: 1,
      at: 'player-anna0000#2',
      agreement: now,
      named: (hash) => [FIRST, other(1), other(2)].find((one) => languageOfAgreed(one, hash) !== undefined),
    },
  );

describe('agree-texts', () => {
  it('notes the texts in force, in the language in which they were shown', () => {
    const { decision, state } = agree(other(2), other(2));
    expect(decision).toEqual(accepted(TextsAgreed.of({ hash: hashOf(other(2)), language: 'en' })));
    expect(state.accounts.agreed).toMatchObject([
      { hash: hashOf(FIRST), language: 'en', shown: true },
      { hash: hashOf(other(2)), language: 'en', shown: true },
    ]);
  });

  it('refuses texts that are no longer in force', () => {
    expect(agree(FIRST, other(2)).decision).toEqual(rejected({ code: 'texts-changed' }));
  });

  it('writes nothing if nobody asks: the same revision, or the same texts again', () => {
    expect(agree(other(1), other(1)).decision).toEqual(accepted());
    expect(agree(other(2), other(2), other(2)).decision).toEqual(accepted());
  });

  it('asks players of whom the log has no agreement', () => {
    const first = given(registered(undefined)).when(
      { hash: hashOf(FIRST) },
      { time: 1, at: 'player-anna0000#2', agreement: FIRST, named: () => undefined },
    );
    expect(first.events).toHaveLength(1);
  });
});

describe('the agreement', () => {
  it('is asked for again by the texts whose revision is another', () => {
    expect(askedOf(FIRST, FIRST)).toEqual([]);
    expect(askedOf(other(1), FIRST)).toEqual([]);
    expect(askedOf(other(2), FIRST)).toEqual(['Privacypolicy']);
    expect(askedOf(FIRST, undefined)).toHaveLength(4);
  });

  it('has a hash for each language, of all its texts', () => {
    const hashes = (['zh', 'en', 'ru', 'vi'] as const).map((language) => agreedIn(FIRST, language).hash);
    expect(new Set(hashes).size).toBe(4);
    expect(hashes[1]).toBe(agreementHashOf('en', textsIn(FIRST, 'en')));
    expect(hashOf(other(1))).not.toBe(hashOf(FIRST));
    expect(agreedIn(other(1), 'zh').hash).toBe(hashes[0]);
  });

  it('counts as not shown when a form showed none, or other texts', () => {
    const now = other(2);
    const notShown = { hash: agreedIn(now, 'ru').hash, language: 'ru', shown: false };
    expect(agreedIn(now, 'ru')).toEqual(notShown);
    expect(agreedIn(now, 'ru', hashOf(FIRST))).toEqual(notShown);
    expect(agreedIn(now, 'ru', hashOf(now))).toEqual({ hash: hashOf(now), language: 'en', shown: true });
  });

  it('asks new versions to be plain, and to link to the shop alone', () => {
    const linked = (text: string) => ({
      ...FIRST,
      hash: { ...FIRST.hash, en: [{ ...question, text }] },
    });
    expect(AGREEMENT.asks?.(FIRST)).toBe(true);
    expect(AGREEMENT.asks?.(linked('See [limits](/user/limits).'))).toBe(true);
    expect(AGREEMENT.asks?.(linked('See [them](https://example.org/)'))).toBe(false);
    expect(AGREEMENT.asks?.(linked('Hid\u200Bden'))).toBe(false);
    expect(AGREEMENT.fits({ ...FIRST, hash: { ...FIRST.hash, ru: [] } })).toBe(false);
  });
});
