import { flowActor, playerActor } from '@skins/engine/kernel';
import { duel, duelStream } from './engine/index.ts';
import { order } from '../kit/order.ts';
import type { World } from '../kit/world.ts';

const { commands } = duel;

/** The stake of each player, in 1/10,000 gem. */
export const STAKE = 50_000;

export const reserve = (playerId: string, id: string, seat: 'first' | 'second', stake = STAKE) =>
  order({
    command: commands['reserve-stake'],
    stream: `player-${playerId}`,
    actor: playerActor(playerId),
    input: { duel: duelStream(id), seat, stake },
  });

/** Holds a stake. @returns the place of the reservation */
export function reserved(world: World, ...said: Parameters<typeof reserve>): string {
  const place = world.nextPlace(`player-${said[0]}`);
  world.must(reserve(...said));
  return place;
}

const ofFlow = (id: string) => ({ stream: duelStream(id), actor: flowActor(duelStream(id)) });

/** Inputs of a duel's commands, as its flow sends them. */
export const asked = {
  open: (id: string, playerId: string, reserved: string, joinBy: number) =>
    order({
      ...ofFlow(id),
      command: commands['open-duel'],
      input: { reserved, playerId, stake: STAKE, joinBy },
    }),
  take: (id: string, playerId: string, reserved: string) =>
    order({ ...ofFlow(id), command: commands['join-duel'], input: { reserved, playerId, stake: STAKE } }),
  draw: (id: string) => order({ ...ofFlow(id), command: commands['draw-duel'], input: {} }),
  expire: (id: string) => order({ ...ofFlow(id), command: commands['expire-duel'], input: {} }),
  end: (id: string) => order({ ...ofFlow(id), command: commands['end-duel'], input: {} }),
  settle: (playerId: string, reserved: string, cause: string, won: number) =>
    order({
      command: commands['settle-stake'],
      stream: `player-${playerId}`,
      actor: flowActor(cause),
      input: { reserved, cause, won },
    }),
  release: (playerId: string, reserved: string) =>
    order({
      command: commands['release-stake'],
      stream: `player-${playerId}`,
      actor: flowActor(`player-${playerId}`),
      input: { reserved, cause: null },
    }),
};
