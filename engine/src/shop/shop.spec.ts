import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import {
  type AnySlice,
  accepted,
  all,
  closed,
  defineEvent,
  defineRules,
  defineStream,
  foldOf,
  measured,
  on,
  onMeasure,
  one,
  placeOf,
  playerPart,
} from '../kernel/index.ts';
import { foldAll } from '../../../test/samples/engine/specification.ts';
import { auditOf, sliceOf } from '../../../test/samples/engine/slice.ts';
import { shopOf } from './shop.ts';

const Played = defineEvent('Played', closed({ price: Type.Integer() }));
const Begun = defineEvent('Begun', closed({}));
const plays = foldOf({ count: 0 }, [on(Played, ({ count }) => ({ count: count + 1 }))]);
const staked = foldOf({ sum: 0 }, [onMeasure('staked', ({ sum }, amount) => ({ sum: sum + amount }))]);

const dice = sliceOf('dice', {
  events: { Played },
  measures: [measured(Played, { staked: ({ price }) => price })],
  player: playerPart(plays, {
    begins: Begun,
    nextActions: ({ count }) => [{ do: 'until', at: count, act: { do: 'event' } }],
  }),
  streams: { table: defineStream({ fold: plays, id: /^[0-9]$/ }) },
  commands: { roll: { name: 'roll', decide: () => accepted(), reply: () => null } },
  rules: [defineRules('fees', closed({}), {})],
});
const ranks = sliceOf('ranks', { events: { Begun }, player: playerPart(staked) });

describe('the slices of a shop', () => {
  const shop = shopOf({ ranks, dice });

  it('are ordered by name', () => {
    expect(shop.slices.map(({ name }) => name)).toEqual(['dice', 'ranks']);
    expect(shop.codec.types.map(({ type }) => type)).toEqual(['Played', 'Begun']);
    expect([...shop.commands.keys(), ...shop.rules.keys()]).toEqual(['roll', 'fees']);
  });

  it('are games if their events measure plays; a player begins one by a play or a reservation for one', () => {
    const writings = {
      roll: { in: 'player', by: ['player' as const], writes: one(Played) },
      settle: { in: 'player', by: ['flow' as const], writes: one(Played) },
    };
    const game = sliceOf('dice', {
      measures: [measured(Played, { plays: () => 1 })],
      audit: auditOf({ writings }),
    });
    const { games } = shopOf({ ranks, dice: game });

    expect([...games.names]).toEqual(['dice']);
    expect([...games.ofType]).toEqual([['Played', 'dice']]);
    expect([...games.ofCommand]).toEqual([['roll', ['dice']]]);
    expect(shop.games.names.size).toBe(0);
  });

  it('are games too if their events lead another game’s plays, which need both open', () => {
    const Phase = defineEvent('Phase', closed({}));
    const writings = {
      roll: { in: 'player', by: ['player' as const], writes: one(Played) },
      'roll-phase': { in: 'player', by: ['player' as const], writes: all(one(Phase), one(Played)) },
    };
    const game = sliceOf('dice', {
      measures: [measured(Played, { plays: () => 1 })],
      audit: auditOf({ writings }),
    });
    const moon = sliceOf('moon', {
      events: { Phase },
      measures: [measured(Phase, { leads: () => 'play' })],
    });
    const { games } = shopOf({ dice: game, moon });

    expect([...games.names]).toEqual(['dice', 'moon']);
    expect([...games.ofCommand]).toEqual([
      ['roll', ['dice']],
      ['roll-phase', ['moon', 'dice']],
    ]);
    expect([...games.within]).toEqual([
      ['dice', []],
      ['moon', ['dice']],
    ]);
  });

  it("each have their part of a player's state, and react to the measures of all", () => {
    const { player } = shop.streams;
    const state = foldAll(player.fold, [Played.of({ price: 5 }), Played.of({ price: 7 })]);

    expect(JSON.stringify(state)).toBe('{"dice":{"count":2},"ranks":{"sum":12}}');
    expect(player.begins).toBe('Begun');
    expect(player.nextActions(state)).toEqual([{ do: 'until', at: 2, act: { do: 'event' } }]);
  });

  it('own kinds of streams with their own name patterns', () => {
    expect(shop.streamKindOf('table-7')?.fold.initial).toBe(plays.initial);
    expect(shop.streamKindOf('player-anna0000')).toBe(shop.streams.player);
    for (const stream of [
      'table-77',
      'table',
      'table-',
      'chair-1',
      '-7',
      '',
      'player-Anna',
      placeOf('table-7', 1),
    ])
      expect(shop.streamKindOf(stream)).toBeUndefined();
  });

  it.each<[string, AnySlice, AnySlice, string]>([
    [
      'kind of stream',
      dice,
      sliceOf('poker', { streams: dice.streams }),
      'two slices have a kind of stream called table',
    ],
    ['command', dice, sliceOf('poker', { commands: dice.commands }), 'two slices have a command called roll'],
    [
      'name of rules',
      dice,
      sliceOf('poker', { rules: dice.rules }),
      'two slices have a name of rules called fees',
    ],
    ['event type', dice, sliceOf('poker', { events: { Played } }), 'two event types share one name: Played'],
    [
      'measured type',
      dice,
      sliceOf('poker', { measures: dice.measures }),
      'two slices have a measured type called Played',
    ],
    [
      'beginning of players',
      dice,
      sliceOf('poker', { player: dice.player }),
      'the stream of a player begins with Begun and Begun',
    ],
  ])('do not share a %s', (_what, one, other, message) => {
    expect(() => shopOf({ [one.name]: one, [other.name]: other })).toThrow(message);
  });

  it('are listed under their own names', () => {
    expect(() => shopOf({ ranks: dice })).toThrow('the slice dice is listed as ranks');
  });

  it("may not own the player's streams", () => {
    expect(() =>
      shopOf({
        cuckoo: sliceOf('cuckoo', { streams: { player: defineStream({ fold: plays, id: /^x$/ }) } }),
      }),
    ).toThrow('two slices have a kind of stream called player');
  });
});
