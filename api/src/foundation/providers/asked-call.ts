import { idOf, streamOf } from '@skins/engine/kernel';
import type { Message } from '../flows/outside.ts';

/** A flow's call to a provider. */
interface AskedCall {
  /** name of the call, the same at each retry */
  readonly key: string;
  readonly stream: string;
  /** id in the name of the stream */
  readonly id: string;
  readonly what: string;
}

/** Returns the call in a flow's message. @throws TypeError if the message asks for something else */
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
