import type { Catalogue, Text } from '@skins/engine/catalogue';
import type { AnyEvent, EventData, EventKind } from '@skins/engine/kernel';
import { type Language, inLanguage } from '../http/language.ts';

type Gaps = Readonly<Record<string, string | number>>;

/** What helps to put an event into words. */
export interface Telling {
  readonly catalogue: Catalogue;
  /** A text in the listener's language, its gaps, {name}, filled. */
  readonly say: (text: Text, gaps?: Gaps) => string;
  /** Why money moved. */
  readonly reason: (id: string) => string;
  /** of the house's days now, in minutes ahead of UTC */
  readonly houseOffset: () => number;
}

/** Says what an event says, in one line. */
type Teller<Data> = (data: Data, telling: Telling) => string;

/** Says any event of one type. */
type AnyTeller = (event: AnyEvent, telling: Telling) => string;

/** What says a slice's events, by their types. */
export type Tellers = Readonly<Record<string, AnyTeller>>;

type Kinds = Readonly<Record<string, EventKind<string, unknown>>>;

/** Puts all events of a slice into words: one that nobody has words for does not compile. */
export function tellersOf<Events extends Kinds>(
  events: Events,
  tellers: { readonly [Name in keyof Events]: Teller<EventData<Events[Name]>> },
): Tellers;
export function tellersOf(events: Kinds, tellers: Readonly<Record<string, Teller<unknown>>>): Tellers {
  return Object.fromEntries(
    Object.values(events).map((kind): [string, AnyTeller] => {
      const tell = tellers[kind.type];
      return [
        kind.type,
        (event, telling) => (kind.is(event) && tell ? tell(event.data, telling) : kind.type),
      ];
    }),
  );
}

/** One line about an event in a language; its type, when nobody has put it into words. */
export type Tell = (event: AnyEvent, language: Language) => string;

/** What the shop knows that tells. */
export interface Known {
  readonly catalogue: () => Catalogue;
  /** of the house's days now, in minutes ahead of UTC */
  readonly houseOffset: () => number;
}

/** @param reasons why money moves, in words; what has none is said by its id */
export function tellerOf(
  tellers: ReadonlyMap<string, AnyTeller>,
  reasons: ReadonlyMap<string, Text>,
  { catalogue, houseOffset }: Known,
): Tell {
  return (event, language) => {
    const say = (text: Text, gaps: Gaps = {}): string =>
      inLanguage(text, language).replaceAll(/\{(\w+)\}/g, (_gap, name: string) => String(gaps[name] ?? ''));
    const reason = (id: string): string => {
      const words = reasons.get(id);
      return words === undefined ? id : say(words);
    };
    return (
      tellers.get(event.type)?.(event, { catalogue: catalogue(), say, reason, houseOffset }) ?? event.type
    );
  };
}
