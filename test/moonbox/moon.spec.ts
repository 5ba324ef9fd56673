import { backPack } from '@skins/api/bag/contract';
import { battleRules, createBattle } from '@skins/api/battles/contract';
import { boxDetails, boxList, boxRecord, boxVersion, openBox } from '@skins/api/boxes/contract';
import { START } from '@skins/api/foundation/store';
import { moonboxInfo, moonboxOpen, moonboxRecord } from '@skins/api/moonbox/contract';
import { webInfo } from '@skins/api/home/contract';
import { games } from '@skins/api/stops/contract';
import { newAudit } from '@skins/engine/audit';
import { moonRun, versionHashOf } from '@skins/engine/fairness';
import { approveResume, proposeResume, stopGame } from '@skins/engine/stops';
import { describe, expect, it } from 'vitest';
import { newProposalId, orderAbout } from '../../api/src/slices/stops/stop-desk.ts';
import { holdings, newPlayer, openSome } from '../http/player.ts';
import { ownShop } from '../http/shop.ts';
import { sampleOperator } from '../samples/api/operator.ts';
import { WAXING, moonAt } from './over-http.ts';

const shop = ownShop([]);
const { seen, pressOf, press, season, wax } = moonAt(shop);
const player = () => newPlayer(shop().client());
const HASH = 'f'.repeat(64);

