import { parentPort, workerData } from 'node:worker_threads';
import { codec } from '@skins/engine/player';
import { type ProjectionStatus, Projector } from '../projections/index.ts';
import { masterSecretOf } from '../secrets/index.ts';
import { openSqliteReader } from '../store/index.ts';
import { checkpointSigner, signNow } from '../transparency/index.ts';
import { dataFolder, openDatabase } from './data-folder.ts';
import { projections } from './projections.ts';

/** What the thread is started with. */
export interface ThreadSettings {
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
}

/** What the thread tells. */
export type ThreadNews =
  | { readonly kind: 'status'; readonly status: readonly ProjectionStatus[] }
  | { readonly kind: 'parked'; readonly name: string; readonly error: unknown };

// The body of the thread on which projections run, so that they never hold up a play.
if (parentPort !== null) await project(parentPort, workerData);

async function project(port: NonNullable<typeof parentPort>, settings: ThreadSettings): Promise<void> {
  const files = dataFolder(settings.folder);
  const signer = checkpointSigner(masterSecretOf(settings.folder, settings.environment));
  const reader = openSqliteReader(files.log);
  const readModels = openDatabase(files.readModels, { durable: false });
  const tell = (news: ThreadNews) => port.postMessage(news);
  const projector = new Projector(reader, codec, readModels, projections(signer), (name, error) =>
    tell({ kind: 'parked', name, error }),
  );
  tell({ kind: 'status', status: projector.progress.status() });
  projector.progress.subscribe((status) => tell({ kind: 'status', status }));
  port.on('message', (wish: 'nudge' | 'close') => {
    if (wish === 'nudge') projector.nudge();
    else void close();
  });

  async function close(): Promise<void> {
    await projector.close();
    signNow(readModels, signer);
    await reader.close();
    readModels.close();
    port.close();
  }

  await projector.catchUp();
  signNow(readModels, signer);
}
