import type { StreamVersion } from './port.ts';

/** The state of the log on which a node decided an append. If it has changed, the append is a conflict, as with a stale version. */
export interface Guard {
  /** number of events in the log of which the node had heard */
  readonly heard: number;
  /** milliseconds since 1970 */
  readonly time: number;
  /** generation of the lease; 0 if it needs none */
  readonly lease: number;
  /** whether decisions about other streams depend on its stream */
  readonly setting: boolean;
  /** other streams on which it was decided */
  readonly reads: readonly StreamVersion[];
}
