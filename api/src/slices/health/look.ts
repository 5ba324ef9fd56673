import { statfs } from 'node:fs/promises';
import { picturePath } from '@skins/engine/content';
import { maintenanceAt } from '@skins/engine/stops';
import { SEED_CHAINS } from '@skins/engine/seeds';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import { lastBackup } from '../../foundation/files/index.ts';
import type { ProjectionStatus } from '../../foundation/projections/index.ts';
import { bySubject, testReturns } from '../../foundation/statistics/index.ts';
import { timeAt } from '../../foundation/runtime/index.ts';
import { ordinalOf } from '../../foundation/store/index.ts';
import { Checkpoints } from '../../foundation/transparency/index.ts';
import type { PictureFiles } from '../content/picture-files.ts';
import { picturesOf } from '../content/pictures.ts';
import { type Condition, type Seen, Unread, conditionsOf } from './conditions.ts';

const STUCK_MAX = 100;

/** Tools needed to check the shop. */
export interface LookTools extends Pick<
  AdminTools,
  'game' | 'readModels' | 'progress' | 'flows' | 'played' | 'machine' | 'beacons'
> {
  readonly pictures: Pick<PictureFiles, 'missing'>;
}

/**
 * @returns a function that checks the whole shop. It uses projections and folded streams alone, so its cost does not depend
 * on the log's length.
 */
export function lookingAt(tools: LookTools): () => Promise<readonly Condition[]> {
  const { game, readModels, progress, flows, machine, beacons, pictures } = tools;
  const checkpoints = new Checkpoints(readModels);
  const imbalance = readModels
    .prepare<[], number>('SELECT COALESCE(SUM(amount), 0) FROM account_sum')
    .pluck();
  return async () => {
    const time = game.clock();
    const head = await tried(async () => ordinalOf(await game.store.head()));
    const lag = head instanceof Unread ? head : lagBehind(head, progress.status());
    return conditionsOf({
      time,
      began: await tried(() => game.rulesHistory(SEED_CHAINS).versions[0]?.from ?? time),
      head,
      stops: game.runtime.writing.stops().map(({ sentence }) => sentence),
      imbalance: await tried(() => imbalance.get() ?? 0),
      returns: await tried(() => returnsOf(tools)),
      parked: progress.status().flatMap(({ name, parked }) => (parked === undefined ? [] : [name])),
      listsTrouble: machine.listsTrouble(),
      lag,
      lagMs:
        head instanceof Unread || lag instanceof Unread || lag === 0
          ? 0
          : await tried(async () => time - (await timeAt(game.store, head - lag + 1))),
      stuck: await tried(async () => (await flows.stuck(STUCK_MAX)).map(({ place }) => place)),
      markTrouble: machine.markTrouble(),
      beaconTrouble: beacons.standing?.trouble,
      disk: await tried(() => diskOf(machine.folder)),
      walBytes: await tried(() => machine.walBytes()),
      signed: await tried(() => checkpoints.latest()?.size ?? 0),
      backup: lastBackup(machine.folder)?.time,
      missingPictures: await tried(async () =>
        (await pictures.missing((await picturesOf(game)).keys())).map(picturePath),
      ),
      stopped: await tried(() => [...game.stops().stopped.keys()].toSorted()),
      closedUntil: await tried(() => maintenanceAt(game.rulesAt, time)?.until),
    });
  };

  /** Takes a measurement. A failure is passed on, because it may show that a file is damaged. */
  async function tried<Value>(measure: () => Value | Promise<Value>): Promise<Value | Unread> {
    try {
      return await measure();
    } catch (error) {
      machine.noteFault(error);
      return new Unread(error instanceof Error ? error.message : String(error));
    }
  }
}

function returnsOf({ played }: LookTools): Seen['returns'] {
  const subjects = bySubject(played());
  return testReturns(subjects).map(({ verdict }, n) => ({ verdict, subject: subjects[n]?.subject ?? '' }));
}

/** Returns the events that the slowest running list is behind. */
const lagBehind = (head: number, statuses: readonly ProjectionStatus[]): number =>
  Math.max(
    0,
    ...statuses.flatMap(({ parked, position }) => (parked === undefined ? [head - ordinalOf(position)] : [])),
  );

/** Returns undefined if the file system does not report it. */
async function diskOf(folder: string): Promise<Seen['disk']> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return blocks === 0 ? undefined : { free: bavail * bsize, size: blocks * bsize };
}
