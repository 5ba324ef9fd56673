import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CommandOrder } from './commands-in-order.ts';
import { openSqliteReader, openSqliteStore } from './sqlite/open.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'skins-commands-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const hash = (digit: string) => digit.repeat(64);

it('returns commands in log order, each as appended, page by page', async () => {
  const file = join(folder, 'events.db');
  const store = openSqliteStore(file, { thread: false });
  const append = (n: number, stream: string, expectedVersion: number, count: number, refusal?: string) =>
    store.append({
      stream,
      expectedVersion,
      events: Array.from({ length: count }, () => ({ type: 'Counted', v: 1, data: {} })),
      command: { id: `c${n}`, inputHash: hash('a'), ...(refusal === undefined ? {} : { refusal }) },
      time: 1,
      actor: 'system',
    });
  await append(1, 'player-b', 0, 0, '{"code":"no"}');
  await append(2, 'player-b', 0, 2);
  await append(3, 'player-b', 2, 0);
  await append(4, 'player-a', 0, 0);
  await Promise.all(Array.from({ length: 2_500 }, (_, k) => append(k + 5, 'player-c', k, 1)));
  const reader = openSqliteReader(file);
  try {
    const order = new CommandOrder();
    const all = [...reader.eachAppend()].flatMap((one) => order.take(one));
    expect(all.map(({ id }) => id).slice(0, 6)).toEqual(['c1', 'c2', 'c4', 'c3', 'c5', 'c6']);
    expect(all).toHaveLength(2_504);
    for (const { stream, id, ...known } of all) expect(await store.findCommand(stream, id)).toEqual(known);
    expect(order.rest()).toEqual([]);
  } finally {
    await reader.close();
    await store.close();
  }
});
