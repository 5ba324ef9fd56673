import { randomBytes } from 'node:crypto';
import { type Command, invariant } from '@skins/engine/kernel';
import { type Ordering, STOPS_STREAM, type Stops } from '@skins/engine/stops';
import type { Game } from '../../foundation/game/index.ts';

const ID_BYTES = 8;

/** Returns a random proposal id. */
export const newProposalId = (): string => randomBytes(ID_BYTES).toString('hex');

/** Runs a command about stops for an operator. */
export async function orderAbout<Input, Rejection extends { readonly code: string }, Reply>(
  game: Game,
  command: Command<Stops, Input, Ordering, Rejection, Reply>,
  by: string,
  input: Input,
) {
  const outcome = await game.act(command, {
    by,
    streams: game.streams.stops,
    stream: STOPS_STREAM,
    commandId: `${command.name}-${newProposalId()}`,
    input,
    context: (moment): Ordering => ({
      ...moment,
      by,
      register: game.operators().register,
      games: game.shop.games.names,
    }),
  });
  invariant(outcome.kind !== 'key-reused', 'an id that was drawn is nobody else’s');
  return outcome;
}
