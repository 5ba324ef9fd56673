import { homeInfo } from '@skins/api/home/contract';
import { liveInfo } from '@skins/api/live/contract';
import { upgradeHall } from '@skins/api/hall/contract';
import { playUpgrade, upgradeQuote } from '@skins/api/upgrades/contract';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Player, newPlayer, openSome } from '../http/player.ts';
import { sharedShop } from '../http/shop.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { letPass } from '../http/test-time.ts';

const REEL_MS = 5_000;
const DIAL_MS = 6_000;
const shop = sharedShop([CHEAP]);

let anna: Player;
beforeAll(async () => {
  anna = await newPlayer(shop().client());
});

type Heard = Readonly<Record<string, unknown>>;

/** Listens to a channel, from a position if one is given. */
async function listenTo(channel: string, first: { token?: string; after?: string; language?: string } = {}) {
  const socket = new WebSocket(`${shop().serving().address.replace('http', 'ws')}/ws/${channel}`);
  onTestFinished(() => socket.close());
  const heard: Heard[] = [];
  const joined = new Promise<Heard>((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      const message: unknown = JSON.parse(String(data));
      if (typeof message !== 'object' || message === null) return;
      const told: Heard = { ...message };
      if (told['type'] === 'joined' || told['type'] === 'reload') resolve(told);
      else if (told['type'] !== 'counters') heard.push(told);
    });
  });
  socket.addEventListener('open', () => socket.send(JSON.stringify(first)));
  return { heard, joined: await joined, socket };
}

const idsOf = (drops: readonly Heard[]) => drops.map(({ id }) => id);
const latest = async () => (await shop().client().ask(homeInfo)).boxLuckyVOList;

async function quiet(): Promise<void> {
  await shop().settled();
  // Everything before has landed and was sent.
  letPass(2 * DIAL_MS);
  await new Promise((resolve) => setTimeout(resolve, 600));
}

describe('a drop', () => {
  it('is sent once its reel stands, as in the list, to strangers and its player alike', async () => {
    await quiet();
    const stranger = await listenTo('drop', { language: 'ZH' });
    const self = await listenTo('drop', { token: anna.token });
    await openSome(anna, CHEAP.id, 10);
    await shop().settled();
    letPass(REEL_MS - 2_000);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(stranger.heard).toEqual([]);
    expect(self.heard).toEqual([]);
    letPass(2_000);
    await expect.poll(() => stranger.heard.length).toBe(10);
    await expect.poll(() => self.heard.length).toBe(10);
    const listed = await latest();
    expect(idsOf(stranger.heard)).toEqual(
      listed
        .slice(0, 10)
        .map(({ id }) => id)
        .toReversed(),
    );
    expect(stranger.heard.map(({ position, id }) => position === id)).not.toContain(false);
    expect(stranger.heard[0]).toMatchObject({
      msgType: 0,
      type: 1,
      boxId: CHEAP.id,
      boxName: `${CHEAP.id} 中`,
    });
  });

  it('is resent once to a listener who was away, and nothing else is', async () => {
    await quiet();
    const { joined } = await listenTo('drop');
    await openSome(anna, CHEAP.id, 3);
    await quiet();
    const back = await listenTo('drop', { after: String(joined['position']) });
    expect(back.joined).toMatchObject({ type: 'joined', missed: 3 });
    const expected = (await latest()).slice(0, 3).map(({ id }) => id);
    await expect.poll(() => idsOf(back.heard)).toEqual(expected.toReversed());
  });
});

describe('an upgrade', () => {
  it('is sent when its dial stands, without its player’s account', async () => {
    await quiet();
    const stranger = await listenTo('upgrade');
    const self = await listenTo('upgrade', { token: anna.token });
    const stake = { itemIds: [], gems: 30, targetSkinId: `${CHEAP.id}-best` };
    const { quote } = await anna.client.ask(upgradeQuote, {
      query: { gems: 30, targetSkinId: stake.targetSkinId },
    });
    await anna.client.ask(playUpgrade, { body: { ...stake, quote } });
    await shop().settled();
    letPass(DIAL_MS - 2_000);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(stranger.heard).toEqual([]);
    letPass(2_000);
    await expect.poll(() => stranger.heard.length).toBe(1);
    await expect.poll(() => self.heard.length).toBe(1);
    const { records } = await shop().client().ask(upgradeHall);
    expect(stranger.heard[0]).toMatchObject({
      type: 3,
      position: records[0]?.position,
      me: false,
      stake: 30,
    });
    expect(self.heard[0]).toMatchObject({ me: true });
  });
});

describe('a channel’s address', () => {
  it('answers a plain request with a refusal', async () => {
    const { status, text } = await shop().client().send('GET', '/ws/drop');
    expect({ status, answer: JSON.parse(text) }).toMatchObject({ status: 426, answer: { errCode: 988 } });
  });
});

describe('a listener', () => {
  it('is counted on the public page and in the console', async () => {
    await quiet();
    const before = (await shop().client().ask(homeInfo)).basicsDataVO;
    const { socket } = await listenTo('drop', { token: (await newPlayer(shop().client())).token });
    const { connections, online, demo } = (await shop().client().ask(homeInfo)).basicsDataVO;
    expect({ connections, online, demo }).toEqual({
      connections: before.connections + 1,
      online: before.online + 1,
      demo: false,
    });
    const metrics = await shop().client().send('GET', '/metrics');
    expect(metrics.text).toContain(`skins_live_connections{channel="drop"} ${connections}`);
    const { channels, perSecond, kept } = await shop().client().ask(liveInfo);
    expect({ perSecond, kept }).toEqual({ perSecond: 20, kept: 1_000 });
    expect(channels.find(({ channel }) => channel === 'drop')).toMatchObject({
      path: '/ws/drop',
      connections,
    });
    socket.close();
    const open = async () => (await shop().client().ask(homeInfo)).basicsDataVO.connections;
    await expect.poll(open).toBe(before.connections);
  });
});
