import { DrawnRound, type Json } from '@skins/engine/kernel';
import {
  type SellShares,
  drawWish,
  endPlanting,
  endWish,
  expireWish,
  plantAskedWish,
  releaseShares,
  sellShares,
  settleShares,
  voidWish,
} from '@skins/engine/wishes';
import { Compile } from 'typebox/compile';
import { type StepRunner, type Steps, step } from '../../foundation/flows/steps.ts';
import type { Game } from '../../foundation/game/game.ts';
import type { Desks } from './desks.ts';
import { sharesSold } from './shares-sold.ts';

export const steps = (game: Game, { wishes: { desk } }: Pick<Desks, 'wishes'>): Steps => {
  const { streams } = game;
  return [
    step(plantAskedWish, streams.wish, ({ time }) => ({ priceOf: desk.priceAt(time) })),
    selling(game, desk),
    step(expireWish, streams.wish, ({ time }) => desk.now(time)),
    step(voidWish, streams.wish, (moment) => moment),
    drawing(game),
    step(endWish, streams.wish, (moment) => moment),
    step(settleShares, streams.player, (moment) => moment),
    step(releaseShares, streams.player, (moment) => moment),
    step(endPlanting, streams.player, (moment) => moment),
  ];
};

/** Asks the beacon first: last shares are sold only while its newest round is known. */
const selling = (game: Game, desk: Desks['wishes']['desk']): StepRunner => ({
  name: sellShares.name,
  run(runtime, { step: made, actor }) {
    const { stream, id } = made;
    const sent: object = made;
    // The slice's own flow made the input for its own command, whose decision checks it.
    const input: SellShares = Reflect.get(sent, 'input');
    return sharesSold({ game, runtime, desk }, { stream, commandId: id, actor, input });
  },
});

const drawnRound = Compile(DrawnRound);

const drawing = (game: Game): StepRunner => ({
  name: drawWish.name,
  run: (runtime, { step: { stream, id, input }, actor }) =>
    runtime.execute({
      command: drawWish,
      streams: game.streams.wish,
      stream,
      commandId: id,
      input: roundIn(input),
      actor,
      context: (moment) => moment,
    }),
});

/** @throws TypeError if the beacon's answer is not a round */
function roundIn(sent: Json): DrawnRound {
  if (!drawnRound.Check(sent)) throw new TypeError('a wish is drawn by a round of its beacon');
  const { round, signature, randomness } = sent;
  return { round, signature, randomness };
}
