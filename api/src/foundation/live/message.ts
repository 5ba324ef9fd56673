import type { Language } from '../http/language.ts';
import type { Position } from '../store/index.ts';
import { textFrame } from './text-frame.ts';

/** The live message of one event. */
export interface Tale {
  /** owner of the event, who gets it regardless of the limit; undefined if it has none */
  readonly owner: string | undefined;
  /** `owner`: sent to nobody else; `followers`: to those who follow the owner when it happens */
  readonly audience: 'everybody' | 'owner' | 'followers';
  /** whether it is sent to everybody regardless of the limit */
  readonly rare: boolean;
  /** @param own whether it is sent to its owner */
  readonly body: (language: Language, own: boolean) => object;
}

/** Says that nobody may follow a player any more. Sent at once, whatever has not landed. */
export interface Ending {
  readonly ends: string;
  /** public id of the player */
  readonly userId: string;
}

/** A tale with its position in the log; `lands` is the time, in milliseconds since 1970, before which nobody may see it. */
export class Message {
  readonly position: Position;
  /** time of its event, in milliseconds since 1970 */
  readonly time: number;
  readonly lands: number;
  readonly tale: Tale;
  readonly #frames: { [Each in Language]?: Buffer } = {};

  constructor(
    tale: Tale,
    place: { readonly position: Position; readonly time: number; readonly landsMs: number },
  ) {
    this.tale = tale;
    this.position = place.position;
    this.time = place.time;
    this.lands = place.time + place.landsMs;
  }

  /** Returns the bytes to send; those for everybody are made once in each language. */
  frame(language: Language, own: boolean): Buffer {
    if (own) return this.#made(language, true);
    return (this.#frames[language] ??= this.#made(language, false));
  }

  #made(language: Language, own: boolean): Buffer {
    return textFrame(JSON.stringify({ position: this.position, ...this.tale.body(language, own) }));
  }
}
