/** Size of the price chart in its own units. */
export const PRICE_CHART = { width: 640, height: 150, edge: 20 } as const;

/** Returns prices over time as a step line, on an axis from zero gems, up to now or the last price. */
export function stepsOf(
  prices: readonly { readonly price: number; readonly from: number }[],
  now: number,
): { readonly path: string; readonly low: number; readonly high: number } {
  const values = prices.map(({ price }) => price);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const begin = prices[0]?.from ?? now;
  const end = Math.max(now, prices.at(-1)?.from ?? now, begin + 1);
  const { width, height, edge } = PRICE_CHART;
  const x = (time: number) => ((time - begin) / (end - begin)) * width;
  const y = (price: number) => height - edge - (price / (high || 1)) * (height - 2 * edge);
  const path = prices
    .map(
      ({ price, from }, k) =>
        `${k === 0 ? 'M' : 'H'}${rounded(x(from))}${k === 0 ? ' ' : 'V'}${rounded(y(price))}`,
    )
    .join('');
  return { path: `${path}H${width}`, low, high };
}

const rounded = (value: number): string => String(Math.round(value * 10) / 10);
