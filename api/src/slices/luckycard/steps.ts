import {
  type TurnCard,
  claimCard,
  closeDeck,
  layCard,
  releasePress,
  turnCard,
} from '@skins/engine/luckycard';
import { type StepRunner, type Steps, step } from '../../foundation/flows/steps.ts';
import type { Game } from '../../foundation/game/game.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import type { Desks } from './desks.ts';
import { turn, turnedAt } from './turning.ts';

export const steps = (game: Game, { luckycard: { desk } }: Pick<Desks, 'luckycard'>): Steps => {
  const { streams } = game;
  return [
    step(claimCard, streams.deck, () => ({ hash: nativeSha256 })),
    step(releasePress, streams.player, (moment) => moment),
    turning(game),
    step(layCard, streams.deck, (_moment, made) => ({ turned: turnedAt(game, reservedIn(made)) })),
    step(closeDeck, streams.deck, ({ time }) => desk.now(time)),
  ];
};

/** Renews the player's chains first, where they are of an earlier epoch. */
const turning = (game: Game): StepRunner => ({
  name: turnCard.name,
  run(runtime, { step: made, actor }) {
    const { stream, id } = made;
    const sent: object = made;
    // The slice's own flow made the input for its own command, whose decision checks it.
    const input: TurnCard = Reflect.get(sent, 'input');
    return turn({ game, runtime }, { stream, id, actor, input });
  },
});

const reservedIn = ({ input }: { readonly input: unknown }): string =>
  input instanceof Object && 'reserved' in input ? String(input.reserved) : '';
