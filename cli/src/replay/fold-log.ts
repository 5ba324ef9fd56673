import { createHash } from 'node:crypto';
import type { LogPlace } from '@skins/api/foundation/store';
import { stateOfLog } from '@skins/engine/audit';

/** Result of folding a whole log. */
export interface FoldedLog {
  /** SHA-256 of the canonical JSON of all streams' states, 64 hex digits */
  readonly stateHash: string;
  readonly streams: number;
  readonly events: number;
}

/** Folds a log stream by stream, so that only one stream is in memory. */
export async function foldLog(
  log: LogPlace,
  onProgress: (done: number, total: number) => void,
): Promise<FoldedLog> {
  const reader = await log.openReader();
  const names = await reader.streamNames();
  let events = 0;
  async function* streams() {
    for (const [index, name] of names.entries()) {
      const recorded = await reader.readStream(name);
      events += recorded.length;
      onProgress(index, names.length);
      yield [name, recorded.map(({ record }) => record)] as const;
    }
  }
  try {
    const hash = createHash('sha256');
    for await (const piece of stateOfLog(streams())) hash.update(piece);
    return { stateHash: hash.digest('hex'), streams: names.length, events };
  } finally {
    await reader.close();
  }
}
