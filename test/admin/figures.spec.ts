import { PlayerRecord } from '@skins/api/accounts/resources';
import { BoxRecord } from '@skins/api/boxes/resources';
import { SkinRecord } from '@skins/api/catalogue/resources';
import { Health } from '@skins/api/health/resources';
import { TICKETS } from '@skins/engine/fairness';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../http/client.ts';
import { newPlayer, openSome } from '../http/player.ts';
import { ownShop } from '../http/shop.ts';
import { CHANGING, CHEAP } from '../http/test-catalogue.ts';
import { newOperator } from './operator.ts';

const shop = ownShop([CHEAP, CHANGING]);
let client: Client;

beforeAll(async () => {
  ({ client } = await newOperator(shop()));
});

async function read<Schema extends TSchema>(schema: Schema, path: string): Promise<Static<Schema>> {
  const { text } = await client.send('GET', `/admin/api/${path}`);
  const record: unknown = JSON.parse(text);
  const validator = Compile(schema);
  if (validator.Check(record)) return record;
  throw new Error(`${path} is not as the contract has it: ${text}`);
}

describe('a box that nobody opened', () => {
  it('shows the promised figures and nothing observed', async () => {
    const box = await read(BoxRecord, `boxes/${CHANGING.id}`);
    expect(box).toMatchObject({ opens: 0, observedRtp: null, expectedRtp: null, deviation: null });
    expect(box.versions).toMatchObject([{ opens: 0, observedRtp: null, band: null, chiSquare: null }]);
  });
});

describe('a box that was opened', () => {
  it('shows figures that match its recomputed opens', async () => {
    const player = await newPlayer(shop().client());
    let returned = 0;
    const counts = new Map<string, number>();
    for (let k = 0; k < 30; k += 1) {
      const { opens } = await openSome(player, CHEAP.id, 10);
      for (const { price, skinId } of opens) {
        returned += price;
        counts.set(skinId, (counts.get(skinId) ?? 0) + 1);
      }
    }
    await shop().settled();
    const box = await read(BoxRecord, `boxes/${CHEAP.id}`);
    const [version] = box.versions;
    if (version === undefined) throw new Error('no version');

    expect(version.items.reduce((sum, { tickets }) => sum + tickets, 0)).toBe(TICKETS);
    const mean = version.items.reduce((sum, { value, tickets }) => sum + (value / box.price) * tickets, 0);
    const square = version.items.reduce(
      (sum, { value, tickets }) => sum + (value / box.price) ** 2 * tickets,
      0,
    );
    const sigma = Math.sqrt(square / TICKETS - (mean / TICKETS) ** 2);
    const observed = returned / (300 * box.price);
    expect(version.rtp).toBeCloseTo(mean / TICKETS, 10);
    expect(Number(version.rtpExact.numerator) / Number(version.rtpExact.denominator)).toBeCloseTo(
      version.rtp,
      10,
    );
    expect(version.standardDeviation).toBeCloseTo(sigma, 8);
    expect(version.observedRtp).toBeCloseTo(observed, 10);
    expect(version.band?.low).toBeCloseTo(Math.max(0, observed - (1.96 * sigma) / Math.sqrt(300)), 3);
    expect(version.band?.high).toBeCloseTo(observed + (1.96 * sigma) / Math.sqrt(300), 3);
    expect(new Map(version.items.map(({ skinId, observed }) => [skinId, observed]))).toEqual(
      new Map(version.items.map(({ skinId }) => [skinId, counts.get(skinId) ?? 0])),
    );
    // The dearest item is expected once in a million opens, so it is pooled with the next one.
    expect(version.chiSquare).toMatchObject({ degreesOfFreedom: 1, pooled: 2 });
    expect(box.opens).toBe(300);
    expect(box.deviation).toBeCloseTo((observed - version.rtp) / (sigma / Math.sqrt(300)), 6);
  });
});

describe('a box with two versions', () => {
  it('compares each open with the version that was opened', async () => {
    const player = await newPlayer(shop().client());
    await openSome(player, CHANGING.id, 4);
    await shop().publish(CHEAP, { ...CHANGING, price: '5', best: '20' });
    await openSome(player, CHANGING.id, 6);
    await shop().settled();
    const box = await read(BoxRecord, `boxes/${CHANGING.id}`);
    expect(box.versions.map(({ version, opens, price }) => [version, opens, price])).toEqual([
      [2, 6, 5],
      [1, 4, 2.5],
    ]);
    expect(box.versionHash).toBe(box.versions[0]?.hash);
    const promised = box.versions.reduce((sum, { opens, price, rtp }) => sum + opens * price * rtp, 0);
    expect(box.expectedRtp).toBeCloseTo(promised / (6 * 5 + 4 * 2.5), 10);
  });
});

describe('a player', () => {
  it('is shown as in the stream, without secrets', async () => {
    const player = await newPlayer(shop().client());
    const { opens, balance } = await openSome(player, CHEAP.id, 3);
    const id = opens[0]?.itemId.split('-')[0] ?? '';
    const record = await read(PlayerRecord, `players/${id}`);
    expect(record).toMatchObject({ id, balance, bagCount: 3 });
    expect(record.bagValue).toBeCloseTo(
      opens.reduce((sum, { price }) => sum + price, 0),
      10,
    );
    expect(record.seeds.current).toMatchObject({ chainId: 1, used: 3, armed: true });
    expect(record.seeds.current?.commitment).toBe(opens.at(-1)?.serverSeed);
    expect(Object.keys(record.seeds.current ?? {}).toSorted()).toEqual([
      'anchor',
      'armed',
      'chainId',
      'commitment',
      'length',
      'used',
    ]);
  });

  it('is refused if it does not exist', async () => {
    expect(await client.send('GET', '/admin/api/players/nobody00')).toMatchObject({ status: 404 });
    expect(await client.send('GET', '/admin/api/events/000000000000')).toMatchObject({ status: 404 });
    expect(await client.send('GET', '/admin/api/events/999999999999')).toMatchObject({ status: 404 });
    expect(await client.send('GET', '/admin/api/items/nobody00-1')).toMatchObject({ status: 404 });
  });
});

describe('the shop', () => {
  it('reports lag, parked projections, players and opens', async () => {
    await shop().settled();
    const health = await read(Health, 'health/shop');
    expect(health).toMatchObject({ lag: 0, parked: 0, players: 3, opens: 313 });
    const skin = await read(SkinRecord, `skins/${CHEAP.id}-dust`);
    expect(skin.boxes).toMatchObject([{ boxId: CHEAP.id, value: 0.0001 }]);
  });
});
