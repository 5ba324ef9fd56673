import { NodeReports, nodeReport } from '@skins/api/foundation/nodes';
import { beforeEach, expect, it } from 'vitest';
import { Presence } from '../../api/src/slices/home/presence.ts';
import { HandClock } from '../flows/hand-clock.ts';
import { overBoth } from './databases.ts';

const OLD_MS = 10_000;
const FORGOTTEN_MS = 60_000;
const WINDOW_MS = 5 * 60_000;

overBoth('reports of nodes', [nodeReport], ({ tables, stored }) => {
  let clock: HandClock;
  let troubles: unknown[];
  beforeEach(() => {
    clock = new HandClock();
    troubles = [];
  });

  const nodeNamed = (node: string) => {
    const onTrouble = (error: unknown) => void troubles.push(error);
    const reports = new NodeReports({
      tables: tables(),
      node,
      clock: clock.read,
      timers: clock.timers,
      onTrouble,
    });
    const presence = new Presence(clock.read, reports);
    reports.tell(() => ({ present: presence.here() }));
    return { reports, presence };
  };
  async function exchanged(...nodes: readonly { readonly reports: NodeReports }[]): Promise<void> {
    for (const { reports } of [...nodes, ...nodes]) await reports.exchange();
    // The count is used for a second.
    clock.time += 1_000;
  }

  it('count each player once who is on several nodes', async () => {
    const [one, two, three] = [nodeNamed('one'), nodeNamed('two'), nodeNamed('three')];
    one.presence.note('anna');
    one.presence.note('ben');
    two.presence.note('anna');
    two.presence.note('carl');
    await exchanged(one, two, three);
    for (const { presence } of [one, two, three]) expect(presence.online()).toBe(3);

    clock.time += WINDOW_MS;
    two.presence.note('anna');
    await exchanged(one, two, three);
    for (const { presence } of [one, two, three]) expect(presence.online()).toBe(1);
  });

  it('name all nodes of the last minute, and say which still count', async () => {
    const [one, two] = [nodeNamed('one'), nodeNamed('two')];
    const program = { version: '1', edition: 2, leads: true, position: 3, lacks: [] };
    two.reports.tell(() => ({ program }));
    await exchanged(one, two);
    const heard = () => one.reports.all().map(({ node, live, report }) => [node, live, report.program]);
    const [first, second] = [
      ['one', true, undefined],
      ['two', true, program],
    ];
    expect(heard()).toEqual([first, second]);

    clock.time += OLD_MS;
    await exchanged(one);
    expect(heard()).toEqual([first, ['two', false, program]]);
    clock.time += FORGOTTEN_MS;
    await exchanged(one);
    expect(heard()).toEqual([first]);
  });

  it('no longer count a node that died, or was closed', async () => {
    const [one, two, three] = [nodeNamed('one'), nodeNamed('two'), nodeNamed('three')];
    two.presence.note('anna');
    three.presence.note('ben');
    await exchanged(one, two, three);
    expect(one.presence.online()).toBe(2);

    await three.reports.close();
    await exchanged(one);
    expect(one.presence.online()).toBe(1);
    expect(await stored('node_report')).toHaveLength(2);

    clock.time += OLD_MS;
    expect(one.reports.others).toEqual([]);
    expect(one.presence.online()).toBe(0);
    await exchanged(one);
    expect(one.presence.online()).toBe(0);
    clock.time += FORGOTTEN_MS;
    await exchanged(one);
    expect(await stored('node_report')).toHaveLength(1);
  });

  it('are made every two seconds until the node is closed', async () => {
    const [one, two] = [nodeNamed('one'), nodeNamed('two')];
    await one.reports.begin();
    two.presence.note('anna');
    await two.reports.begin();
    const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 50));
    await clock.forward(4_000, settled);
    await expect.poll(() => one.presence.online()).toBe(1);
    await one.reports.close();
    await two.reports.close();
    expect(clock.next).toBe(Infinity);
    expect(await stored('node_report')).toEqual([]);
  });

  it('leave out what cannot be read, and go on after a failure', async () => {
    const [one, two] = [nodeNamed('one'), nodeNamed('two')];
    let broken = true;
    one.reports.tell(() => {
      if (broken) throw new Error('a broken source');
      return {};
    });
    two.reports.tell(() => ({ connections: { drop: 0.5 } }));
    await one.reports.exchange();
    expect(troubles).toHaveLength(1);
    broken = false;
    await two.reports.exchange();
    await one.reports.exchange();
    expect(one.reports.others).toEqual([]);
    expect(await stored('node_report')).toHaveLength(2);
  });
});
