import type { Returns } from '@skins/engine/catalogue/odds';
import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';
import { PLOT } from './plot-size';

interface Mark {
  readonly x: number;
  readonly value: number;
}

/** A distribution as paths, with the marks on its axis; returns as fractions of the price. */
export interface ReturnsPlot {
  readonly after: string;
  /** the running version, if any */
  readonly before: string | undefined;
  readonly ticks: readonly Mark[];
  readonly quantiles: readonly Mark[];
  /** position of the break-even point; undefined if outside the figure */
  readonly even: number | undefined;
}

const TICKS = 6;

export function plotOf(after: Returns, before: Returns | undefined): ReturnsPlot {
  const all = [...after.bins, ...(before?.bins ?? [])];
  const x = scaleLinear(
    [Math.min(...all.map(({ from }) => from)), Math.max(...all.map(({ to }) => to))],
    [0, PLOT.width],
  );
  // Compares densities, because two versions may have bins of different width.
  const most = Math.max(...all.map(densityOf));
  const y = scaleLinear([0, most], [PLOT.height, 0]);
  const steps = ({ bins }: Returns): (readonly [number, number])[] => [
    ...bins.map((bin): readonly [number, number] => [x(bin.from), y(densityOf(bin))]),
    [x(bins.at(-1)?.to ?? 0), PLOT.height],
  ];
  const mark = (value: number): Mark => ({ x: x(value), value });
  const shape = area<readonly [number, number]>()
    .x(([at]) => at)
    .y0(PLOT.height)
    .y1(([, top]) => top)
    .curve(curveStepAfter);
  const outline = line<readonly [number, number]>()
    .x(([at]) => at)
    .y(([, top]) => top)
    .curve(curveStepAfter);
  const { low, half, high } = after.quantiles;
  const even = x(1);
  return {
    after: shape(steps(after)) ?? '',
    before: before === undefined ? undefined : (outline(steps(before)) ?? ''),
    ticks: x.ticks(TICKS).map(mark),
    quantiles: [low, half, high].map(mark),
    even: even >= 0 && even <= PLOT.width ? even : undefined,
  };
}

const densityOf = ({ from, to, probability }: Returns['bins'][number]): number =>
  to > from ? probability / (to - from) : 1;
