import type { Divergence } from './rules.ts';

/** The facts of a later record that tell which of two records was changed. */
export interface NextRecord {
  readonly stream: string;
  readonly time: number;
  readonly actor: string;
  readonly command: string;
}

/** Two records that disagree. A later record tells which of them was changed. */
export interface Disagreement {
  readonly former: Divergence;
  readonly latter: Divergence;
  /** @returns undefined if this record does not tell: then the next one has to */
  readonly stoodOut: (next: NextRecord) => 'former' | 'latter' | undefined;
}
