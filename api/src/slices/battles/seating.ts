import {
  BATTLE_TERMS,
  type SeatStake,
  battleStream,
  createBattle,
  joinBattle,
  openBattle,
  seatStep,
} from '@skins/engine/battles';
import { playerStream } from '@skins/engine/accounts';
import { flowActor } from '@skins/engine/kernel';
import { balanceAfter, runCommand } from '../../foundation/game/index.ts';
import { CallRefused, Refused } from '../../foundation/http/call-refused.ts';
import { hmacHex, nativeSha256 } from '../../foundation/secrets/index.ts';
import type { Shop } from '../../shop/shop.ts';
import { sellBackAt } from '../bag/sell-back-at.ts';
import type { Desks } from './desks.ts';
import { seatTaken } from './seat-taken.ts';

type Seating = Pick<Shop<Desks>, 'game' | 'desks'>;

interface Asked<Body> {
  readonly playerId: string;
  readonly commandId: string;
  readonly body: Body;
}

interface Create {
  readonly boxes: readonly { readonly boxId: string; readonly versionHash: string }[];
  readonly seats: number;
  readonly teams: number;
  readonly rule: Parameters<typeof createBattle.decide>[1]['rule'];
  readonly open: boolean;
  readonly rulesHash: string;
  readonly pay?: 'gems' | 'card';
  readonly oneADevice?: boolean;
}

const ID_DIGITS = 12;

/** Returns the hash that stands for a player's device in one battle; null if no device is known. */
async function deviceOf(
  { desks: { accounts } }: Seating,
  playerId: string,
  battleId: string,
): Promise<string | null> {
  const { fingerprint = '' } = (await accounts.personal.find(playerId)) ?? {};
  if (fingerprint === '') return null;
  return hmacHex(Buffer.from(accounts.personal.deviceHash(fingerprint), 'hex'), battleId);
}

/** Holds the creator's stake and opens the battle, as the stake's flow would. */
export async function create(shop: Seating, { playerId, commandId, body }: Asked<Create>) {
  const { game, desks } = shop;
  const { desk } = desks.battles;
  const battleId = nativeSha256(`skins battle v1\n${playerId}\n${commandId}`).slice(0, ID_DIGITS);
  const { pay, oneADevice = false, ...terms } = body;
  const chain = await desk.chain();
  const device = await deviceOf(shop, playerId, battleId);
  const played = await runCommand(game, createBattle, {
    playerId,
    commandId,
    input: { ...terms, battleId, oneADevice, card: pay === 'card' },
    context: (draw) => {
      const { time } = draw;
      const catalogue = game.catalogueAt(time);
      const { sellBack, mayTakeBack } = sellBackAt(game, time);
      const rate = sellBack.content.open && mayTakeBack ? sellBack.content.rate : undefined;
      return {
        ...draw,
        terms: game.rulesAt(BATTLE_TERMS, time),
        onSale: (boxId) => {
          const current = catalogue.boxes.get(boxId)?.current;
          if (current === undefined) return undefined;
          const { price, items } = current.odds;
          const dearest = Math.max(...items.map(({ value }) => value));
          return { versionHash: current.versionHash, price, dearest };
        },
        rate,
        chain: desk.isLate(time) ? undefined : chain,
        device,
      };
    },
  });
  if (played instanceof CallRefused) return played;
  const held = await heldFor(shop, playerId, battleId);
  const opening = held?.asked.terms ?? undefined;
  if (held !== undefined && opening !== undefined) {
    const { userSeed, device: own } = held.asked;
    await game.runtime.execute({
      command: openBattle,
      streams: game.streams.battle,
      stream: battleStream(battleId),
      commandId: seatStep(held.place),
      input: { reserved: held.place, userSeed, device: own, terms: opening },
      actor: flowActor(playerStream(playerId)),
      context: ({ time }) => ({ ...desk.now(time), hash: nativeSha256 }),
    });
  }
  return {
    battleId,
    balance: await balanceAfter(game, playerId, played),
    position: played.position,
  };
}

/** Holds a stake and asks for the seat, as the stake's flow would. A seat that is refused costs nothing. */
export async function join(
  shop: Seating,
  { playerId, commandId, body }: Asked<{ readonly battleId: string; readonly pay?: 'gems' | 'card' }>,
) {
  const { game, desks } = shop;
  const { desk } = desks.battles;
  const { battleId, pay } = body;
  await desk.refresh();
  const { created } = await desk.read(battleId);
  if (created === undefined) return new CallRefused('battle-unknown');
  const device = await deviceOf(shop, playerId, battleId);
  const played = await runCommand(game, joinBattle, {
    playerId,
    commandId,
    input: { battleId, card: pay === 'card' },
    context: (draw) => {
      // Thrown while it is decided: a repeat is answered as it was, whatever was late since.
      if (desk.isLate(draw.time)) throw new Refused(new CallRefused('battles-closed'));
      return {
        ...draw,
        ...desk.now(draw.time),
        battle: desk.decided(battleId),
        cardValue: game.rulesAt(BATTLE_TERMS, draw.time).content.cardValue,
        device,
      };
    },
  });
  if (played instanceof CallRefused) {
    if (played.code === 'stale-version') await desk.expire(battleId);
    return played;
  }
  return seated(shop, { playerId, battleId, position: played.position });
}

interface Seated {
  readonly playerId: string;
  readonly battleId: string;
  readonly position: string;
}

async function seated(shop: Seating, { playerId, battleId, position }: Seated) {
  const { game, desks } = shop;
  const { desk } = desks.battles;
  const held = await heldFor(shop, playerId, battleId);
  if (held !== undefined) {
    const { userSeed, device } = held.asked;
    const outcome = await seatTaken(
      { game, runtime: game.runtime, desk },
      {
        stream: battleStream(battleId),
        commandId: seatStep(held.place),
        actor: flowActor(playerStream(playerId)),
        input: { reserved: held.place, userSeed, device },
      },
    );
    if (outcome.kind === 'refused') return new CallRefused(outcome.rejection.code);
  }
  const { seats } = await desk.read(battleId);
  const own = seats.find(({ reserved }) => reserved.startsWith(`${playerStream(playerId)}#`));
  if (own === undefined) return new CallRefused('battle-full');
  return { battleId, seat: own.n, balance: await balanceAfter(game, playerId, { position }), position };
}

const heldFor = async (
  { game }: Seating,
  playerId: string,
  battleId: string,
): Promise<SeatStake | undefined> =>
  (await game.readPlayer(playerId)).battles.held.find(({ stream }) => stream === battleStream(battleId));
