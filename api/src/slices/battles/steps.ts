import {
  type TakeSeat,
  drawBattle,
  endBattle,
  expireBattle,
  finishBattle,
  grantLoot,
  openBattle,
  releaseSeat,
  settleSeat,
  takeSeat,
  voidBattle,
} from '@skins/engine/battles';
import { boxOf } from '@skins/engine/catalogue';
import { DrawnRound, type Json } from '@skins/engine/kernel';
import { Compile } from 'typebox/compile';
import { type StepRunner, type Steps, step } from '../../foundation/flows/steps.ts';
import type { Game } from '../../foundation/game/game.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import type { Desks } from './desks.ts';
import { seatTaken } from './seat-taken.ts';

export const steps = (game: Game, { battles: { desk } }: Pick<Desks, 'battles'>): Steps => {
  const { streams } = game;
  return [
    step(openBattle, streams.battle, ({ time }) => ({ ...desk.now(time), hash: nativeSha256 })),
    taking(game, desk),
    step(expireBattle, streams.battle, ({ time }) => desk.now(time)),
    step(voidBattle, streams.battle, (moment) => moment),
    drawing(game),
    step(finishBattle, streams.battle, (moment) => moment),
    step(endBattle, streams.battle, (moment) => moment),
    step(settleSeat, streams.player, (moment) => moment),
    step(releaseSeat, streams.player, (moment) => moment),
    step(grantLoot, streams.player, (moment) => moment),
  ];
};

/** Asks the beacon first: a last seat is taken only while its newest round is known. */
const taking = (game: Game, desk: Desks['battles']['desk']): StepRunner => ({
  name: takeSeat.name,
  run(runtime, { step: made, actor }) {
    const { stream, id } = made;
    const sent: object = made;
    // The slice's own flow made the input for its own command, whose decision checks it.
    const input: TakeSeat = Reflect.get(sent, 'input');
    return seatTaken({ game, runtime, desk }, { stream, commandId: id, actor, input });
  },
});

const drawnRound = Compile(DrawnRound);

const drawing = (game: Game): StepRunner => ({
  name: drawBattle.name,
  run: (runtime, { step: { stream, id, input }, actor }) =>
    runtime.execute({
      command: drawBattle,
      streams: game.streams.battle,
      stream,
      commandId: id,
      input: roundIn(input),
      actor,
      context: ({ time }) => {
        const catalogue = game.catalogueAt(time);
        return {
          itemsOf: (boxId, versionHash) =>
            boxOf(catalogue, boxId)?.versions.find((version) => version.versionHash === versionHash)?.odds
              .items ?? [],
        };
      },
    }),
});

/** @throws TypeError if the beacon's answer is not a round */
function roundIn(sent: Json): DrawnRound {
  if (!drawnRound.Check(sent)) throw new TypeError('a battle is drawn by a round of its beacon');
  const { round, signature, randomness } = sent;
  return { round, signature, randomness };
}
