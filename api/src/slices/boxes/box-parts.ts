import type { Shop } from '../../shop/shop.ts';
import type { landedOpens } from './landed-opens.ts';
import type { BoxViews } from './questions.ts';

/** What the calls about boxes are answered from. */
export interface BoxParts extends Pick<Shop, 'game' | 'progress'> {
  readonly opens: ReturnType<typeof landedOpens>;
  readonly views: BoxViews;
  /** the player of a token */
  readonly callerOf: (token?: string) => Promise<string | undefined>;
}
