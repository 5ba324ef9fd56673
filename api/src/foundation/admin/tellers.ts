import type { Catalogue, Text } from '@skins/engine/catalogue';
import type { AnyEvent, EventData, EventKind } from '@skins/engine/kernel';
import { type Language, TEXT_KEY } from '../http/language.ts';
import { type Gaps, filled } from '../words/index.ts';

/** Helpers for putting an event into words. */
export interface Telling {
  readonly catalogue: Catalogue;
  /** Returns a text in the reader's language, with its {name} placeholders filled. */
  readonly say: (text: Text, gaps?: Gaps) => string;
  /** Returns the text of a posting reason. */
  readonly reason: (id: string) => string;
  /** current offset of house time, in minutes ahead of UTC */
  readonly houseOffset: () => number;
}

/** Describes an event in one line. */
type Teller<Data> = (data: Data, telling: Telling) => string;

/** Describes any event of one type. */
type AnyTeller = (event: AnyEvent, telling: Telling) => string;

/** The tellers of a slice, by event type. */
export type Tellers = Readonly<Record<string, AnyTeller>>;

type Kinds = Readonly<Record<string, EventKind<string, unknown>>>;

/** Collects the tellers of a slice. An event type without a teller does not compile. */
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

/** Describes an event in one line of the given language; returns its type if it has no teller. */
export type Tell = (event: AnyEvent, language: Language) => string;

/** Facts of the shop that tellers need. */
export interface Known {
  readonly catalogue: () => Catalogue;
  /** current offset of house time, in minutes ahead of UTC */
  readonly houseOffset: () => number;
}

/** @param reasons texts of the posting reasons; a reason without a text is shown by its id */
export function tellerOf(
  tellers: ReadonlyMap<string, AnyTeller>,
  reasons: ReadonlyMap<string, Text>,
  { catalogue, houseOffset }: Known,
): Tell {
  return (event, language) => {
    const say = (text: Text, gaps: Gaps = {}): string => filled(text, TEXT_KEY[language], gaps);
    const reason = (id: string): string => {
      const words = reasons.get(id);
      return words === undefined ? id : say(words);
    };
    return (
      tellers.get(event.type)?.(event, { catalogue: catalogue(), say, reason, houseOffset }) ?? event.type
    );
  };
}
