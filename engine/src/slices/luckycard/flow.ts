import { type Action, type Place, type Step, stepId, streamOf } from '../../kernel/index.ts';
import type { TurnCard } from './turn-card.ts';
import { type Deck, idleAt, leftOf, nextTurn } from './state.ts';

/** Returns the id of the step that lays a claimed card, once it is turned. */
export const layStep = (claimed: Place): string => stepId(claimed, 2);

/** The step of a claimed card, with the input of its command. */
type TurnStep = Pick<Step, 'do' | 'id' | 'stream' | 'name'> & {
  readonly input: Pick<TurnCard, 'reserved' | 'cause' | 'turn' | 'extra'> & {
    readonly left: readonly { readonly skinId: string; readonly value: number; readonly count: number }[];
  };
};

/** Returns the step that turns the claimed card in its player's stream; undefined if none is claimed. */
export function turnStep(deck: Deck): TurnStep | undefined {
  const { pending } = deck;
  const next = nextTurn(deck);
  if (pending === undefined || next === undefined) return undefined;
  const { at: cause, reserved, turn } = pending;
  const left = leftOf(deck).map(({ skinId, value, count }) => ({ skinId, value, count }));
  return {
    do: 'command',
    id: stepId(cause, 1),
    stream: streamOf(reserved),
    name: 'turn-card',
    input: { reserved, cause, turn, extra: next.extra, left: left.filter(({ count }) => count > 0) },
  };
}

/** Returns a deck's next actions: a claimed card is turned, and laid by the same step; an idle deck closes. */
export function nextActions(deck: Deck): readonly Action[] {
  const { opened, latest, closed } = deck;
  if (opened === undefined || latest === undefined || closed !== undefined) return [];
  const turn = turnStep(deck);
  if (turn !== undefined) return [turn];
  const act: Step = {
    do: 'command',
    id: stepId(latest.at, 3),
    stream: streamOf(opened.at),
    name: 'close-deck',
    input: { since: latest.at },
  };
  return [{ do: 'until', at: idleAt(deck), act }];
}
