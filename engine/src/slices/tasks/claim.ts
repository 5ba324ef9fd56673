import type { Deeds } from '../deeds/index.ts';
import type { Event, EventData } from '../../kernel/index.ts';
import { type Gift, TaskBoxClaimed } from './events.ts';
import { type BoardsVersion, type TaskStanding, type TaskTime, isFull, standingOf } from './standing.ts';
import type { Tasks } from './state.ts';

export interface ClaimTaskBox {
  readonly boxId: string;
  /** hash of the rules that the player saw; if absent, those that apply to the box */
  readonly rulesHash?: string;
}

export interface ClaimTaskContext extends TaskTime {
  /** the versions in force in any current period, the oldest first */
  readonly boards: readonly BoardsVersion[];
}

/** In order of precedence. Figures are counts, or in 1/10,000 gem. */
export type ClaimTaskRejection =
  | { readonly code: 'task-unknown'; readonly boxId: string }
  /** other rules than those seen apply to the box */
  | { readonly code: 'task-changed'; readonly rulesHash: string }
  /** boxes and props are claimed by different calls */
  | { readonly code: 'task-gives-other'; readonly gives: Gift['type'] }
  | { readonly code: 'task-claimed'; readonly boxId: string }
  | { readonly code: 'task-unfinished'; readonly done: number; readonly target: number };

interface State {
  readonly tasks: Tasks;
  readonly deeds: Deeds;
}

/** Returns the event of a claim, or why there is none. @param gives kind of reward that the calling command can give */
export function claimed(
  state: State,
  { boxId, rulesHash }: ClaimTaskBox,
  gives: 'box' | 'prop',
  context: ClaimTaskContext,
): Event<'TaskBoxClaimed', EventData<typeof TaskBoxClaimed>> | ClaimTaskRejection {
  const standing = standingOf(state, context.boards, boxId, context);
  if (standing === undefined) return { code: 'task-unknown', boxId };
  if (rulesHash !== undefined && rulesHash !== standing.rulesHash)
    return { code: 'task-changed', rulesHash: standing.rulesHash };
  return claimOf(standing, gives);
}

function claimOf(standing: TaskStanding, gives: 'box' | 'prop') {
  const { box, rulesHash, countedUntil, done, target } = standing;
  const { boxId } = box;
  if ((box.gives.type === 'box') !== (gives === 'box'))
    return { code: 'task-gives-other', gives: box.gives.type } as const;
  if (standing.claimed) return { code: 'task-claimed', boxId } as const;
  if (!isFull(standing)) return { code: 'task-unfinished', done, target } as const;
  return TaskBoxClaimed.of({ boxId, rulesHash, countedUntil, done, gives: box.gives });
}
