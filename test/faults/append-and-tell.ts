// A small shop in its own process: `append-and-tell FOLDER ROUND APPENDS stop|die [PLANT [STREAMS]]`. Prints each
// append that it acknowledged.
import { writeSync } from 'node:fs';
import { plants } from './plants.ts';
import { openSmallShop } from './small-shop.ts';
import { EVENTS_PER_APPEND, type Told, appendOf, lineOf } from './told.ts';

const STREAMS = 4;
const STDOUT = 1;
const pause = new Int32Array(new SharedArrayBuffer(4));

const [folder = '', round = '', appends = '', ends = '', planted = '', streams = String(STREAMS)] =
  process.argv.slice(2);
const shop = await openSmallShop(folder, plants[planted]?.plant);

/** Appends to one stream, and prints a line after each acknowledged append. */
async function appendTo(stream: string): Promise<void> {
  let version = (await shop.store.readStream(stream)).length;
  for (let n = 1; n <= Number(appends) / Number(streams); n += 1) {
    const id = `${round}-${n}`;
    const { kind } = await shop.append(appendOf(stream, version, id));
    if (kind !== 'appended') throw new Error(`${stream} ${id}: ${kind}`);
    version += EVENTS_PER_APPEND;
    say({ stream, id });
  }
}

/** Writes synchronously: a Node stream could still buffer the line when the process is killed. */
function say(told: Told): void {
  for (let written = false; !written;)
    try {
      writeSync(STDOUT, lineOf(told));
      written = true;
    } catch (error) {
      // The pipe is full: its reader is busy.
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
      Atomics.wait(pause, 0, 0, 1);
    }
}

await Promise.all(Array.from({ length: Number(streams) }, (_, n) => appendTo(`purse-${n}`)));
if (ends === 'die') process.kill(process.pid, 'SIGKILL');
else await shop.close();
