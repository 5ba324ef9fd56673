import { ItemsMoved, isGone } from '@skins/engine/bag';
import type { Player } from '@skins/engine/shop';
import type { Command, Decision } from '@skins/engine/kernel';
import { WalletPosted } from '@skins/engine/wallet';
import { CallRefused, Refused } from '../http/call-refused.ts';
import { FREE_PER_HOUR } from '../guards/free-growth.ts';
import type { Position } from '../store/index.ts';
import type { Asked, Game } from './game.ts';
import type { PlayerRefusal } from './player-guards.ts';

/** The result of a command: its reply, and its position in the log. */
export interface Played<Reply> {
  readonly reply: Reply;
  readonly position: Position;
  /** time of its events, in milliseconds since 1970; undefined if there are none */
  readonly time: number | undefined;
}

/**
 * Runs a player's command. @returns the reply, or the engine's rejection as a refusal of the call
 * @throws Refused too-much-for-nothing, before anything is written
 */
export async function runCommand<Input, Context, Rejection extends { readonly code: string }, Reply>(
  game: Game,
  command: Command<Player, Input, Context, Rejection, Reply>,
  asked: Asked<Input, Context>,
): Promise<Played<Reply> | CallRefused<Rejection['code'] | PlayerRefusal['code'] | 'key-reused'>> {
  let counted = false;
  const outcome = await game.runCommand(command, asked, (decision) => {
    // A command that is decided again after a conflict is still one.
    if (counted || !isFree(decision)) return;
    demandAllowed(game.freeGrowth.oneMore(asked.playerId));
    counted = true;
  });
  if (outcome.kind === 'done') return outcome;
  if (outcome.kind !== 'refused') return new CallRefused('key-reused');
  const { rejection } = outcome;
  const detail = game.detailOf(rejection);
  return new CallRefused(rejection.code, { data: rejection, ...(detail && { detail }) });
}

/**
 * Returns whether a decision costs its player nothing but stays in the log: a refusal, or no movement of money and no
 * item given away.
 */
const isFree = (decision: Decision<unknown>): boolean =>
  decision.kind === 'rejected' ||
  !decision.events.some((event) => WalletPosted.is(event) || (ItemsMoved.is(event) && isGone(event.data.to)));

/** Counts one more free command of a player. @throws Refused too-much-for-nothing, before anything is written */
export async function demandRoom({ freeGrowth }: Pick<Game, 'freeGrowth'>, playerId: string): Promise<void> {
  demandAllowed(await freeGrowth.count(playerId));
}

/** @param wait undefined if it is allowed, or the milliseconds until it is */
function demandAllowed(wait: number | undefined): void {
  if (wait === undefined) return;
  const most = String(FREE_PER_HOUR);
  throw new Refused(
    new CallRefused('too-much-for-nothing', {
      detail: { zh: most, en: most, ru: most, vi: most },
      retryAfter: Math.ceil(wait / 1_000),
    }),
  );
}
