import {
  NO_BOOKS,
  type AnySlice,
  all,
  defineAudit,
  defineEvent,
  closed,
  foldOf,
  maybe,
  measured,
  on,
  one,
  some,
} from '@skins/engine/kernel';
import { ItemsGranted } from '@skins/engine/bag';
import { UpgradePlayed } from '@skins/engine/upgrades';
import { WalletPosted } from '@skins/engine/wallet';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import * as events from '../sample-duel/engine/events.ts';
import * as slices from '../../engine/src/slices/index.ts';
import type { AnyKit } from '../kit/kit.ts';
import { shopWith } from '../kit/shop.ts';
import type { World } from '../kit/world.ts';
import { misread } from './checks/commands.ts';
import { overlooked } from './checks/fields.ts';
import { touched } from './checks/foreign.ts';
import { unfound } from './checks/forgeries.ts';
import { telling } from './checks/held.ts';
import { unmeasured } from './checks/money.ts';
import { sharedNames } from './checks/names.ts';
import { orderBound, shifted, unplayed, unrepeated, unsteady } from './checks/play.ts';
import { unrefused } from './checks/refusals.ts';
import { unlike } from './checks/repeats.ts';
import { unlistedEvents, unreadSamples } from './checks/samples.ts';
import { duel } from '../sample-duel/index.ts';
import { upgrades } from '../upgrades/index.ts';
import { rolling } from '../../engine/src/slices/seeds/events.ts';
import { idle } from './played.ts';

// Each check of `conformance.spec.ts` finds a slice that is broken in the way it checks.

const { slice } = duel;

/** Returns the kit of the duel, with a changed slice. */
function broken(change: Partial<AnySlice>, kit: Partial<AnyKit> = {}): AnyKit {
  const other: AnySlice = { ...slice, ...change };
  return { ...duel, slice: other, shop: shopWith({ duel: other }), ...kit };
}

/** Returns the slice's audit without its checks of one event type. */
const unchecked = (type: string, said: Partial<AnySlice['audit']> = {}): AnySlice['audit'] => ({
  ...slice.audit,
  ...said,
  begin(desk, shelf) {
    const running = slice.audit.begin(desk, shelf);
    return { ...running, checks: new Map([...running.checks].filter(([checked]) => checked !== type)) };
  },
});

/** Returns the slice's commands, with one decision or reply replaced. */
const commanding = (name: keyof typeof slice.commands, change: object): AnySlice['commands'] => ({
  ...slice.commands,
  [name]: { ...slice.commands[name], ...change },
});

const expectNamed = (faults: readonly string[], named: string) => expect(faults.join('\n')).toContain(named);

