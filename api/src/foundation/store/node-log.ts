import type { EventReader, Lease, NodeLog, Position } from './port.ts';

/** The edition of a node's program. Older nodes write nothing any more once it is open, so it waits for them. */
export interface NodeEdition {
  /** the newest edition that the program knows */
  readonly writes: number;
  /** Returns the edition in force. */
  readonly inForce: (log: Pick<EventReader, 'readStream'>) => Promise<number>;
  /** Called twice a second while it waits. @param older running nodes that do not know it @param head end of the log */
  readonly waits: (older: readonly string[], head: Position) => void;
}

/** How a node joins others. */
export interface NodeOptions extends Pick<NodeLog, 'name' | 'isSetting'> {
  /** wall clock, in milliseconds since 1970; the machine's by default */
  readonly wall?: () => number;
  /** undefined: nodes of newer editions wait for this one, and it waits for nobody */
  readonly edition?: NodeEdition | undefined;
}

/** Returns whether this process does what one does for all. @param lease undefined: it is the only server */
export const holds = (lease: Pick<Lease, 'generation'> | undefined): boolean =>
  lease === undefined || lease.generation !== undefined;
