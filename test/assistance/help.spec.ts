import { randomUUID } from 'node:crypto';
import { userInfo } from '@skins/api/accounts/contract';
import { assistanceCount, assistanceLink, giveAssistance } from '@skins/api/assistance/contract';
import { ROLL_TERMS, createRoom, publishRoom, roomBegun, roomStream } from '@skins/engine/rolls';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleOperator } from '../samples/api/operator.ts';
import { nativeSha256 } from '../../api/src/foundation/secrets/native-sha256.ts';
import { committedSeed } from '../../api/src/slices/rolls/house-seed.ts';
import { newOperator, providerOf } from '../admin/operator.ts';
import { refusalOf } from '../http/client.ts';
import { type Player, freshPhone, newPlayer } from '../http/player.ts';
import { sharedShop } from '../http/shop.ts';
import { CHEAP } from '../http/test-catalogue.ts';

const shop = sharedShop([CHEAP]);
const TEXT = { zh: '房间', en: 'Room', ru: 'Комната', vi: 'Phòng' };
const random = (digits: number): string => randomUUID().replaceAll('-', '').slice(0, digits);

/** Opens a room, with or without a condition to be helped by friends. @returns its id */
async function openRoom(conditions: readonly { kind: 'assists'; count: number }[]): Promise<string> {
  const { game } = shop().serving().service;
  const by = await sampleOperator(game);
  const [roomId, proposalId] = [random(12), random(16)];
  const [skin] = game.catalogue().skins.values();
  const acting = { by, streams: game.streams.roll, stream: roomStream(roomId) };
  const operators = game.operators().register;
  const created = await game.act(createRoom, {
    ...acting,
    commandId: random(16),
    input: {
      roomId,
      proposalId,
      kind: 'official',
      host: null,
      name: TEXT,
      description: TEXT,
      image: '/art/rolls/sample.svg',
      skinIds: [skin?.skinId ?? ''],
      conditions: [...conditions],
      door: 'open',
      password: null,
      closesAt: game.clock() + 3_600_000,
      oneADevice: false,
    },
    context: (moment) => ({
      ...moment,
      by,
      register: operators,
      hash: nativeSha256,
      terms: game.rulesAt(ROLL_TERMS, moment.time),
      priceOf: () => 10_000,
      chain: undefined,
      houseSeed: (id) => committedSeed(game, id),
    }),
  });
  expect(created.kind).toBe('done');
  const published = await game.act(publishRoom, {
    ...acting,
    commandId: random(16),
    input: { proposalId, created: roomBegun(roomId) },
    context: (moment) => ({ ...moment, by, register: operators }),
  });
  expect(published.kind).toBe('done');
  return roomId;
}

const playerOn = (device: string) => newPlayer(shop().client(), freshPhone(), device);

const help = ({ client }: Player, roomId: string, spreadCode: string, key: string = randomUUID()) =>
  client.call(giveAssistance, { body: { roomId, spreadCode }, key });
const errCodeOf = (answer: Awaited<ReturnType<typeof help>>) =>
  answer.status === 200 ? 200 : refusalOf(answer).errCode;

let room: string;
beforeAll(async () => {
  room = await openRoom([{ kind: 'assists', count: 2 }]);
});

describe('helping a friend into a room', () => {
  it('counts once per player and device, never for oneself, however often it is sent (attack 12)', async () => {
    const friend = await newPlayer(shop().client());
    const { spreadCode } = await friend.client.ask(userInfo);
    expect(errCodeOf(await help(friend, room, spreadCode))).toBe(947);
    // From the device of the player who is helped.
    expect(errCodeOf(await help(await newPlayer(shop().client()), room, spreadCode))).toBe(947);

    const device = random(16);
    const helper = await playerOn(device);
    const key = randomUUID();
    const answers = await Promise.all(
      [key, key, randomUUID(), randomUUID()].map((one) => help(helper, room, spreadCode, one)),
    );
    expect(answers.map(errCodeOf).toSorted((a, b) => a - b)).toEqual([200, 200, 948, 948]);
    expect(errCodeOf(await help(await playerOn(device), room, spreadCode))).toBe(949);
    // The page then says so instead of offering what would be refused.
    const heldFor = async (player: Player | undefined) => {
      const { held } = await (player?.client ?? shop().client()).ask(assistanceLink, {
        query: { poster: spreadCode, roomId: room },
      });
      return held;
    };
    expect(await heldFor(undefined)).toBeNull();
    expect(await heldFor(await playerOn(random(16)))).toBeNull();
    expect(await heldFor(friend)).toBe('self');
    expect(await heldFor(helper)).toBe('given');
    expect(await heldFor(await playerOn(device))).toBe('device');
    expect(await friend.client.ask(assistanceCount, { query: { roomId: room } })).toEqual({
      roomId: room,
      roomName: 'Room',
      asked: true,
      count: 1,
      wanted: 2,
      share: `/page/source?poster=${spreadCode}&roomId=${room}`,
    });
    // Operators see it in the room's list.
    await shop().settled();
    const provider = providerOf(shop(), await newOperator(shop()));
    const listed = (filter: object) =>
      provider.getList('assists', {
        filter,
        pagination: { page: 1, perPage: 10 },
        sort: { field: 'id', order: 'DESC' },
      });
    const { id: helperId } = await helper.client.ask(userInfo);
    expect((await listed({ roomId: room })).data).toMatchObject([{ roomId: room, helperId }]);
    expect((await listed({ helperId: 'nobody00' })).total).toBe(0);
    const link = { query: { poster: spreadCode.toLowerCase(), roomId: room } };
    expect(await shop().client().ask(assistanceLink, link)).toMatchObject({
      count: 1,
      wanted: 2,
      asked: true,
    });
  });

  it('is refused if nobody asked for it', async () => {
    const helper = await playerOn(random(16));
    const { spreadCode } = await helper.client.ask(userInfo);
    expect(errCodeOf(await help(helper, room, 'NOBODY'))).toBe(946);
    expect(errCodeOf(await help(helper, random(12), spreadCode))).toBe(945);
    expect(errCodeOf(await help(helper, await openRoom([]), spreadCode))).toBe(945);
    expect(
      await shop()
        .client()
        .refused(giveAssistance, { body: { roomId: room, spreadCode } }),
    ).toMatchObject({ code: 401 });
  });
});
