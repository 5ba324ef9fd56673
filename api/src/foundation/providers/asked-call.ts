import { idOf, streamOf } from '@skins/engine/kernel';
import type { Message } from '../flows/outside.ts';

/** What a flow asks a provider for. */
interface AskedCall {
  /** its name, the same however often it is told */
  readonly key: string;
  readonly stream: string;
  /** of the stream */
  readonly id: string;
  readonly what: string;
}

/** The call that a message of a flow asks for. @throws TypeError when it asks for something else */
export function askedCall(message: Message, who: string): AskedCall {
  if (message.do !== 'call') throw new TypeError(`${who} asks for calls alone`);
  const { key } = message;
  const stream = streamOf(key);
  return { key, stream, id: idOf(stream), what: key.slice(key.lastIndexOf('/') + 1) };
}

/** @throws TypeError */
export const unknownCall = (what: string): never => {
  throw new TypeError(`nobody knows how a provider is told ${what}`);
};
