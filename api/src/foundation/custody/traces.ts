import { playerOf } from '@skins/engine/accounts';
import { readRecord } from '@skins/engine/kernel';
import { EPOCH_STREAM, EpochOpened } from '@skins/engine/epochs';
import { SeedChainCommitted } from '@skins/engine/seeds';
import type { ChainName } from '../secrets/index.ts';
import { DamagedFile, type LogPlace, recordsOf } from '../store/index.ts';
import { newestStored } from '../transparency/index.ts';

/** Text that occurs in each record of a commitment. */
const COMMITMENT = `"type":"${SeedChainCommitted.type}"`;

/** A chain of server seeds, as promised to its player. */
interface PromisedChain extends ChainName {
  readonly anchor: string;
  readonly length: number;
}

/**
 * Returns the first chain to which a log commits; undefined if nobody has registered.
 * @throws DamagedFile when the log cannot be read
 */
export async function firstChain(log: LogPlace): Promise<PromisedChain | undefined> {
  const promise = (await log.holdsLog()) ? await firstPromise(log) : undefined;
  if (promise === undefined) return undefined;
  const event = readRecord(promise.commitment);
  // A damaged first record must not look like a shop without players.
  if ('rule' in event || !SeedChainCommitted.is(event))
    throw new DamagedFile(log.name, new Error('the first commitment is no event'));
  const { chainId, anchor, length } = event.data;
  const epochName = promise.epoch === undefined ? undefined : nameIn(promise.epoch, log);
  return { playerId: playerOf(event.stream) ?? '', chainId, epochName, anchor, length };
}

/** Returns the records of the first commitment and of the epoch that was open then. */
async function firstPromise(
  log: LogPlace,
): Promise<{ commitment: string; epoch: string | undefined } | undefined> {
  const reader = await log.openReader();
  try {
    let epoch: string | undefined;
    for await (const page of reader.pages())
      for (const { stream, record } of page.flatMap(recordsOf)) {
        if (record.includes(COMMITMENT)) return { commitment: record, epoch };
        if (stream === EPOCH_STREAM) epoch = record;
      }
    return undefined;
  } finally {
    await reader.close();
  }
}

function nameIn(record: string, log: LogPlace): string {
  const event = readRecord(record);
  if ('rule' in event || !EpochOpened.is(event))
    throw new DamagedFile(log.name, new Error('an epoch of the log is no event'));
  return event.data.name;
}

/** Returns the origin in the newest checkpoint, which equals the name of its key; undefined if none can be read. */
export function checkpointOrigin(readModels: string): string | undefined {
  try {
    return newestStored(readModels)?.note.split('\n', 1)[0];
  } catch (error) {
    if (error instanceof DamagedFile) return undefined;
    throw error;
  }
}
