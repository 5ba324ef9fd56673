import { type Action, type Step, stepId, streamOf } from '../../kernel/index.ts';
import { type Deck, idleAt, leftOf, nextTurn } from './state.ts';
import type { TurnCard } from './turn-card.ts';

type OfInput<Input> = Pick<Step, 'do' | 'id' | 'stream' | 'name'> & { readonly input: Input };

/** The two steps of a claimed card: it is turned in its player's stream, and laid on the table. */
interface CardSteps {
  readonly turn: OfInput<
    TurnCard & { readonly left: readonly { readonly [key: string]: string | number }[] }
  >;
  readonly lay: OfInput<{ readonly reserved: string }>;
}

/** Returns the steps of the claimed card; undefined if none is claimed. */
export function cardSteps(deck: Deck): CardSteps | undefined {
  const { pending } = deck;
  const next = nextTurn(deck);
  if (pending === undefined || next === undefined) return undefined;
  const { at: cause, reserved, turn } = pending;
  const left = leftOf(deck).map(({ skinId, value, count }) => ({ skinId, value, count }));
  return {
    turn: {
      do: 'command',
      id: stepId(cause, 1),
      stream: streamOf(reserved),
      name: 'turn-card',
      input: { reserved, cause, turn, extra: next.extra, left: left.filter(({ count }) => count > 0) },
    },
    lay: {
      do: 'command',
      id: layStep(cause),
      stream: streamOf(cause),
      name: 'lay-card',
      input: { reserved },
    },
  };
}

/** Returns the id of the step that lays a claimed card. @param cause place of the claim */
export const layStep = (cause: string): string => stepId(cause, 2);

/** Returns a deck's next actions: a claimed card is turned and laid; an idle deck closes. */
export function nextActions(deck: Deck): readonly Action[] {
  const { opened, latest, closed } = deck;
  if (opened === undefined || latest === undefined || closed !== undefined) return [];
  const steps = cardSteps(deck);
  if (steps !== undefined) return [steps.turn, steps.lay];
  const act: Step = {
    do: 'command',
    id: stepId(latest.at, 3),
    stream: streamOf(opened.at),
    name: 'close-deck',
    input: { since: latest.at },
  };
  return [{ do: 'until', at: idleAt(deck), act }];
}
