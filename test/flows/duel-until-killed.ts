import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { processTimers } from '@skins/api/foundation/runtime';
import { type Append, type Appended, openSqliteStore } from '@skins/api/foundation/store';
import { DIES_AT } from './dies-at.ts';
import { type Press, openNode } from './node.ts';
import { PassingStore } from './recorded-store.ts';

const STDOUT = 1;

const presses: readonly Press[] = [
  { player: 'anna0000', seat: 'first' },
  { player: 'ben00000', seat: 'second' },
  { player: 'cleo0000', seat: 'second' },
  { player: 'anna0000', seat: 'first', duel: '2' },
];

const [file = '', ahead = '', ...lost] = process.argv.slice(2);

// Writes synchronously: a Node stream could still buffer the line when the process is killed.
const say = (line: string) => writeSync(STDOUT, `${line}\n`);

/** Kills its process at its first append; the append is kept if an earlier process lost it. */
class DeadlyStore extends PassingStore {
  override async append(append: Append): Promise<Appended> {
    const name = `${append.stream}/${append.command.id}`;
    if (lost.includes(name)) await super.append(append);
    say(`${DIES_AT}${name}`);
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
// A killed process writes no compile cache for the next one, so it is flushed now.
flushCompileCache();
await node.settle();
for (const press of presses) {
  const answer = await node.press(press);
  say(`${press.player} duel-${press.duel ?? '1'} ${press.seat} ${answer}`);
  await node.settle();
}
// The flows are not stopped: waiting timers do not keep a process alive.
await store.close();
