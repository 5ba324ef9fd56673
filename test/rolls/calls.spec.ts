import { giveAssistance } from '@skins/api/assistance/contract';
import { backPack } from '@skins/api/bag/contract';
import { eraseMe } from '@skins/api/erasure/contract';
import { userInfo } from '@skins/api/accounts/contract';
import {
  cancelRoomOf,
  createRoomOf,
  homeRooms,
  issuePasswordsOf,
  joinRoom,
  publishRoomOf,
  rollRecord,
  rollRooms,
  rollUserStatus,
  roomDetail,
  roomEntries,
  roomProof,
} from '@skins/api/rolls/contract';
import { excludeSelf, takeBreak } from '@skins/api/limits/contract';
import { updateClientSeed } from '@skins/api/seeds/contract';
import { suspendPlayer } from '@skins/api/standing/contract';
import type { BodyOf } from '@skins/api/contract';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import { START } from '@skins/api/foundation/store';
import { newAudit } from '@skins/engine/audit';
import { isIncluded } from '@skins/engine/fairness';
import { describe, expect, it } from 'vitest';
import { originOf } from '../../cli/src/log/evidence.ts';
import { TreeWatch } from '../../cli/src/log/tree-watch.ts';
import { sealFindings } from '../../cli/src/verify/seals.ts';
import { type Operator, newOperator, proofOf, providerOf } from '../admin/operator.ts';
import { PASSWORD, type Player, freshPhone, newPlayer } from '../http/player.ts';
import { ownShop } from '../http/shop.ts';
import { letPass, shopTime } from '../http/test-time.ts';
import { stepsAt } from './room-evidence.ts';

const shop = ownShop([]);
const inAll = (text: string) => ({ zh: `${text} 一`, en: text, ru: `${text} и`, vi: `${text} ộ` });
const MINUTE_MS = 60_000;

type Making = Partial<BodyOf<typeof createRoomOf>>;

let operator: Promise<Operator> | undefined;
const staff = () => (operator ??= newOperator(shop()));

/** Creates a room that another operator may still publish. */
async function makeRoom({ byDefault = false, ...making }: Making & { byDefault?: boolean } = {}) {
  const { client } = await staff();
  const skinIds = [...shop().serving().service.game.catalogue().skins.keys()].slice(0, 1);
  const body = {
    type: 0,
    name: inAll('Friday room'),
    description: inAll('For everybody'),
    image: '/art/rolls/sample.svg',
    skinIds,
    conditions: [],
    door: 'open' as const,
    // Most players of this file use one device.
    ...(!byDefault && { oneADevice: false }),
    closesAt: shopTime() + 10 * MINUTE_MS,
    ...making,
  };
  return client.ask(createRoomOf, { body });
}

/** Opens a room for ten minutes. */
async function openRoom(making: Parameters<typeof makeRoom>[0] = {}): Promise<string> {
  const { client, ...who } = await staff();
  // No code of an authenticator app is accepted twice.
  letPass(MINUTE_MS);
  const { id, proposalId } = await makeRoom(making);
  await client.ask(publishRoomOf, { body: { id, proposalId, ...proofOf(who) } });
  await shop().settled();
  return id;
}

const playerOn = (device: string) => newPlayer(shop().client(), freshPhone(), device);

/** Lets a room close and be drawn. */
async function drawn(id: string): Promise<void> {
  const { flows } = shop().serving().service;
  for (const ms of [10 * MINUTE_MS, MINUTE_MS]) {
    letPass(ms);
    await flows.retry(`roll-${id}#1`);
    await flows.idle();
  }
  await shop().settled();
}

const join = (player: Player, roomId: string, more: { vcode?: string; spreadCode?: string } = {}) =>
  player.client.ask(joinRoom, { body: { roomId, ...more } });
const refused = (player: Player, roomId: string, more: { vcode?: string; spreadCode?: string } = {}) =>
  player.client.refused(joinRoom, { body: { roomId, ...more } });

