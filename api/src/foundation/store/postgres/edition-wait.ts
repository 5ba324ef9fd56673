import { setTimeout as after } from 'node:timers/promises';
import type { NodeEdition } from '../node-log.ts';
import { olderNodes } from './admission.ts';
import type { Connections } from './connections.ts';
import type { PostgresReader } from './reader.ts';

/** Time between two looks at the other nodes, in milliseconds. */
const LOOK_MS = 500;

/**
 * Waits before a node joins until its edition is in force, or every other running node knows it. Until then this process holds no lease
 * and ends nobody.
 */
export async function untilEditionIsKnown(
  connections: Connections,
  reader: PostgresReader,
  node: string,
  { writes, inForce, waits }: NodeEdition,
): Promise<void> {
  while ((await inForce(reader)) < writes) {
    const older = await connections.patiently(() => olderNodes(connections, node, writes));
    if (older.length === 0) return;
    waits(older, await reader.head());
    await after(LOOK_MS);
  }
}
