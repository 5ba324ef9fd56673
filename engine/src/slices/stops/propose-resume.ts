import { changeHashOf } from '../../fairness/index.ts';
import { type AnyEvent, type Command, DAY_MS, accepted, rejected } from '../../kernel/index.ts';
import { ChangeProposed, PROPOSAL_DAYS, type Proposals, operatorWith } from '../operators/index.ts';
import { GameResumed } from './events.ts';
import type { Ordering } from './ordering.ts';
import type { Stopped } from './state.ts';

export interface ProposeResume {
  readonly proposalId: string;
  readonly game: string;
}

/** In order of precedence. */
export type ProposeResumeRejection =
  | { readonly code: 'may-not'; readonly right: 'stop-games' }
  | { readonly code: 'proposal-known' }
  | { readonly code: 'game-runs'; readonly game: string }
  /** another waiting proposal would write the same */
  | { readonly code: 'proposed-already'; readonly proposalId: string };

/** Proposes to resume a stopped game. */
export const proposeResume: Command<
  { stopped: Stopped; proposals: Proposals },
  ProposeResume,
  Ordering,
  ProposeResumeRejection,
  { proposalId: string }
> = {
  name: 'propose-resume',
  decide({ stopped, proposals }, { proposalId, game }, { register, by, time }) {
    const author = operatorWith(register, by, 'stop-games');
    if (author === undefined) return rejected({ code: 'may-not', right: 'stop-games' });
    if (proposals.open.has(proposalId) || proposals.ended.has(proposalId))
      return rejected({ code: 'proposal-known' });
    const hash = resumeHashOf(stopped, game);
    if (hash === undefined) return rejected({ code: 'game-runs', game });
    const equal = proposals.open.find((open) => open.hash === hash && time <= open.expires);
    if (equal !== undefined) return rejected({ code: 'proposed-already', proposalId: equal.proposalId });
    const expires = time + PROPOSAL_DAYS * DAY_MS;
    return accepted(ChangeProposed.of({ proposalId, hash, editors: [author.operatorId], expires }));
  },
  reply: (_events, { proposalId }) => ({ proposalId }),
};

/** Returns the events that resume a game; none while it runs. */
export function eventsOfResume(stopped: Stopped, game: string): readonly AnyEvent[] {
  const stop = stopped.get(game);
  return stop === undefined ? [] : [GameResumed.of({ game, stopped: stop.place })];
}

/** Returns the hash that names a proposal to resume a game; undefined while it runs. */
export function resumeHashOf(stopped: Stopped, game: string): string | undefined {
  const resumed = eventsOfResume(stopped, game);
  return resumed.length === 0 ? undefined : changeHashOf(resumed);
}
