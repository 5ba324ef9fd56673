import { type Fold, foldOf, on } from '../../kernel/index.ts';
import { MoonPhaseMoved } from './events.ts';

/** A player's moon in one season. */
interface Moon {
  readonly phase: number;
  /** openings in the season */
  readonly opens: number;
}

/** A player's moons, by season. */
export interface Moonbox {
  readonly moons: Readonly<Record<string, Moon>>;
}

const NEW_MOON: Moon = { phase: 0, opens: 0 };

const MOON_BYTES = 100;

export const moonOf = ({ moons }: Moonbox, season: string): Moon => moons[season] ?? NEW_MOON;

export const moonboxFold: Fold<Moonbox> = foldOf<Moonbox>(
  { moons: {} },
  [
    on(MoonPhaseMoved, (state, { season, next }) => ({
      moons: { ...state.moons, [season]: { phase: next, opens: moonOf(state, season).opens + 1 } },
    })),
  ],
  { weigh: ({ moons }) => Object.keys(moons).length * MOON_BYTES },
);
