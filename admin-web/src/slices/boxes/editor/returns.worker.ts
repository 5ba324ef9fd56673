import { type WorthItem, returnsOf } from '@skins/engine/catalogue/odds';
import { type ReturnsPlot, plotOf } from './plot';

export interface PricedItems {
  readonly price: number;
  readonly items: readonly WorthItem[];
}

/** The distributions to draw. */
interface ReturnsAsked {
  readonly id: number;
  readonly opens: number;
  readonly after: PricedItems;
  readonly before: PricedItems | undefined;
}

export interface ReturnsDrawn {
  readonly id: number;
  readonly plot: ReturnsPlot;
  readonly breakEven: number;
}

globalThis.addEventListener('message', ({ data }: MessageEvent<ReturnsAsked>) => {
  const after = returnsOf(data.after, data.opens);
  const before = data.before && returnsOf(data.before, data.opens);
  const drawn: ReturnsDrawn = {
    id: data.id,
    plot: plotOf(after, before),
    breakEven: after.breakEven,
  };
  globalThis.postMessage(drawn);
});
