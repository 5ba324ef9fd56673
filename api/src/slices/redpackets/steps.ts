import { DrawnRound, type Json } from '@skins/engine/kernel';
import {
  RED_PACKETS,
  cancelRain,
  closeRain,
  creditPackets,
  drawRain,
  endRain,
} from '@skins/engine/redpackets';
import { Compile } from 'typebox/compile';
import { type StepRunner, type Steps, step } from '../../foundation/flows/steps.ts';
import type { Game } from '../../foundation/game/game.ts';
import type { Desks } from './desks.ts';

export const steps = (game: Game, { redpackets: { desk } }: Pick<Desks, 'redpackets'>): Steps => {
  const { streams } = game;
  return [
    step(cancelRain, streams.rain, (moment) => moment),
    drawing(game),
    step(closeRain, streams.rain, ({ time }, { stream }) => ({
      time,
      seedOf: (epoch) => desk.seedOf({ stream, epoch }),
    })),
    step(endRain, streams.rain, (moment) => moment),
    step(creditPackets, streams.player, (moment) => moment),
  ];
};

const drawnRound = Compile(DrawnRound);

const drawing = (game: Game): StepRunner => ({
  name: drawRain.name,
  run: (runtime, { step: { stream, id, input }, actor }) =>
    runtime.execute({
      command: drawRain,
      streams: game.streams.rain,
      stream,
      commandId: id,
      input: roundIn(input),
      actor,
      context: (moment) => ({
        ...moment,
        open: game.rulesAt(RED_PACKETS, moment.time).content.open,
        epoch: game.epochs().epoch,
      }),
    }),
});

/** @throws TypeError if the beacon's answer is not a round */
function roundIn(sent: Json): DrawnRound {
  if (!drawnRound.Check(sent)) throw new TypeError('a rain is drawn by a round of its beacon');
  const { round, signature, randomness } = sent;
  return { round, signature, randomness };
}
