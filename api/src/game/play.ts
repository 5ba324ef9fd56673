import type { Player } from '@skins/engine/shop';
import type { Command } from '@skins/engine/kernel';
import type { SeedsRenewed } from '@skins/engine/seeds';
import { CallRefused } from '../http/call-refused.ts';
import type { Position } from '../store/index.ts';
import type { Asked, Game } from './game.ts';

/** What came of a command: what it answers, and where in the log it stands. */
export interface Played<Reply> {
  readonly reply: Reply;
  readonly position: Position;
}

/** A player's command as its call answers it: the reply, or the engine's rejection as a refusal of the call. */
export async function play<Input, Context, Rejection extends { readonly code: string }, Reply>(
  game: Game,
  command: Command<Player, Input, Context, Rejection, Reply>,
  asked: Asked<Input, Context>,
): Promise<Played<Reply> | CallRefused<Rejection['code'] | SeedsRenewed['code'] | 'key-reused'>> {
  const outcome = await game.play(command, asked);
  if (outcome.kind === 'done') return outcome;
  return outcome.kind === 'refused'
    ? new CallRefused(outcome.rejection.code, { data: outcome.rejection })
    : new CallRefused('key-reused');
}
