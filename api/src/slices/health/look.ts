import { statfs } from 'node:fs/promises';
import { maintenanceAt } from '@skins/engine/stops';
import { SEED_CHAINS } from '@skins/engine/seeds';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import { lastBackup } from '../../foundation/files/index.ts';
import { bySubject, testReturns } from '../../foundation/statistics/index.ts';
import { ordinalOf } from '../../foundation/store/index.ts';
import { Checkpoints } from '../../foundation/transparency/index.ts';
import { type Condition, type Seen, conditionsOf } from './conditions.ts';

const STUCK_MAX = 100;

/** Tools needed to check the shop. */
export type LookTools = Pick<
  AdminTools,
  'game' | 'readModels' | 'progress' | 'flows' | 'played' | 'machine' | 'beacons'
>;

/**
 * @returns a function that checks the whole shop. It uses projections and folded streams alone, so its cost does not depend
 * on the log's length.
 */
export function lookingAt(tools: LookTools): () => Promise<readonly Condition[]> {
  const { game, readModels, progress, flows, machine, beacons } = tools;
  const checkpoints = new Checkpoints(readModels);
  const imbalance = readModels
    .prepare<[], number>('SELECT COALESCE(SUM(amount), 0) FROM account_sum')
    .pluck();
  return async () => {
    const time = game.clock();
    const statuses = progress.status();
    const head = ordinalOf(await game.store.head());
    const running = statuses.filter(({ parked }) => parked === undefined);
    const subjects = bySubject(tools.played());
    const seen: Seen = {
      time,
      began: game.rulesHistory(SEED_CHAINS).versions[0]?.from ?? time,
      head,
      stops: game.runtime.writing.stops().map(({ sentence }) => sentence),
      imbalance: imbalance.get() ?? 0,
      returns: testReturns(subjects).map(({ verdict }, n) => ({
        verdict,
        subject: subjects[n]?.subject ?? '',
      })),
      parked: statuses.filter(({ parked }) => parked !== undefined).map(({ name }) => name),
      lag: Math.max(0, ...running.map(({ position }) => head - ordinalOf(position))),
      stuck: (await flows.stuck(STUCK_MAX)).map(({ place }) => place),
      markTrouble: machine.markTrouble(),
      beaconTrouble: beacons.standing?.trouble,
      disk: await diskOf(machine.folder),
      signed: checkpoints.latest()?.size ?? 0,
      backup: lastBackup(machine.folder)?.time,
      stopped: [...game.stops().stopped.keys()].toSorted(),
      closedUntil: maintenanceAt(game.rulesAt, time)?.until,
    };
    return conditionsOf(seen);
  };
}

/** Returns undefined if the file system does not report it. */
async function diskOf(folder: string): Promise<Seen['disk']> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return blocks === 0 ? undefined : { free: bavail * bsize, size: blocks * bsize };
}
