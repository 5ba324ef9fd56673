import type { Language } from '../http/language.ts';
import type { Position } from '../store/index.ts';
import { textFrame } from './text-frame.ts';

/** What is told of one event. */
export interface Tale {
  /** whose event it is: told to them whatever the crowd; undefined where it is nobody's */
  readonly owner: string | undefined;
  /** `owner`: to nobody else */
  readonly audience: 'everybody' | 'owner';
  /** rare enough to be told whatever the crowd */
  readonly rare: boolean;
  /** @param own whether it is told to its owner */
  readonly body: (language: Language, own: boolean) => object;
}

/** A tale with its place in the log; `lands` is the moment, in milliseconds since 1970, before which nobody may know of it. */
export class Message {
  readonly position: Position;
  /** of its event, in milliseconds since 1970 */
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

  /** The bytes that are sent; those for everybody are made once in each language. */
  frame(language: Language, own: boolean): Buffer {
    if (own) return this.#made(language, true);
    return (this.#frames[language] ??= this.#made(language, false));
  }

  #made(language: Language, own: boolean): Buffer {
    return textFrame(JSON.stringify({ position: this.position, ...this.tale.body(language, own) }));
  }
}
