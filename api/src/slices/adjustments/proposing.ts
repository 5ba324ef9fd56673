import { playerStream } from '@skins/engine/accounts';
import type { Moment } from '@skins/engine/kernel';
import type { ApprovalRejection } from '@skins/engine/operators';
import type { Game } from '../../foundation/game/game.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Outcome } from '../../foundation/runtime/index.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import type { ProposedAdjustments } from './proposed.ts';

const ID_DIGITS = 16;

/** Returns what the proposals of adjustments and voidings share. */
export function proposingIn(game: Game) {
  const asked = (playerId: string, by: string) => ({
    by,
    streams: game.streams.player,
    stream: playerStream(playerId),
    context: (moment: Moment) => ({ ...moment, by, register: game.operators().register }),
  });
  /** The id is derived from the command's, so that a repeated request is one proposal. */
  const saidBy = (author: string, playerId: string, commandId: string) => ({
    proposalId: nativeSha256(`${author}/${playerId}/${commandId}`).slice(0, ID_DIGITS),
    playerId,
    created: game.clock(),
    author,
  });
  return { asked, saidBy };
}

/** Returns the answer to a proposal. The content of one that the log refused is forgotten. */
export async function answerTo<Code extends string>(
  outcome: Outcome<{ readonly code: Code | 'proposal-known' | 'proposed-already' }, unknown>,
  proposalId: string,
  proposed: Pick<ProposedAdjustments, 'remove'>,
) {
  if (outcome.kind === 'done') return { proposalId, position: outcome.position };
  if (outcome.kind === 'key-reused') return new CallRefused('key-reused');
  const { code } = outcome.rejection;
  if (code !== 'proposal-known') await proposed.remove(proposalId);
  return code === 'proposed-already' || code === 'proposal-known'
    ? new CallRefused('adjustment-proposed')
    : new CallRefused(code);
}

/** What an approval meets, as this slice's calls say it. */
export const APPROVAL_CODES = {
  'may-not': 'may-not',
  'unknown-proposal': 'adjustment-unknown',
  'proposal-ended': 'adjustment-ended',
  'proposal-expired': 'adjustment-expired',
  'proposal-stale': 'adjustment-stale',
  'own-proposal': 'adjustment-own',
  'on-probation': 'adjustment-on-probation',
} as const satisfies Readonly<Record<ApprovalRejection['code'], string>>;
