import type { Evidence } from '../seeds/evidence';
import type { ResultItem } from './ResultStage';

interface Shared {
  readonly item: ResultItem;
  /** 0 if it was free */
  readonly cost: number;
  /** Where it was won, such as the box's name. */
  readonly from: string;
}

/** A result that one number decided. */
interface DrawnResult extends Shared {
  /** The item's tickets: its chance. */
  readonly tickets?: number | undefined;
  /** The number drawn. */
  readonly ticket: number;
  /** The published return. */
  readonly rtp?: number | undefined;
  readonly evidence: Evidence;
}

/** A result of a game among players, whose record is public. */
interface GroupResult extends Shared {
  /** The value of all that came, in gems. */
  readonly received: number;
  /** The picture's lines below the item. */
  readonly lines: readonly string[];
  /** The path of the record. */
  readonly record: string;
}

/** What the share dialog says about a result. */
export type SharedResult = DrawnResult | GroupResult;
