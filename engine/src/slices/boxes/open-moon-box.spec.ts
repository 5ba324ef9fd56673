import { describe, expect, it } from 'vitest';
import { PUBLISHED } from '../../../../test/catalogue/sample-catalogue.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { committedFor, seedSet } from '../../../../test/seeds/sample-events.ts';
import { sampleSecrets } from '../../../../test/seeds/sample-secrets.ts';
import type { Bag } from '../bag/index.ts';
import { bag } from '../bag/state.ts';
import { type BoxVersion, OPEN_TERMS } from '../catalogue/index.ts';
import { sha256Hex } from '../../fairness/index.ts';
import { type AnyEvent, UNITS_PER_GEM, combine } from '../../kernel/index.ts';
import { MOON_BOX, MoonPhaseMoved, type Moonbox } from '../moonbox/index.ts';
import { moonboxFold } from '../moonbox/state.ts';
import type { Seeds } from '../seeds/index.ts';
import { seeds } from '../seeds/state.ts';
import { type Wallet, WalletPosted } from '../wallet/index.ts';
import { wallet } from '../wallet/state.ts';
import { type OpenMoonBoxContext, openMoonBox } from './open-moon-box.ts';

const ANNA = 'anna0000';
const HASH = 'a'.repeat(64);
const secrets = sampleSecrets(20);
const { odds } = PUBLISHED.data;
const skins = odds.items.map(({ skinId }) => skinId);

/** The version of a phase: its hash names it. */
const versionOf = (boxId: string): BoxVersion => ({
  odds: { ...odds, boxId },
  versionHash: sha256Hex(boxId),
  version: 1,
  terms: OPEN_TERMS,
  time: 0,
});

/** @param top the skins of the top tier: all of a box always hit */
const contextWith = (
  top: readonly string[],
  change: Partial<(typeof MOON_BOX)['first']> = {},
): OpenMoonBoxContext => ({
  playerId: ANNA,
  commandId: 'command-a',
  secrets,
  hash: sha256Hex,
  time: 1_000,
  at: 'player-anna0000#9',
  terms: { hash: HASH, content: { ...MOON_BOX.first, season: 'now', top: [...top], ...change } },
  versionOf,
});

const { given } = specify(
  combine<{ moonbox: Moonbox; wallet: Wallet; bag: Bag; seeds: Seeds }>({
    moonbox: moonboxFold,
    wallet,
    bag,
    seeds,
  }),
  openMoonBox,
);

const paid = WalletPosted.of({
  reason: 'demo-grant',
  cause: 'test-stream#1',
  postings: [{ from: 'mint', to: 'player', amount: 1_000 * UNITS_PER_GEM }],
  balance: 1_000 * UNITS_PER_GEM,
});
const BEGUN: readonly AnyEvent[] = [paid, committedFor(secrets, ANNA)(1), seedSet('Nanshan7')];
const at = (phase: number) => ({ phase, versionHash: sha256Hex(`moon-${phase}`), rulesHash: HASH });
const moon = (phase: number, next: number, season = 'now') =>
  MoonPhaseMoved.of({ season, phase, next, rulesHash: HASH });
/** Without a top tier nothing hits. */
const NEVER = contextWith([]);
const ALWAYS = contextWith(skins);

describe('open-moon-box', () => {
  it('opens the version of the phase and waxes by one without the top tier', () => {
    const { events, reply, state } = given(...BEGUN, moon(2, 3)).when(at(3), NEVER);
    expect(events.map(({ type }) => type)).toEqual([
      'WalletPosted',
      'MoonPhaseMoved',
      'BoxOpened',
      'ItemsGranted',
    ]);
    expect(reply?.moved).toEqual({ season: 'now', phase: 3, next: 4, rulesHash: HASH });
    expect(reply?.open).toMatchObject({
      boxId: 'moon-3',
      versionHash: sha256Hex('moon-3'),
      kind: null,
      paidBy: 'gems',
    });
    expect(state.moonbox.moons['now']).toEqual({ phase: 4, opens: 2 });
    expect(state.bag.held).toBe(1);
  });

  it('is new after the top tier, with as many records', () => {
    const hit = given(...BEGUN, moon(6, 7)).when(at(7), ALWAYS);
    const miss = given(...BEGUN, moon(6, 7)).when(at(7), NEVER);
    expect(hit.reply?.moved).toMatchObject({ phase: 7, next: 0 });
    expect(miss.reply?.moved).toMatchObject({ phase: 7, next: 7 });
    expect(miss.events).toHaveLength(hit.events.length);
  });

  it('keeps a moon for each season', () => {
    const { reply, state } = given(...BEGUN, moon(4, 5, 'before')).when(at(0), ALWAYS);
    expect(reply?.moved).toMatchObject({ season: 'now', phase: 0 });
    expect(state.moonbox.moons['before']).toEqual({ phase: 5, opens: 1 });
  });

  it('refuses a press that saw another phase, version or rules, with what is now', () => {
    const stale = { rejection: { code: 'stale-version', phase: 1, versionHash: sha256Hex('moon-1') } };
    for (const seen of [at(0), { ...at(1), versionHash: HASH }, { ...at(1), rulesHash: sha256Hex('other') }])
      expect(given(...BEGUN, moon(0, 1)).when(seen, ALWAYS).decision).toMatchObject(stale);
  });

  it('is closed by its rules, after its season, and while a phase lacks a version or the top tier', () => {
    const closed = { rejection: { code: 'moon-closed' } };
    for (const context of [
      contextWith(skins, { open: false }),
      contextWith(skins, { endsAt: 1_000 }),
      contextWith([...skins, 'absent']),
      { ...ALWAYS, versionOf: (boxId: string) => (boxId === 'moon-6' ? undefined : versionOf(boxId)) },
    ])
      expect(given(...BEGUN).when(at(0), context).decision).toMatchObject(closed);
  });

  it('refuses what the player cannot pay', () => {
    expect(given(...BEGUN.slice(1)).when(at(0), ALWAYS).decision).toMatchObject({
      rejection: { code: 'insufficient-gems', cost: odds.price, balance: 0 },
    });
  });
});