describe('the moon box over HTTP', () => {
  it('shows all eight phases of the demo with their odds, and the long run computed from them', async () => {
    const info = await shop().client().ask(moonboxInfo);
    expect(info).toMatchObject({ open: true, phase: 0, opens: 0, observed: { opens: 0, rtp: null } });
    expect(info.phases.map(({ phase }) => phase)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    const units = (gems: number) => Math.round(gems * 10_000);
    const versions = info.phases.map(({ boxId, price, versionHash, items }) => {
      const priced = items.map((item) => ({ ...item, value: units(item.price) }));
      expect(versionHashOf({ boxId, price: units(price), items: priced })).toBe(versionHash);
      return { price: units(price), items: priced };
    });
    const run = moonRun(versions, info.top);
    expect(info.run?.rtpExact).toEqual({
      numerator: String(run?.returned.numerator),
      denominator: String(run?.returned.denominator),
    });
    expect(info.run?.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    for (const { rtp } of info.phases) expect(rtp).toBeLessThan(1);
    expect(info.run?.rtp).toBeLessThan(1);
  });

  it('waxes by one with every miss, is full, and is new after the top tier; the log holds', async () => {
    await wax('waxing');
    const anna = await player();
    for (let phase = 0; phase < 7; phase += 1)
      expect(await press(anna)).toMatchObject({ phase, next: phase + 1, cost: 3 });
    expect(await seen(anna)).toMatchObject({ phase: 7, opens: 7 });
    await shop().settled();
    const { records } = await anna.client.ask(moonboxRecord);
    expect(records.map(({ phase, next }) => [phase, next])).toEqual(
      [6, 5, 4, 3, 2, 1, 0].map((phase) => [phase, phase + 1]),
    );
    // The items are of source 1, as those of other boxes, and prove themselves in the same way.
    const { records: items } = await anna.client.ask(backPack);
    expect(items.map(({ source }) => source)).toEqual(items.map(() => 1));
    const opened = await anna.client.ask(boxRecord);
    expect(opened.records[0]).toMatchObject({ boxId: WAXING[6], boxName: 'Test moon 6' });
    const version = await anna.client.ask(boxVersion, {
      query: { boxId: WAXING[6] ?? '', versionHash: opened.records[0]?.versionHash ?? '' },
    });
    expect(version.items).toHaveLength(2);
  });

  it('refuses a press that saw another phase, version or rules with 630, and changes nothing', async () => {
    await wax('stale');
    const ben = await player();
    const before = await pressOf(ben);
    await press(ben);
    const now = await pressOf(ben);
    const held = await holdings(ben);
    for (const body of [
      before,
      { ...now, phase: 7 },
      { ...now, versionHash: HASH },
      { ...now, rulesHash: HASH },
    ])
      expect((await ben.client.refused(moonboxOpen, { body })).errCode).toBe(630);
    expect((await ben.client.refused(moonboxOpen, { body: { ...now, phase: 8 } })).errCode).toBe(400);
    expect(await holdings(ben)).toEqual(held);
    expect(await seen(ben)).toMatchObject({ phase: 1, opens: 1 });
  });

  it('moves the phase once where the same press is sent in parallel (attack 15)', async () => {
    await wax('parallel');
    const cleo = await player();
    const body = await pressOf(cleo);
    const asked = await Promise.all(
      Array.from({ length: 6 }, async () => {
        try {
          return (await cleo.client.ask(moonboxOpen, { body })).next;
        } catch {
          return undefined;
        }
      }),
    );
    expect(asked.filter((next) => next !== undefined)).toEqual([1]);
    expect(await seen(cleo)).toMatchObject({ phase: 1, opens: 1 });
  });

  it('answers a repeated key with its one opening', async () => {
    await wax('repeated');
    const dora = await player();
    const body = await pressOf(dora);
    const first = await dora.client.ask(moonboxOpen, { body, key: 'moon-repeated-0001' });
    expect(await dora.client.ask(moonboxOpen, { body, key: 'moon-repeated-0001' })).toEqual(first);
    expect(await seen(dora)).toMatchObject({ phase: 1, opens: 1 });
  });

  it('opens phases nowhere else: not as a box, not on a shelf, not in a battle', async () => {
    await wax('shelf');
    const edda = await player();
    const { phases } = await seen(edda);
    const [{ boxId, versionHash } = { boxId: '', versionHash: '' }] = phases;
    expect((await edda.client.refused(openBox, { body: { boxId, versionHash, count: 1 } })).errCode).toBe(
      602,
    );
    expect((await edda.client.refused(boxDetails, { query: { boxId } })).errCode).toBe(602);
    for (const type of ['hash', 'csgo'] as const) {
      const shelves = await edda.client.ask(boxList, { query: { type } });
      expect(shelves.flatMap(({ boxes }) => boxes).filter(({ id }) => WAXING.includes(id))).toEqual([]);
    }
    const { rulesHash } = await edda.client.ask(battleRules);
    const terms = { seats: 2, teams: 0, rule: 'highest' as const, open: true, pay: 'gems' as const };
    const created = await edda.client.refused(createBattle, {
      body: { ...terms, boxes: [{ boxId, versionHash }], rulesHash },
    });
    expect(created.errCode).toBe(602);
  });

  it('begins every moon anew in another season, and goes on where one is opened again', async () => {
    await wax('autumn');
    const faye = await player();
    await press(faye);
    await season({ season: 'winter', phases: WAXING, top: ['lr90-qiyao-fn'] });
    expect(await seen(faye)).toMatchObject({ season: 'winter', phase: 0, opens: 0 });
    await season({ season: 'autumn', phases: WAXING, top: ['lr90-qiyao-fn'] });
    expect(await seen(faye)).toMatchObject({ season: 'autumn', phase: 1, opens: 1 });
  });

  it('is closed by its setting and at the end of its season, and then takes nothing', async () => {
    await wax('closing');
    const gus = await player();
    const body = await pressOf(gus);
    const held = await holdings(gus);
    await season({ open: false, phases: WAXING, top: ['lr90-qiyao-fn'] });
    expect((await gus.client.refused(moonboxOpen, { body })).errCode).toBe(1050);
    expect(await seen(gus)).toMatchObject({ open: false, phases: [], run: null });
    await season({ endsAt: 1, phases: WAXING, top: ['lr90-qiyao-fn'] });
    expect((await gus.client.refused(moonboxOpen, { body })).errCode).toBe(1050);
    expect(await holdings(gus)).toEqual(held);
  });

  it('is stopped by itself, and with the boxes whose openings it uses', async () => {
    await wax('stopped');
    const { game } = shop().serving().service;
    const by = await sampleOperator(game);
    const stop = (name: string) => orderAbout(game, stopGame, by, { game: name, reason: 'results' });
    const resume = async (name: string) => {
      const input = { game: name, proposalId: newProposalId() };
      await orderAbout(game, proposeResume, by, input);
      await orderAbout(game, approveResume, by, input);
    };
    const hana = await player();
    const body = await pressOf(hana);
    const stateOf = async (name: string) =>
      (await shop().client().ask(games)).find((one) => one.game === name)?.state;
    const held = await holdings(hana);

    await stop('moonbox');
    expect((await hana.client.refused(moonboxOpen, { body })).errCode).toBe(680);
    expect(await holdings(hana)).toEqual(held);
    expect([await stateOf('moonbox'), await stateOf('boxes')]).toEqual(['stopped', 'open']);
    expect(await shop().client().ask(webInfo)).toMatchObject({
      closedGames: [{ game: 'moonbox', state: 'stopped' }],
    });
    await openSome(hana, 'youse', 1);
    await resume('moonbox');
    expect(await stateOf('moonbox')).toBe('open');
    expect(await press(hana)).toMatchObject({ phase: 0, next: 1 });

    await stop('boxes');
    const now = await pressOf(hana);
    expect((await hana.client.refused(moonboxOpen, { body: now })).errCode).toBe(680);
    expect(await stateOf('moonbox')).toBe('stopped');
    await resume('boxes');
    expect(await press(hana)).toMatchObject({ phase: 1, next: 2 });
  });

  it('leaves a log without findings', async () => {
    const { service } = shop().serving();
    await service.flows.idle();
    const audit = newAudit({ shop: service.game.shop });
    for (const { record } of await service.store.readAll(START, 1_000_000)) audit.next(record);
    expect(audit.finish().divergence).toBeUndefined();
  });
});
