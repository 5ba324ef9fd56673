import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { START, positionOf } from '@skins/api/foundation/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEsdbStore } from '../../api/src/foundation/store/esdb/open.ts';
import { A, appendOf, commandOf } from '../contract/store/appends.ts';
import { ProtocolServer } from './protocol-server.ts';
import { addressOf } from './server.ts';
import { StreamLog } from './stream-log.ts';

const HOST = '127.0.0.1';
const WAITS = { deadlineMs: 500 };

describe('the store in a cluster of EventStoreDB, when its leader changes', () => {
  let nodes: ProtocolServer[];
  let leader: number;
  let dead: Set<number>;
  let folder: string;

  beforeEach(async () => {
    [leader, dead] = [0, new Set()];
    // One log for all: what a leader answered is on the others.
    const log = new StreamLog();
    const members = () =>
      nodes.map(({ port }, index) => ({
        host: HOST,
        port,
        isLeader: index === leader,
        isAlive: !dead.has(index),
      }));
    nodes = Array.from({ length: 3 }, () => new ProtocolServer({ log, members }));
    for (const node of nodes) await node.start();
    folder = mkdtempSync(join(tmpdir(), 'skins-cluster-'));
  });
  afterEach(() => {
    for (const node of nodes) node.kill();
    rmSync(folder, { recursive: true });
  });

  const hosts = () => nodes.map(({ port }) => `${HOST}:${port}`).join(',');
  const open = (url: string) => openEsdbStore(addressOf(url), join(folder, 'log.sqlite'), WAITS);
  const appends = (node: number) => nodes[node]?.calls.get('append') ?? 0;

  it.each([
    ['a list of nodes', () => `esdb://${hosts()}/skins?tls=false`],
    ['discovery by one of them', () => `esdb+discover://${HOST}:${nodes[2]?.port}/skins?tls=false`],
    ['a preference for followers', () => `esdb://${hosts()}/skins?tls=false&nodePreference=follower`],
  ])('writes to the leader alone, found by %s', async (_what, url) => {
    const store = await open(url());
    await store.append(appendOf());
    expect(nodes[0]?.log.all).toHaveLength(3);
    leader = 1;
    expect(await store.append(appendOf({ expectedVersion: 1 }))).toMatchObject({ position: positionOf(2) });
    await store.close();
    expect(appends(1)).toBeGreaterThan(0);
  });

  it.each([
    ['and its answer is lost', 'answer lost'],
    ['before it has written', 'request lost'],
    ['while it hangs, and has written', 'hangs written'],
    ['while it hangs, and has not written', 'hangs unwritten'],
  ] as const)('appends once when the leader dies in a commit, %s', async (_what, fault) => {
    const store = await open(`esdb://${hosts()}/skins?tls=false`);
    await store.append(appendOf());
    nodes[0]?.failNextAppend(fault, '"id":"cut"');
    const cut = store.append(appendOf({ expectedVersion: 1, command: commandOf('cut') }));
    await expect.poll(() => nodes[0]?.hasFailed).toBe(true);
    [leader, dead] = [1, new Set([0])];
    nodes[0]?.kill();
    expect(await cut).toMatchObject({ kind: 'appended', position: positionOf(2) });
    expect(await store.append(appendOf({ expectedVersion: 2 }))).toMatchObject({ position: positionOf(3) });
    const records = await store.readAll(START, 10);
    expect(records.map(({ stream, version }) => `${stream} ${version}`)).toEqual([
      `${A} 1`,
      `${A} 2`,
      `${A} 3`,
    ]);
    await store.close();
  });

  it('waits for the election of a leader', async () => {
    const store = await open(`esdb://${hosts()}/skins?tls=false`);
    dead = new Set([0]);
    nodes[0]?.kill();
    const appending = store.append(appendOf());
    const refused = () => [1, 2].reduce((sum, node) => sum + (nodes[node]?.calls.get('gossip') ?? 0), 0);
    const asked = refused();
    await expect.poll(refused).toBeGreaterThan(asked);
    leader = 2;
    expect(await appending).toMatchObject({ kind: 'appended', position: positionOf(1) });
    await store.close();
  });
});