describe('a roll room over HTTP', () => {
  it('is joined by two players, drawn by its round, and gives its prize once; all of it can be recomputed', async () => {
    const [anna, ben] = [await newPlayer(shop().client()), await newPlayer(shop().client())];
    const id = await openRoom();
    const joined = await join(anna, id);
    expect(joined).toMatchObject({ roomId: id, n: 1 });
    const seen = { headers: { after: joined.position }, query: { id } };
    expect((await anna.client.ask(roomDetail, seen)).own).toMatchObject({ n: 1, itemId: null });
    const asked = { body: { roomId: id }, key: 'ben-joins' };
    const answers = [await ben.client.ask(joinRoom, asked), await ben.client.ask(joinRoom, asked)];
    expect(answers).toMatchObject([{ n: 2 }, { n: 2 }]);
    expect(await refused(anna, id)).toMatchObject({ errCode: 952 });
    expect((await shop().client().ask(homeRooms)).map((room) => room.id)).toContain(id);
    expect((await anna.client.ask(rollRooms, { query: { q: 'friday' } })).records[0]).toMatchObject({
      id,
      state: 'waiting',
      isJoin: true,
      people: 2,
      joinType: 'roll_join_free',
      steers: 'shop',
    });
    await drawn(id);
    const detail = await anna.client.ask(roomDetail, { query: { id } });
    expect(detail.room).toMatchObject({ state: 'ended', ending: 'drawn' });
    const { frozen, round, sealed, winners } = detail.evidence;
    expect([frozen?.count, round === null, sealed === null]).toEqual([2, false, false]);
    const { entries } = await shop().client().ask(roomEntries, { query: { id } });
    expect(entries[(winners[0]?.n ?? 0) - 1]?.entrant).toBe(winners[0]?.entrant);
    const own = await ben.client.ask(roomProof, { query: { id } });
    const { proof, ...entry } = own.entry;
    expect(isIncluded(entry, proof, own)).toBe(true);
    const bags = await Promise.all([anna, ben].map(({ client }) => client.ask(backPack)));
    expect(bags.map(({ total }) => String(total)).toSorted()).toEqual(['0', '1']);
    const owns = await Promise.all(
      [anna, ben].map(async ({ client }) => (await client.ask(roomDetail, { query: { id } })).own),
    );
    expect(owns.map((one) => one?.itemId)).toEqual(bags.map(({ records }) => records[0]?.id ?? null));
    const [record] = (await anna.client.ask(rollRecord)).records;
    expect(record).toMatchObject({ rollId: id, n: 1, ending: 'drawn' });
    expect(await anna.client.ask(rollUserStatus)).toMatchObject([{ rollId: id, state: 'ended' }]);
    // A beacon of the shop's own proves nothing: only its round and order are recomputed.
    expect(await stepsAt(shop(), id)).toEqual({
      holds: ['entries', 'frozen', 'signed', 'order', 'proofs', 'prizes', 'void'],
      fails: [],
      open: ['fixed', 'seen', 'round'],
    });
  });

  it('lists what is missing (615) in gems and days, with a link to share if help is required', async () => {
    const anna = await newPlayer(shop().client());
    const id = await openRoom({
      conditions: [
        { kind: 'paid-in', amount: 5, days: 7 },
        { kind: 'assists', count: 2 },
      ],
    });
    const refusal = await refused(anna, id);
    expect(refusal.errCode).toBe(615);
    expect(refusal.data).toMatchObject({
      roomId: id,
      tasks: [
        { kind: 'paid-in', wanted: 5, days: 7, found: 0, done: false },
        { kind: 'assists', wanted: 2, days: null, found: 0, done: false },
      ],
    });
    expect(Reflect.get(Object(refusal.data), 'share')).toContain(`roomId=${id}`);
  });

  it('shows its winner the win while the prize is on its way', async () => {
    const anna = await newPlayer(shop().client());
    const id = await openRoom();
    await join(anna, id);
    await drawn(id);
    const { readModels } = shop().serving().service;
    readModels.prepare('DELETE FROM roll_prize WHERE room = ?').run(id);
    const [record] = (await anna.client.ask(rollRecord)).records;
    expect(record).toMatchObject({ ending: 'drawn', prize: { rank: 1, given: false } });
    expect(await anna.client.ask(rollUserStatus)).toMatchObject([{ rollId: id, won: true }]);
  });

  it('is hidden if it was cancelled or closed before it was published', async () => {
    const { client } = await staff();
    const found = async () => {
      const { records, total } = await shop()
        .client()
        .ask(rollRooms, { query: { q: 'draft' } });
      return [records.map(({ id }) => id), total];
    };
    const making = { name: inAll('Draft') };
    const [taken, forgotten, shown] = [
      await makeRoom(making),
      await makeRoom(making),
      await openRoom(making),
    ];
    await client.ask(cancelRoomOf, { body: { id: taken.id, reason: 'mistake' } });
    await shop().serving().service.flows.idle();
    await shop().settled();
    expect(await found()).toEqual([[shown], 1]);
    await drawn(forgotten.id);
    expect(await found()).toEqual([[shown], 1]);
  });

  it('shows when and why it was cancelled, so that a cancellation after its close is visible', async () => {
    const { client } = await staff();
    const id = await openRoom();
    await client.ask(cancelRoomOf, { body: { id, reason: 'technical' } });
    const { evidence } = await shop().client().ask(roomDetail, { query: { id } });
    expect(evidence.voided).toMatchObject({ reason: 'technical' });
    expect(evidence.voided?.time).toBeLessThan(evidence.closesAt);
    expect((await stepsAt(shop(), id)).holds).toContain('void');
  });

  it('holds its prizes until it ends: a cancelled one holds nothing', async () => {
    const ada = await staff();
    const provider = providerOf(shop(), ada);
    const held = async () => {
      const { data } = await provider.getOne('rolls', { id });
      return [data.held, data.worth];
    };
    const id = await openRoom();
    const [holds, worth] = await held();
    expect([holds, holds > 0]).toEqual([worth, true]);
    await ada.client.ask(cancelRoomOf, { body: { id, reason: 'technical' } });
    await shop().serving().service.flows.idle();
    expect(await held()).toEqual([0, worth]);
  });

  it('is refused with a prize outside the catalogue, which the refusal names', async () => {
    await expect(openRoom({ skinIds: ['no-such-skin'] })).rejects.toThrow('no-such-skin');
  });

  it('limits guesses at its password, and admits a one-time password once under concurrency (attack 13)', async () => {
    const [anna, ben] = [await newPlayer(shop().client()), await newPlayer(shop().client())];
    const locked = await openRoom({ door: 'password', password: 'sesame' });
    expect(await refused(anna, locked)).toMatchObject({ errCode: 954 });
    const codes = [];
    for (let guess = 0; guess < 7; guess += 1)
      codes.push((await refused(anna, locked, { vcode: `guess ${guess}` })).errCode);
    expect(codes.slice(0, 5)).toEqual(Array<number>(5).fill(955));
    expect(codes.at(-1)).toBe(1040);
    const russian = { body: { roomId: locked, vcode: 'again' }, headers: { language: 'RU' } };
    expect((await anna.client.refused(joinRoom, russian)).errMsg).toMatch(
      /^Слишком много неверных паролей этой комнаты: повторите через \d+ секунд[уы]?$/,
    );
    expect(await join(ben, locked, { vcode: 'sesame' })).toMatchObject({ n: 1 });
    const once = await openRoom({ door: 'once' });
    const { client } = await staff();
    const issued = await client.ask(issuePasswordsOf, { body: { id: once, count: 3 }, key: 'issue' });
    const again = await client.ask(issuePasswordsOf, { body: { id: once, count: 3 }, key: 'issue' });
    expect(again.passwords).toEqual(issued.passwords);
    const [vcode = ''] = issued.passwords;
    const both = await Promise.all(
      [anna, ben].map((player) => player.client.call(joinRoom, { body: { roomId: once, vcode } })),
    );
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  });

  it.each([
    ['suspended', 632],
    ['on a break', 811],
    ['excluded', 810],
  ] as const)('admits neither a player who is %s nor another account of their device', async (how, own) => {
    const device = freshPhone();
    const [anna, ben] = [await playerOn(device), await playerOn(device)];
    const id = await openRoom();
    if (how === 'suspended') {
      const { id: playerId } = await ben.client.ask(userInfo);
      const { client } = await staff();
      await client.ask(suspendPlayer, { body: { playerId, reason: 'rules-broken', until: null } });
    } else if (how === 'on a break') await ben.client.ask(takeBreak, { body: { hours: 1 } });
    else await ben.client.ask(excludeSelf, { body: { days: 183 } });
    expect(await refused(ben, id)).toMatchObject({ errCode: own });
    // An exclusion is shared with all accounts of the device.
    expect(await refused(anna, id)).toMatchObject({ errCode: how === 'excluded' ? own : 962 });
    expect(await join(await playerOn(freshPhone()), id)).toMatchObject({ n: 1 });
  });

  it('admits one account per device by default; a refused one takes no place (attack 12)', async () => {
    const device = freshPhone();
    const [anna, ben] = [await playerOn(device), await playerOn(device)];
    const id = await openRoom({ byDefault: true, door: 'password', password: 'sesame' });
    const detail = await anna.client.ask(roomDetail, { query: { id } });
    expect(detail.room).toMatchObject({ oneADevice: true });
    // A wrong password does not take the other account's place.
    expect(await refused(ben, id, { vcode: 'wrong' })).toMatchObject({ errCode: 955 });
    expect(await join(anna, id, { vcode: 'sesame' })).toMatchObject({ n: 1 });
    expect(await refused(ben, id, { vcode: 'sesame' })).toMatchObject({ errCode: 961 });
    expect(await join(await playerOn(freshPhone()), id, { vcode: 'sesame' })).toMatchObject({ n: 2 });
    // A room with conditions admits all accounts of a device by default.
    const asking = await openRoom({ byDefault: true, conditions: [{ kind: 'vip', level: 1 }] });
    expect((await anna.client.ask(roomDetail, { query: { id: asking } })).room.oneADevice).toBe(false);
    // Of two concurrent joins, one is admitted.
    const race = await openRoom({ oneADevice: true });
    const cleo = await playerOn(device);
    const both = await Promise.all(
      [anna, cleo].map(({ client }) => client.call(joinRoom, { body: { roomId: race } })),
    );
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  });

  it('requires an invitation by another person: nobody can invite themselves from their own device (attack 12)', async () => {
    const [host, second, friend] = [await playerOn('host'), await playerOn('host'), await playerOn('friend')];
    const { id: hostId, spreadCode } = await host.client.ask(userInfo);
    const id = await openRoom({ type: 1, host: hostId, conditions: [{ kind: 'invited' }] });
    expect(await refused(host, id)).toMatchObject({ errCode: 953 });
    expect(await refused(second, id, { spreadCode })).toMatchObject({ errCode: 615 });
    expect(await refused(friend, id)).toMatchObject({ errCode: 615 });
    expect(await join(friend, id, { spreadCode })).toMatchObject({ n: 1 });
  });

  it('repeats its answer to a player who joined by the code of a player erased since', async () => {
    const [friend, player] = [await playerOn('a friend'), await playerOn('of a friend')];
    const { spreadCode } = await friend.client.ask(userInfo);
    const id = await openRoom();
    const asked = { body: { roomId: id, spreadCode }, key: 'brought-along' };
    const joined = await player.client.ask(joinRoom, asked);
    await friend.client.ask(eraseMe, { body: { password: PASSWORD } });
    expect(await player.client.ask(joinRoom, asked)).toMatchObject({ roomId: id, n: joined.n });

    const elsewhere = { roomId: await openRoom(), spreadCode };
    const reused = { ...asked, body: elsewhere };
    expect(await player.client.refused(joinRoom, reused)).toMatchObject({ code: 409, errCode: 606 });
    await player.client.ask(updateClientSeed, { body: { key: 'abc' }, key: 'of-another-call' });
    const other = { body: elsewhere, key: 'of-another-call' };
    expect(await player.client.refused(joinRoom, other)).toMatchObject({ code: 409, errCode: 606 });
  });

  it('counts the helpers up to the entry, and none that help concurrently', async () => {
    for (let n = 0; n < 3; n += 1) {
      const id = await openRoom({ oneADevice: true, conditions: [{ kind: 'assists', count: 1 }] });
      const [anna, ben, cleo] = [
        await playerOn(freshPhone()),
        await playerOn(freshPhone()),
        await playerOn(freshPhone()),
      ];
      const { spreadCode } = await anna.client.ask(userInfo);
      const body = { roomId: id, spreadCode };
      await ben.client.ask(giveAssistance, { body });
      const both = [join(anna, id), cleo.client.ask(giveAssistance, { body })] as const;
      expect(await Promise.all(both)).toMatchObject([{ n: 1 }, { count: 2 }]);
    }
  });

  it('leaves a log that passes the audit, with seals that match the log', async () => {
    const records = (await shop().serving().service.store.readAll(START, 1_000_000)).map(
      ({ record }) => record,
    );
    const audit = newAudit({ hash: nativeSha256 });
    for (const record of records) audit.next(record);
    expect(audit.finish().divergence).toBeUndefined();
    const watch = new TreeWatch();
    watch.take(records);
    expect(watch.seals.length).toBeGreaterThan(0);
    expect(sealFindings(watch.seals, originOf(watch.seals.map(({ note }) => note)), undefined)).toEqual([]);
  });
});
