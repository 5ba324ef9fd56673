import { userInfo } from '@skins/api/accounts/contract';
import type { MoneyDayRow, PlayMinuteRow, ReadingRow, ReturnRow, WinRow } from '@skins/api/health/resources';
import { beforeAll, describe, expect, it } from 'vitest';
import { traceBackup } from '../../api/src/foundation/files/backup-trace.ts';
import { type Player, newPlayer, openSome } from '../http/player.ts';
import { ownShop } from '../http/shop.ts';
import { shopTime } from '../http/test-time.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { type Operator, listOf, newOperator } from './operator.ts';

const shop = ownShop([CHEAP]);

let owner: Operator;
let player: Player;

async function rowsOf<Row>(resource: string, client = owner.client): Promise<readonly Row[]> {
  const { status, text } = await listOf(client, resource, { range: '[0,199]' });
  expect(status).toBe(200);
  return JSON.parse(text);
}

const readingOf = async (id: ReadingRow['id']) =>
  (await rowsOf<ReadingRow>('readings')).find((row) => row.id === id);

beforeAll(async () => {
  owner = await newOperator(shop());
  player = await newPlayer(shop().client());
  await openSome(player, CHEAP.id, 10);
  await openSome(player, CHEAP.id, 3);
  await shop().settled();
});

describe('the readings', () => {
  it('are all well in a healthy shop', async () => {
    const rows = await rowsOf<ReadingRow>('readings');
    expect(rows.filter(({ state }) => state !== 'well')).toEqual([]);
    expect(rows.length).toBeGreaterThan(10);
  });

  it('tell when the last backup was made', async () => {
    expect(await readingOf('backup')).toMatchObject({ reading: null });
    const time = shopTime() - 1_000;
    traceBackup(shop().folder, { time, events: 1 });
    expect(await readingOf('backup')).toMatchObject({ state: 'well', reading: time });
    traceBackup(shop().folder, { time: time - 30 * 3_600_000, events: 1 });
    expect(await readingOf('backup')).toMatchObject({ state: 'notable' });
    traceBackup(shop().folder, { time, events: 1 });
  });

  it('report a parked projection', async () => {
    const { progress } = shop().serving().service.projector;
    const before = progress.status();
    progress.report(before.map((one, n) => (n === 0 ? { ...one, parked: 'broken' } : one)));
    expect(await readingOf('projections')).toMatchObject({ state: 'wrong', about: [before[0]?.name] });
    progress.report(before);
  });
});

describe('the play figures', () => {
  it('are counted by the minute, over two hours', async () => {
    const rows = await rowsOf<PlayMinuteRow>('play-minutes');
    expect(rows).toHaveLength(120);
    expect(rows.reduce((sum, { plays }) => sum + plays, 0)).toBe(13);
  });

  it('add up to balances by the day', async () => {
    const rows = await rowsOf<MoneyDayRow>('money-days');
    expect(rows).toHaveLength(30);
    const today = rows.at(-1);
    const { balance } = await player.client.ask(userInfo);
    expect(today).toMatchObject({ out: 0, held: balance, escrow: 0 });
    expect(today?.in).toBeCloseTo((today?.held ?? 0) + (today?.house ?? 0), 4);
    expect(rows.at(-2)).toMatchObject({ in: 0, held: 0, house: 0 });
  });

  it('are compared with the published return, without a test on too few plays', async () => {
    const rows = await rowsOf<ReturnRow>('returns');
    expect(rows).toMatchObject([{ id: `boxes/${CHEAP.id}`, plays: 13 }]);
    expect(rows[0]?.expectedRtp).toBeGreaterThan(0);
  });

  it('show the largest wins to roles that may see players', async () => {
    const wins = await rowsOf<WinRow>('wins');
    expect(wins.length).toBeGreaterThan(0);
    expect(wins.length).toBeLessThanOrEqual(13);
    const { client } = await newOperator(shop(), 'content');
    expect((await listOf(client, 'wins')).status).toBe(403);
  });
});
