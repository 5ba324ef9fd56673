import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { processTimers } from '@skins/api/flows';
import { type Append, type Appended, openSqliteStore } from '@skins/api/store';
import { type Press, openNode } from './node.ts';
import { PassingStore } from './recorded-store.ts';

const STDOUT = 1;

const presses: readonly Press[] = [
  { player: 'anna0000', seat: 'first' },
  { player: 'ben00000', seat: 'second' },
  { player: 'cleo0000', seat: 'second' },
  { player: 'anna0000', seat: 'first', duel: '2' },
];

const [file = '', ahead = '', left = '', fate = ''] = process.argv.slice(2);

/** Kills its process at an append, that append kept or lost. */
class DeadlyStore extends PassingStore {
  #left = Number(left);

  override async append(append: Append): Promise<Appended> {
    this.#left -= 1;
    if (this.#left !== -1) return super.append(append);
    if (fate === 'kept') await super.append(append);
    process.kill(process.pid, 'SIGKILL');
    return Promise.withResolvers<Appended>().promise;
  }
}

const store = openSqliteStore(file, { thread: false });
const node = await openNode({
  store: new DeadlyStore(store),
  clock: () => Date.now() + Number(ahead),
  timers: processTimers,
});
// A process that is killed leaves nothing for the next one, unless it does so now.
flushCompileCache();
await node.settle();
for (const press of presses) {
  const answer = await node.press(press);
  // Not through a stream of Node, which could still hold it in memory when the process is killed.
  writeSync(STDOUT, `${press.player} duel-${press.duel ?? '1'} ${press.seat} ${answer}\n`);
  await node.settle();
}
// The flows are not stopped: what waits for its time does not keep a process alive.
await store.close();
