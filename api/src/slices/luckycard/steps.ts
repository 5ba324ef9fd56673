import { type TurnCard, claimCard, closeDeck, releasePress, turnCard } from '@skins/engine/luckycard';
import { type StepRunner, type Steps, step } from '../../foundation/flows/steps.ts';
import type { Game } from '../../foundation/game/game.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import type { Desks } from './desks.ts';
import { turned } from './turning.ts';

export const steps = (game: Game, { luckycard: { desk } }: Pick<Desks, 'luckycard'>): Steps => {
  const { streams } = game;
  return [
    step(claimCard, streams.deck, () => ({ hash: nativeSha256 })),
    step(releasePress, streams.player, (moment) => moment),
    turning(game),
    step(closeDeck, streams.deck, ({ time }) => desk.now(time)),
  ];
};

/** Turns the card and lays it: the deck's next actions need the result. */
const turning = (game: Game): StepRunner => ({
  name: turnCard.name,
  run(runtime, { step: made }) {
    const { stream, id } = made;
    const sent: object = made;
    // The slice's own flow made the input for its own command, whose decision checks it.
    const input: TurnCard = Reflect.get(sent, 'input');
    return turned({ game, runtime }, { stream, id, input });
  },
});
