import { userInfo } from '@skins/api/accounts/contract';
import { START } from '@skins/api/foundation/store';
import { redAmount, redEnvelope, redEvidence, redNextTime, redRain } from '@skins/api/redpackets/contract';
import { verifyEd25519 } from '@skins/api/foundation/transparency';
import { newAudit } from '@skins/engine/audit';
import { checkRain } from '@skins/engine/fairness';
import { idOf } from '@skins/engine/kernel';
import { rainStream } from '@skins/engine/redpackets';
import { isSignedBy, parseNote } from '@skins/engine/transparency';
import { describe, expect, it } from 'vitest';
import type { Player } from '../http/player.ts';
import { ownShop } from '../http/shop.ts';
import { HOURLY } from './orders.ts';
import { rainsAt } from './over-http.ts';

const shop = ownShop([]);
const { player, passed, plan, rainOf, announced, drawn, falling, over, passTo } = rainsAt(shop);

const balanceOf = async ({ client }: Player) => (await client.ask(userInfo)).balance;
const grab = ({ client }: Player) => client.ask(redEnvelope);

describe('a rain over HTTP', () => {
  it('is announced with its reserve, grabbed by two, paid, and can be recomputed', async () => {
    const [anna, ben] = [await player(), await player()];
    await plan();
    const start = await falling();
    const before = [await balanceOf(anna), await balanceOf(ben)];
    const got = [await grab(anna), await grab(ben), await grab(anna)];
    expect(got.map(({ n }) => n)).toEqual([1, 1, 2]);
    for (const { amount } of got.slice(0, 2)) expect([0.15, 0.35]).toContain(amount);
    const left = HOURLY.total / 10_000 - (got[0]?.amount ?? 0) - (got[1]?.amount ?? 0);
    // The last packet is what is left, if the table gives more: 0.3 after twice 0.35.
    expect([0.15, 0.35].map((amount) => Math.min(amount, left).toFixed(4))).toContain(
      got[2]?.amount.toFixed(4),
    );
    const total = (got[0]?.amount ?? 0) + (got[2]?.amount ?? 0);
    expect((await anna.client.ask(redAmount)).total).toBeCloseTo(total, 4);
    await over(start);
    expect(await balanceOf(anna)).toBeCloseTo((before[0] ?? 0) + total, 4);
    expect(await balanceOf(ben)).toBeCloseTo((before[1] ?? 0) + (got[1]?.amount ?? 0), 4);
    const told = await anna.client.ask(redRain, { query: { time: start } });
    expect(told?.mine).toMatchObject({ packets: [got[0]?.amount, got[2]?.amount], paid: true });
    expect(told?.rain).toMatchObject({ state: 'over', packets: 3, players: 2 });
    const evidence = await shop()
      .client()
      .ask(redEvidence, { query: { id: idOf(rainStream(start)) } });
    expect(evidence.packets).toHaveLength(3);
    const isNoteSigned = (note: string) =>
      isSignedBy(parseNote(note), shop().serving().service.signer.key, verifyEd25519);
    const steps = checkRain(evidence, { isNoteSigned });
    expect(steps.filter(({ state }) => state === 'fails')).toEqual([]);
    expect(steps.filter(({ state }) => state === 'holds').map(({ id }) => id)).toEqual([
      'frozen',
      'signed',
      'seed',
      'packets',
      'total',
    ]);
  });

  it('gives nothing before its start, after its end, and more than the published number', async () => {
    const start = await announced();
    const anna = await player();
    expect(await anna.client.refused(redEnvelope)).toMatchObject({ errCode: 1031 });
    await drawn(start);
    expect(await anna.client.refused(redEnvelope)).toMatchObject({ errCode: 1031 });
    // Anna registered after the announcement.
    passTo(start);
    expect(await anna.client.refused(redEnvelope)).toMatchObject({ errCode: 1033 });
    await over(start);
    const next = await falling();
    for (let n = 1; n <= HOURLY.perPlayer; n += 1) expect((await grab(anna)).n).toBe(n);
    expect(await anna.client.refused(redEnvelope)).toMatchObject({ errCode: 1037 });
    passTo(next + HOURLY.seconds * 1_000);
    // The next rain is announced already, or none is.
    expect([1030, 1031, 1032]).toContain((await anna.client.refused(redEnvelope)).errCode);
    await over(next);
  });

  it('serves one account a device, and visitors nothing', async () => {
    const [anna, ben] = [await player('one device'), await player('one device')];
    const start = await falling();
    await grab(anna);
    expect(await ben.client.refused(redEnvelope)).toMatchObject({ errCode: 1035 });
    expect((await shop().client().refused(redEnvelope)).code).toBe(401);
    await over(start);
    expect(await balanceOf(ben)).toBe(await balanceOf(await player()));
  });

  it('gives never one unit too many to many at once', async () => {
    const crowd = await Promise.all(Array.from({ length: 12 }, () => player()));
    const start = await falling();
    const answers = await Promise.all(
      crowd.flatMap((one) =>
        Array.from({ length: 3 }, () =>
          grab(one).then(
            ({ amount }) => Math.round(amount * 10_000),
            () => 0,
          ),
        ),
      ),
    );
    expect(answers.reduce((sum, amount) => sum + amount, 0)).toBe(HOURLY.total);
    expect((await rainOf(start))?.issued).toBe(HOURLY.total / 10_000);
    expect(await crowd[0]?.client.refused(redEnvelope)).toMatchObject({ code: 410, errCode: 1038 });
    await over(start);
  });

  it('is cancelled, and everything goes back, if the rules close before its round', async () => {
    await announced();
    await plan({ open: false });
    await passed();
    expect(await shop().client().ask(redNextTime)).toBeNull();
  });

  it('leaves a log that keeps every rule', async () => {
    const { store } = shop().serving().service;
    const audit = newAudit();
    for (const { record } of await store.readAll(START, 1_000_000)) audit.next(record);
    expect(audit.finish().divergence).toBeUndefined();
  });
});
