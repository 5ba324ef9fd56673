import { DrawnRound, type Json, type Moment, idOf } from '@skins/engine/kernel';
import {
  type HoldDraw,
  closeRoom,
  endRoom,
  freezeRoom,
  grantPrize,
  holdDraw,
  notePrizes,
  passPrize,
  refuseEntry,
  voidRoom,
} from '@skins/engine/rolls';
import { Compile } from 'typebox/compile';
import { type StepRunner, type Steps, step } from '../../foundation/flows/steps.ts';
import type { Game } from '../../foundation/game/game.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import { houseSeedOf } from './house-seed.ts';
import { drawnFrom } from './room-entries.ts';

export const steps = (game: Game): Steps => {
  const { streams, seedChains } = game;
  const inEpoch = (moment: Moment) => ({ ...moment, epoch: seedChains.epoch });
  return [
    step(closeRoom, streams.roll, (moment) => moment),
    step(freezeRoom, streams.roll, inEpoch),
    step(voidRoom, streams.roll, (moment) => moment),
    drawing(game),
    step(passPrize, streams.roll, (moment) => moment),
    step(notePrizes, streams.roll, (moment) => moment),
    step(endRoom, streams.roll, (moment) => moment),
    step(refuseEntry, streams.player, (moment) => moment),
    step(grantPrize, streams.player, (moment) => moment),
  ];
};

/** Computes the drawn entries before the decision, as all entries must be read; the decision checks them against the frozen root. */
const drawing = (game: Game): StepRunner => ({
  name: holdDraw.name,
  async run(runtime, { step: { stream, id, input: sent }, actor }) {
    const roomId = idOf(stream);
    const input = roundIn(sent);
    const { room } = (await game.streams.roll.read(stream)).state;
    const source = room.created?.source;
    const seed = source !== undefined && 'epoch' in source ? houseSeedOf(game, roomId, source.epoch) : '';
    const drawn = await drawnFrom(game, room, 'house' in input ? seed : input.randomness);
    return runtime.execute({
      command: holdDraw,
      streams: game.streams.roll,
      stream,
      commandId: id,
      input,
      actor,
      context: ({ time }: Moment) => ({
        time,
        hash: nativeSha256,
        epoch: game.seedChains.epoch,
        seed,
        ...drawn,
      }),
    });
  },
});

const drawnRound = Compile(DrawnRound);

/** @throws TypeError if the beacon's answer is not a round */
function roundIn(sent: Json): HoldDraw {
  if (typeof sent === 'object' && sent !== null && 'house' in sent) return { house: true };
  if (!drawnRound.Check(sent)) throw new TypeError('a room is drawn by a round of its beacon');
  const { round, signature, randomness } = sent;
  return { round, signature, randomness };
}
