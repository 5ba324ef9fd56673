import type { Lease, NodeLog } from './port.ts';

/** How a node joins others. */
export interface NodeOptions extends Pick<NodeLog, 'name' | 'isSetting'> {
  /** wall clock, in milliseconds since 1970; the machine's by default */
  readonly wall?: () => number;
}

/** Returns whether this process does what one does for all. @param lease undefined: it is the only server */
export const holds = (lease: Pick<Lease, 'generation'> | undefined): boolean =>
  lease === undefined || lease.generation !== undefined;