describe('a broken slice is reported', () => {
  it('if it uses names of another slice', () => {
    const audit = defineAudit({ events: {}, rules: {}, books: NO_BOOKS, checks: {}, writings: {}, ways: {} });
    const nothing = { ...slice, name: 'twin', events: {}, streams: {}, commands: {}, measures: [], audit };
    expect(sharedNames({ ...slices, duel: slice, twin: nothing })).toEqual([]);
    const { streams, commands } = slice;
    for (const shared of [
      { events: slice.events },
      { streams },
      { commands },
      { measures: slice.measures },
      { audit: { ...audit, rules: slice.audit.rules } },
      { audit: { ...audit, ways: slice.audit.ways } },
    ])
      expect(sharedNames({ ...slices, duel: slice, twin: { ...nothing, ...shared } })).toHaveLength(1);
  });

  it('if one of its events is not listed', () => {
    const { DuelEnded: _, ...listed } = slice.events;
    expectNamed(unlistedEvents(broken({ events: listed }), events), 'DuelEnded is not in events');
  });

  it('if a version lacks a sample, or has one that is unreadable or not read on the fast path', () => {
    const Shown = defineEvent(
      'Shown',
      closed({ more: Type.Optional(Type.Null()), text: Type.String({ maxLength: 3 }) }),
      {
        former: [{ schema: closed({}), until: 9, lift: () => ({}) }],
      },
    );
    const kit = (samples: AnyKit['samples'], former: AnyKit['former'] = {}) =>
      unreadSamples({ ...broken({ events: { Shown } }), samples, former });
    expectNamed(kit({}), 'no sample of Shown@2');
    expectNamed(kit({ Shown: [{ text: 'long' }] }), 'a sample of Shown@2 does not fit');
    expectNamed(kit({ Shown: [{ text: 'abc' }] }), 'Shown@2 are audited the long way: its schema');
    expectNamed(kit({}, { 'Shown@1': [{}] }), 'Shown@1 is not lifted');
    const turned = Object.fromEntries(Object.entries(duel.samples.DuelOpened[0]).toReversed());
    expectNamed(
      unreadSamples({ ...duel, samples: { ...duel.samples, DuelOpened: [turned] } }),
      'audited the long way: members',
    );
    expectNamed(unreadSamples({ ...duel, slow: { DuelEnded: 'so they say' } }), 'called slow, and is not');
  });

  it('if an event or a command is never played, or played against the auditor’s expectation', () => {
    const { name } = slice.commands['end-duel'];
    const faults = unplayed(broken({}, { play: () => undefined }));
    expectNamed(faults, 'no DuelEnded is played');
    expectNamed(faults, `no ${name} is played`);
    const writings = { ...slice.audit.writings, 'draw-duel': slice.audit.writings['end-duel'] };
    expectNamed(unplayed(broken({ audit: { ...slice.audit, writings } })), '"rule":"stream"');
  });

  it('if it decides at random, or changes its arguments', () => {
    let calls = 0;
    const { DuelDrawn } = slice.events;
    const decide = () => ({
      kind: 'accepted',
      events: [DuelDrawn.of({ winner: `player-a#${(calls += 1)}` })],
    });
    expectNamed(unsteady(broken({ commands: commanding('draw-duel', { decide }) })), 'the second time');
    const seat = (state: { seats: unknown[] }) => state.seats.push('me');
    expectNamed(unsteady(broken({ commands: commanding('draw-duel', { decide: seat }) })), 'TypeError');
  });

  it('if its reply cannot be recomputed from its records', () => {
    let calls = 0;
    const reply = () => (calls += 1);
    expectNamed(unsteady(broken({ commands: commanding('draw-duel', { reply }) })), 'out of its records');
  });

  it('if a repeat is answered otherwise', async () => {
    let calls = 0;
    let played = false;
    const reply = () => (played ? (calls += 1) : 0);
    const play = (world: World) => {
      duel.play(world);
      played = true;
    };
    const faults = await unlike(
      broken({ commands: commanding('draw-duel', { reply }) }, { play, trials: {} }),
    );
    expectNamed(faults, 'draw-duel, repeated at once');
    expectNamed(faults, 'draw-duel, repeated after all others');
    expectNamed(faults, 'draw-duel, repeated after a restart');
  });

  it('if two plays, or a play and its replay, differ', async () => {
    let plays = 0;
    const later = broken(
      {},
      {
        play(world) {
          world.time += plays += 1;
          duel.play(world);
        },
      },
    );
    expectNamed(await unrepeated(later), 'two logs');
    let folded = 0;
    const { duel: kind } = slice.streams;
    const counting = foldOf(kind.fold.initial, [
      ...kind.fold.reactions,
      on(slice.events.DuelEnded, (state) => ({ ...state, stake: (folded += 1) })),
    ]);
    const streams = { duel: { ...kind, fold: counting } };
    expectNamed(await unrepeated(broken({ streams })), 'another state');
  });

  it('if the order of slices changes the audit', () => {
    let turn = 0;
    const audit: AnySlice['audit'] = {
      ...slice.audit,
      begin: (desk, shelf) => ({ ...slice.audit.begin(desk, shelf), totals: () => ({ turn: (turn += 1) }) }),
    };
    expectNamed(orderBound(broken({ audit })), 'another order of slices');
  });

  it('when one more slice changes what it plays', () => {
    const counting = (world: World) => {
      world.time += world.shop.rules.size;
      duel.play(world);
    };
    expectNamed(shifted(broken({}, { play: counting })), 'beside one more slice');
  });

  it('if a refusal is not reached, or precedes one that it should follow', () => {
    const { 'join-duel': taken } = duel.trials;
    const { 'no-duel': first, 'own-duel': second, 'other-stake': third } = taken.refused;
    const tried = (refused: object): AnyKit => ({
      ...duel,
      trials: { ...duel.trials, 'join-duel': { ...taken, refused: { ...refused } } },
    });
    expectNamed(unrefused(tried({ 'duel-full': first })), 'spoiled by duel-full: no-duel');
    expectNamed(unrefused(tried({ 'other-stake': third, 'own-duel': second })), ': own-duel');
    const { 'join-duel': _, ...others } = duel.trials;
    expectNamed(unrefused({ ...duel, trials: others }), 'join-duel is not tried');
  });

  it('if a forgery goes unnoticed, or a rule has no forgery', () => {
    expectNamed(unfound(broken({ audit: unchecked('DuelDrawn') })), 'duel-draw, forgery 1');
    const rules = { ...slice.audit.rules, idle: 'a rule that nothing breaks' };
    expectNamed(unfound(broken({ audit: { ...slice.audit, rules } })), 'nothing breaks the rule idle');
  });

  it('if a field can be changed unnoticed', () => {
    const { DuelEnded } = slice.events;
    // Only this type: the other types have checks of their own.
    const kit = broken({ audit: unchecked('DuelEnded') });
    const { faults } = overlooked({ ...kit, slice: { ...kit.slice, events: { DuelEnded } } });
    expect(faults).toContain('DuelEnded data.opened, found nowhere');
    expectNamed(idle([{ change: /^Nothing$/, why: 'gone' }], new Set(['Something'])), 'excuses nothing');
  });

  it('if a command can be doubled', () => {
    const { writings } = slice.audit;
    const twice = { ...writings['end-duel'], writes: some(one(slice.events.DuelEnded)) };
    const audit = unchecked('DuelEnded', { writings: { ...writings, 'end-duel': twice } });
    expect(misread(broken({ audit })).faults).toContain('end-duel doubled DuelEnded');
  });

  it('if money moves without a measure, or for undeclared reasons', () => {
    const { StakeSettled } = slice.events;
    const measures = slice.measures.filter(({ type }) => type !== StakeSettled.type);
    const half = measured(StakeSettled, { staked: ({ stake }) => stake });
    expectNamed(unmeasured(broken({ measures: [...measures, half] })), 'players paid');
    expectNamed(unplayed(broken({ audit: { ...slice.audit, ways: {} } })), '"rule":"posting"');
  });

  it('if the number of its records tells a result', () => {
    const { 'play-upgrade': writing } = upgrades.slice.audit.writings;
    const writes = rolling(all(one(UpgradePlayed), maybe(one(ItemsGranted))));
    const audit = { ...upgrades.slice.audit, writings: { 'play-upgrade': { ...writing, writes } } };
    expect(telling({ ...upgrades, slice: { ...upgrades.slice, audit } })).toEqual([
      'play-upgrade writes 0 or 1 records after its result: their number tells it',
    ]);
  });

  it('if an event of another slice changes its state', () => {
    const { fold } = slice.player;
    const moved = on(WalletPosted, (state: { held: readonly never[] }) => ({ ...state }));
    const other = foldOf({ held: [] }, [moved]);
    const player = { ...slice.player, fold: { ...fold, ...other } };
    expectNamed(touched(broken({ player })), 'WalletPosted changes what duel keeps of a player');
  });
});
