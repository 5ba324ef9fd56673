import type { Divergence } from './rules.ts';

/** What a later record tells of two that disagree. */
export interface NextRecord {
  readonly stream: string;
  readonly time: number;
  readonly actor: string;
  readonly command: string;
}

/** Two records disagree, and one after them tells which of the two was changed. */
export interface Disagreement {
  readonly former: Divergence;
  readonly latter: Divergence;
  /** @returns undefined when this record does not tell, and the next one has to */
  readonly stoodOut: (next: NextRecord) => 'former' | 'latter' | undefined;
}
