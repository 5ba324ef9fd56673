import { type Action, type Place, kindOf, streamOf } from '@skins/engine/kernel';

/**
 * Names the flow that an event belongs to. In a player's stream the matters of many games lie side by side, and each thing that
 * was begun is a flow of its own, named by its place; any other stream is one flow.
 */
export const flowOf = (place: Place): string => (kindOf(place) === 'player' ? place : streamOf(place));

/** What each flow of a stream asks for, in its order. */
export const byFlow = (stream: string, actions: readonly Action[]): ReadonlyMap<string, readonly Action[]> =>
  Map.groupBy(actions, (action) => {
    const cause = causeOf(action);
    return cause !== undefined && streamOf(cause) === stream ? flowOf(cause) : stream;
  });

/** The event that asks for an action, where the action says so. */
function causeOf(action: Action): Place | undefined {
  switch (action.do) {
    case 'command':
      return action.id.slice(0, action.id.lastIndexOf('/'));
    case 'call':
      return action.key;
    case 'until':
      return causeOf(action.act);
    case 'beacon':
      return causeOf(action.givenUp);
    case 'event':
      return undefined;
    default:
      return action satisfies never;
  }
}

/** What a flow waits for, in words for operators. */
export function waitsFor(action: Action): string {
  switch (action.do) {
    case 'command':
      return `${action.name} in ${action.stream}`;
    case 'call':
      return `an answer of ${action.to}`;
    case 'until':
      return `${new Date(action.at).toISOString()}, then ${waitsFor(action.act)}`;
    case 'event':
      return 'another event of its stream';
    case 'beacon':
      return `round ${action.round} of the beacon`;
    default:
      return action satisfies never;
  }
}
