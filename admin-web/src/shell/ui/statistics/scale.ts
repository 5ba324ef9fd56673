const NICE = [1, 2, 2.5, 5, 10];

/** A linear scale, mapped to 0 … 100. */
export interface Scale {
  /** position of a value, in percent of the width */
  readonly at: (value: number) => number;
  readonly ticks: readonly number[];
}

/** Returns a scale around all values with a margin, from and to round numbers. */
export function scaleOver(values: readonly number[], tickCount = 5): Scale {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const span = high - low || Math.abs(high) || 1;
  const step = niceStep((span * 1.2) / tickCount);
  const start = Math.max(low >= 0 ? 0 : -Infinity, Math.floor((low - span * 0.08) / step) * step);
  const end = Math.ceil((high + span * 0.08) / step) * step;
  const count = Math.round((end - start) / step);
  return {
    at: (value) => ((value - start) / (end - start)) * 100,
    ticks: Array.from({ length: count + 1 }, (_none, k) => start + k * step),
  };
}

function niceStep(rough: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  return (NICE.find((nice) => nice * magnitude >= rough) ?? 10) * magnitude;
}
