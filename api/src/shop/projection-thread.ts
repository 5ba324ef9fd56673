import { parentPort, workerData } from 'node:worker_threads';
import { invariant } from '@skins/engine/kernel';
import { codec } from '@skins/engine/shop';
import { type Frontier, parseFrontier } from '@skins/engine/transparency';
import { GrownTree } from '../foundation/mark/grown-tree.ts';
import { type ProjectionStatus, Projector } from '../foundation/projections/index.ts';
import { masterSecretIn } from '../foundation/secrets/index.ts';
import { type LogPlace, logPlace, ordinalOf } from '../foundation/store/index.ts';
import { stepBehindPlays } from '../foundation/threads/index.ts';
import { CheckpointBroken, checkpointSigner, signNow, signedInto } from '../foundation/transparency/index.ts';
import { dataFolder } from '../foundation/files/index.ts';
import type { CheckpointSharing, SharingParts } from './checkpoint-sharing.ts';
import { noteClosed } from './closed-as.ts';
import { GradualWriting } from './gradual-writing.ts';
import { projections } from './projections.ts';
import { type SetAside, openReadModels } from './read-models.ts';

/** The start parameters of the thread. */
export interface ThreadSettings {
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  /** the log's tree so far, as text */
  readonly tree: string;
  /** whether checkpoints are signed */
  readonly signs: boolean;
}

/** A message to the thread. */
export type ThreadOrder = 'nudge' | 'hurry' | 'tree' | 'distrust' | 'close';

/** A message from the thread. */
export type ThreadNews =
  | {
      readonly kind: 'status';
      readonly status: readonly ProjectionStatus[];
      /** why no projection runs for the moment */
      readonly trouble?: string | undefined;
    }
  | { readonly kind: 'tree'; readonly tree: Frontier }
  | { readonly kind: 'no-tree'; readonly error: unknown }
  | { readonly kind: 'set-aside'; readonly setAside: SetAside }
  | { readonly kind: 'parked'; readonly name: string; readonly error: unknown }
  /** another server signed another root of the same size */
  | { readonly kind: 'broken'; readonly message: string }
  | { readonly kind: 'unshared'; readonly error: unknown };

// The body of the projection thread; on the event loop, projections would delay plays.
if (parentPort !== null) {
  stepBehindPlays();
  await project(parentPort, workerData);
}

/** Shares checkpoints if the log is on a server that several nodes may write to. */
async function openSharing(
  place: LogPlace,
  parts: SharingParts,
  tell: (news: ThreadNews) => void,
): Promise<CheckpointSharing | undefined> {
  if (place.database === undefined) return undefined;
  // Loaded on use: a shop on SQLite needs none of it.
  const sharing = await import('./checkpoint-sharing.ts');
  return sharing.openSharing(place.database, parts, {
    broken: ({ message }) => tell({ kind: 'broken', message }),
    failing: (error) => tell({ kind: 'unshared', error }),
  });
}

function tellTree(tree: GrownTree, tell: (news: ThreadNews) => void): Promise<void> {
  return tree.now().then(
    (now) => tell({ kind: 'tree', tree: now }),
    (error: unknown) => tell({ kind: 'no-tree', error }),
  );
}

/** Opens the log for reading and the lists for writing. */
async function openFiles({ folder, environment, signs }: ThreadSettings) {
  const files = dataFolder(folder);
  const secret = masterSecretIn(folder, environment);
  invariant(secret !== undefined, 'a shop that is open has a master secret');
  const place = logPlace(files.log, environment);
  const signer = signs ? checkpointSigner(secret) : undefined;
  const reader = await place.openReader();
  const head = async () => ordinalOf(await reader.head());
  const into = signedInto(place);
  return { files, place, into, signer, reader, head, ...openReadModels(files.readModels) };
}

async function project(port: NonNullable<typeof parentPort>, settings: ThreadSettings): Promise<void> {
  const opened = await openFiles(settings);
  const { files, place, into, signer, reader, head, database: readModels, setAside } = opened;
  const tell = (news: ThreadNews) => port.postMessage(news);
  // A parked projection may be due to its file, so the next start must read all of it.
  let sound = true;
  const park = (name: string, error: unknown) => {
    sound = false;
    tell({ kind: 'parked', name, error });
    // Two histories under one key: other servers go on with theirs.
    if (place.database !== undefined && error instanceof CheckpointBroken)
      tell({ kind: 'broken', message: error.message });
  };
  const projector = new Projector(reader, codec, readModels, await projections(signer, into), park);
  if (projector.progress.status().some(({ parked }) => parked !== undefined)) sound = false;
  if (setAside !== undefined) tell({ kind: 'set-aside', setAside });
  tell({ kind: 'status', status: projector.progress.status() });
  const gradual = await GradualWriting.of(files.readModels);
  const sharing = signer && (await openSharing(place, { head, readModels, key: signer.key }, tell));
  projector.progress.subscribe((status) => {
    tell({ kind: 'status', status, trouble: projector.progress.trouble });
    sharing?.nudge();
    gradual.grown();
  });
  const tree = new GrownTree(reader, readModels, parseFrontier(settings.tree));
  let asked = Promise.resolve();
  let ended = false;
  port.on('message', (message: ThreadOrder) => {
    if (message === 'nudge') projector.nudge();
    else if (message === 'hurry') projector.hurry();
    else if (message === 'distrust') sound = false;
    else if (message === 'close') void close();
    // Later requests are rejected when the thread ends.
    else if (message === 'tree' && !ended) asked = tellTree(tree, tell);
  });

  async function sign(): Promise<void> {
    if (signer !== undefined) signNow(readModels, signer, await head(), into);
    sharing?.nudge();
  }

  async function close(): Promise<void> {
    try {
      await projector.close();
      await sign();
      // Answer pending tree requests first: they read files that are closed next.
      for (let last; last !== asked;) await (last = asked);
    } catch (error) {
      park('all projections', error);
    } finally {
      ended = true;
      await sharing?.close();
      await reader.close();
      readModels.close();
      await gradual.close();
      if (sound) noteClosed(files.readModels);
      port.close();
    }
  }

  try {
    await sharing?.bring();
    await projector.catchUp();
    await sign();
  } catch (error) {
    park('all projections', error);
    projector.nudge();
  }
}
