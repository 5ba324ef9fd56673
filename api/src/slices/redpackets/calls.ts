import { randomUUID } from 'node:crypto';
import { streamOf, toGems } from '@skins/engine/kernel';
import { type Rain, joinRain, joinedAt, rainFault, rainStream, sumOf } from '@skins/engine/redpackets';
import type { Player } from '@skins/engine/shop';
import { suspensionAt } from '@skins/engine/standing';
import { runCommand } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { hmacHex } from '../../foundation/secrets/index.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';
import type { Desks } from './desks.ts';
import { rainQuestions } from './questions.ts';
import { loggedPackets } from './logged-packets.ts';
import { evidenceOf, mineOf, rainShown } from './rain-shown.ts';

export const calls = (shop: Shop<Desks>) => {
  const { game, desks, readModels } = shop;
  const { desk } = desks.redpackets;
  const ask = rainQuestions(readModels);

  /** Returns the rain that falls, else the one that fell last, else the next. */
  const shownNow = async (time: number): Promise<string | undefined> => {
    const open = await desk.open();
    const falling = open.find(({ start, endsAt }) => start <= time && time < endsAt);
    const last = open.findLast(({ start }) => start <= time);
    const before = ask.lastBefore(time);
    const found = falling ?? last;
    if (found !== undefined) return streamOf(found.place);
    return before === undefined ? open[0] && streamOf(open[0].place) : `rain-${before}`;
  };
  const nextStart = async (time: number): Promise<number | null> =>
    (await desk.open()).find(({ start }) => start > time)?.start ?? null;

  return {
    redEnvelope: ({ playerId }) => grab(shop, playerId),

    redAmount: async ({ playerId }) => {
      const stream = await shownNow(game.clock());
      const amounts =
        stream === undefined ? [] : ((await desk.read(stream)).grabbed.get(playerId)?.amounts ?? []);
      return { total: toGems(sumOf(amounts)), packets: amounts.length };
    },

    redNextTime: async () => (await desk.current(game.clock()))?.start ?? null,

    redRain: async ({ query: { id, time }, language, token }) => {
      const now = game.clock();
      const asked = time === undefined ? await shownNow(now) : rainStream(time);
      const stream = id === undefined ? asked : `rain-${id}`;
      const rain = stream === undefined ? undefined : await desk.read(stream);
      if (stream === undefined || rain?.announced === undefined) return null;
      const playerId = await desks.accounts.sessions.playerOf(token);
      const next = await nextStart(now);
      return {
        now,
        rain: rainShown(rain, rain.announced, language, now),
        mine: playerId === undefined ? null : mineOf(rain, playerId, await isPaid(shop, playerId, stream)),
        next,
      };
    },

    redEvidence: async ({ query: { id } }) => {
      const stream = `rain-${id}`;
      const rain = await desk.read(stream);
      if (rain.announced === undefined) return new CallRefused('rain-unknown');
      return evidenceOf(
        rain,
        rain.announced,
        rain.closed === undefined ? [] : await loggedPackets(game, stream),
      );
    },
  } satisfies Handlers<typeof contract>;
};

/** Returns whether a player's packets of a rain are credited. */
async function isPaid(
  { game }: Pick<Shop<Desks>, 'game'>,
  playerId: string,
  stream: string,
): Promise<boolean> {
  const { redpackets } = await game.readPlayer(playerId);
  return joinedAt(redpackets, stream) === undefined;
}

/** Grabs one packet: joins the rain first, in the player's own stream, where every guard is asked. */
async function grab(shop: Shop<Desks>, playerId: string) {
  const { game, desks } = shop;
  const { desk } = desks.redpackets;
  const now = game.clock();
  const announced = await desk.current(now);
  if (announced === undefined) return new CallRefused('rain-unknown');
  const stream = streamOf(announced.place);
  const rain = await desk.read(stream);
  const early = rainFault(rain, now, game.epochs().epoch);
  // Nothing is written for who comes too early or too late.
  if (early !== undefined) return new CallRefused(early.code);
  const player = await game.readPlayer(playerId);
  if (isBarred(player, now)) return new CallRefused('rain-barred');
  const known = joinedAt(player.redpackets, stream);
  const device = known?.device ?? (await deviceOf(shop, playerId, stream));
  if (known === undefined) {
    const refused = await join(shop, { playerId, player, rain, stream, device });
    if (refused !== undefined) return refused;
  }
  if (device === undefined) return new CallRefused('rain-device-unknown');
  const grabbed = await desk.grabs.grab(stream, { player: playerId, device });
  if ('fault' in grabbed) return new CallRefused(grabbed.fault.code);
  return { amount: toGems(grabbed.packet.amount), n: grabbed.packet.n };
}

interface Joining {
  readonly playerId: string;
  readonly player: Player;
  readonly rain: Rain;
  readonly stream: string;
  readonly device: string | undefined;
}

/** Joins a rain; returns the refusal, if any. What is sure to be refused is not even asked. */
async function join({ game }: Shop<Desks>, { playerId, player, rain, stream, device }: Joining) {
  const registered = player.accounts.registered ?? Infinity;
  if (registered >= (rain.announced?.time ?? 0)) return new CallRefused('rain-account-young');
  if (device === undefined) return new CallRefused('rain-device-unknown');
  if (rain.devices.get(device, playerId) !== playerId) return new CallRefused('rain-device-used');
  const joined = await runCommand(game, joinRain, {
    playerId,
    commandId: `${stream}/${randomUUID()}`,
    input: { rain: stream },
    context: ({ time }) => ({ time, state: rain, registered, device, epoch: game.epochs().epoch }),
  });
  return joined instanceof CallRefused ? joined : undefined;
}

/** Returns the hash that stands for a player's device in one rain; undefined if no device is known. */
async function deviceOf({ desks: { accounts } }: Pick<Shop<Desks>, 'desks'>, playerId: string, rain: string) {
  const { fingerprint = '' } = (await accounts.personal.find(playerId)) ?? {};
  if (fingerprint === '') return undefined;
  return hmacHex(Buffer.from(accounts.personal.deviceHash(fingerprint), 'hex'), rain);
}

/** Tests whether a player may not take part at a time. */
const isBarred = ({ standing, limits, erasure }: Player, time: number): boolean =>
  suspensionAt(standing, time) !== undefined ||
  erasure.erased !== undefined ||
  time < limits.breakUntil ||
  time < limits.excludedUntil;
