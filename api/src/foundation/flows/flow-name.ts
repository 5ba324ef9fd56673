import { type Action, type Place, kindOf, streamOf } from '@skins/engine/kernel';

/**
 * Names the flow of an event. A player's stream contains flows of many games: each is named by the place of the event
 * that began it. Any other stream is one flow. The name of a flow without an event is its stream's already.
 */
export const flowOf = (place: Place): string =>
  kindOf(place) === 'player' || !place.includes('#') ? place : streamOf(place);

/** Returns the stream of a flow, by its place or its name. */
export const streamOfFlow = (place: Place): string => (place.includes('#') ? streamOf(place) : place);

/** Groups the actions of a stream by flow, in order. */
export const byFlow = (stream: string, actions: readonly Action[]): ReadonlyMap<string, readonly Action[]> =>
  Map.groupBy(actions, (action) => {
    const cause = causeOf(action);
    return cause !== undefined && streamOf(cause) === stream ? flowOf(cause) : stream;
  });

/** Returns the event that caused an action, if the action refers to it. */
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

/** Texts for operators. */
export type Told = Readonly<Record<'zh' | 'en', string>>;

/** Describes what a flow waits for. */
function waitsFor(action: Action): Told {
  switch (action.do) {
    case 'command':
      return { zh: `${action.stream} 中的 ${action.name}`, en: `${action.name} in ${action.stream}` };
    case 'call':
      return { zh: `${action.to} 的答复`, en: `an answer of ${action.to}` };
    case 'until': {
      const [time, { zh, en }] = [new Date(action.at).toISOString(), waitsFor(action.act)];
      return { zh: `到 ${time}，然后 ${zh}`, en: `${time}, then ${en}` };
    }
    case 'event':
      return { zh: '本流的下一个事件', en: 'another event of its stream' };
    case 'beacon':
      return { zh: `公共信标第 ${action.round} 轮`, en: `round ${action.round} of the beacon` };
    default:
      return action satisfies never;
  }
}

/** Describes everything that a flow waits for. */
export const waitsForAll = (actions: readonly Action[]): Told => {
  const each = actions.map(waitsFor);
  return { zh: each.map(({ zh }) => zh).join('；'), en: each.map(({ en }) => en).join('; ') };
};

export const NOTHING_KNOWN: Told = { zh: '本程序不认识的事', en: 'nothing that this program knows' };
export const UNREADABLE: Told = { zh: '它的状态，无法读取', en: 'its state, which cannot be read' };
