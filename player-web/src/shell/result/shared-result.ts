import type { Evidence } from '../seeds/evidence';
import type { ResultItem } from './ResultStage';

/** What the share dialog says about a result. */
export interface SharedResult {
  readonly item: ResultItem;
  /** 0 if it was free */
  readonly cost: number;
  /** The item's tickets: its chance. */
  readonly tickets?: number | undefined;
  /** The number drawn. */
  readonly ticket: number;
  /** Where it was won, such as the box's name. */
  readonly from: string;
  /** The published return. */
  readonly rtp?: number | undefined;
  readonly evidence: Evidence;
}
