import type { Action } from '@skins/engine/kernel';

/** What goes to somebody outside. */
export type Message = Extract<Action, { readonly do: 'call' | 'beacon' }>;

/**
 * Tells somebody outside, who may hear it twice, and ends by itself. The answer comes in as a command on the stream that asked.
 */
export type Port = (message: Message) => Promise<void>;

/** Who can be told, by name. */
export type Outside = ReadonlyMap<string, Port>;

export const portOf = (message: Message): string => (message.do === 'call' ? message.to : 'beacon');

/** Names a message for this process's memory. */
export const messageId = (stream: string, message: Message): string =>
  message.do === 'call' ? message.key : `${stream}/beacon-${message.round}`;
