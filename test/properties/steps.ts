import * as fc from 'fast-check';

export const PLAYERS = ['anna0000', 'ben00000', 'cleo0000'] as const;
export const BOXES = ['box-one', 'box-two'] as const;
export const SKINS = ['plain', 'fine', 'rare'] as const;
export const LOGINS = ['1', '2'] as const;

/** Ways to split the tickets among the three skins; the last one leaves the rare skin a single ticket. */
export const ODDS = [
  ['0.5', '0.4', '0.1'],
  ['0.1', '0.2', '0.7'],
  ['0.5', '0.499999940395355224609375', '0.000000059604644775390625'],
] as const;

/** Which version of a box a player has seen when the button is pressed. */
export type Seen = 'present' | 'older' | 'made-up';

/** One thing that somebody asks of the shop. Players and boxes may not be there yet. */
export type Step =
  | { readonly kind: 'register'; readonly player: string; readonly gems: number }
  | { readonly kind: 'claim'; readonly login: string; readonly player: string }
  | { readonly kind: 'seed'; readonly player: string; readonly userSeed: string }
  | {
      readonly kind: 'open';
      readonly player: string;
      readonly box: string;
      readonly count: number;
      readonly seen: Seen;
    }
  | { readonly kind: 'price'; readonly skin: string; readonly price: number }
  | { readonly kind: 'publish'; readonly box: string; readonly price: number; readonly odds: number };

const player = fc.constantFrom(...PLAYERS);
const box = fc.constantFrom(...BOXES);

const open = fc.record({
  kind: fc.constant('open' as const),
  player,
  box,
  count: fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 1, max: 10 }) },
    { weight: 1, arbitrary: fc.constantFrom(0, -1, 11, 1_000_000_000) },
  ),
  seen: fc.oneof(
    { weight: 8, arbitrary: fc.constant('present' as const) },
    { weight: 2, arbitrary: fc.constantFrom<Seen[]>('older', 'made-up') },
  ),
});

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: open },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('register' as const),
      player,
      gems: fc.constantFrom(0, 3, 100, 1_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('seed' as const),
      player,
      userSeed: fc.oneof(
        fc.stringMatching(/^[A-Za-z0-9]{1,16}$/),
        fc.constantFrom('', '0123456789abcdefg', 'no seed'),
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('claim' as const), login: fc.constantFrom(...LOGINS), player }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('price' as const),
      skin: fc.constantFrom(...SKINS),
      price: fc.integer({ min: 1, max: 100_000 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('publish' as const),
      box,
      price: fc.integer({ min: 10_000, max: 30_000 }),
      odds: fc.nat(ODDS.length - 1),
    }),
  },
);

const registered = fc
  .subarray([...PLAYERS])
  .map((players): readonly Step[] => players.map((player) => ({ kind: 'register', player, gems: 1_000 })));

/** Everything that some players and an operator ask of a shop, in order; some of the players are there already. */
export const steps = (maxLength: number): fc.Arbitrary<readonly Step[]> =>
  fc
    .tuple(registered, fc.array(step, { minLength: 1, maxLength, size: 'max' }))
    .map(([first, asked]) => [...first, ...asked]);
