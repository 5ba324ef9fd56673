import { scaleLinear } from 'd3-scale';
import { stack } from 'd3-shape';
import type { Ledger } from './queries';

/** The holders of gems, in display order. */
export const HOLDERS = ['held', 'escrow', 'house'] as const;
type Holder = (typeof HOLDERS)[number];
type Held = Pick<Ledger, Holder>;

/** A part of the bar, in the units of its width. */
interface Share {
  readonly holder: Holder;
  readonly x: number;
  readonly width: number;
}

/** Returns the parts of a bar of all gems, side by side. An indebted house has no width: its figure shows the debt. */
export function sharesOf(ledger: Held, width: number): readonly Share[] {
  const drawn: Held = {
    held: Math.max(0, ledger.held),
    escrow: Math.max(0, ledger.escrow),
    house: Math.max(0, ledger.house),
  };
  const total = drawn.held + drawn.escrow + drawn.house;
  const scale = scaleLinear([0, total === 0 ? 1 : total], [0, width]);
  return stack<Held, Holder>()
    .keys(HOLDERS)([drawn])
    .map((series) => {
      const [from, to] = series[0] ?? [0, 0];
      return { holder: series.key, x: scale(from), width: scale(to) - scale(from) };
    });
}

const UNITS = 10_000;

/** Returns minted gems minus all holdings, in 1/10,000 gem; 0 in a correct ledger. */
export const differenceOf = ({ minted, held, escrow, house }: Ledger): number =>
  Math.round(minted * UNITS) -
  Math.round(held * UNITS) -
  Math.round(escrow * UNITS) -
  Math.round(house * UNITS);
