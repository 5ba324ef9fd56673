import { writeSync } from 'node:fs';
import { openSqliteStore } from '@skins/api/foundation/store';
import { appendOf, commandOf, eventsOf } from './store/appends.ts';

/** appends under way at any time */
const IN_FLIGHT = 16;
const STDOUT = 1;
const pause = new Int32Array(new SharedArrayBuffer(4));

const [file = '', round = ''] = process.argv.slice(2);
const store = openSqliteStore(file);

/** Appends to one stream for ever, and prints a line after each acknowledged append. */
async function appendForEver(stream: string): Promise<never> {
  let version = (await store.readStream(stream)).length;
  for (let count = 1; ; count += 1) {
    const id = `${round}-${count}`;
    const append = appendOf({
      stream,
      expectedVersion: version,
      events: eventsOf(3),
      command: commandOf(id),
    });
    const { kind } = await store.append(append);
    if (kind !== 'appended') throw new Error(`${stream} ${id}: ${kind}`);
    version += append.events.length;
    say(`${stream} ${id}\n`);
  }
}

/** Writes synchronously: a Node stream could still buffer the line when the process is killed. */
function say(line: string): void {
  for (let written = false; !written;)
    try {
      writeSync(STDOUT, line);
      written = true;
    } catch (error) {
      // The pipe is full: its reader is busy.
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
      Atomics.wait(pause, 0, 0, 1);
    }
}

await Promise.all(Array.from({ length: IN_FLIGHT }, (_, index) => appendForEver(`player-${index}`)));
