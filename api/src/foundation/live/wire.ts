/** A connection as the channels see it: bytes are sent, and the number of unread bytes is known. */
export interface Wire {
  /** Sends complete frames. */
  write(bytes: Buffer): void;
  /** Returns the bytes that the client has not read yet. */
  unread(): number;
  /** Pings the client. */
  ping(): void;
  /** Closes the connection with an application code (RFC 6455, section 7.4.2). */
  close(code: CloseCode): void;
}

/** Close codes of the shop; published in docs/operations.md. */
export const CLOSE = {
  /** the shop stops; reconnect */
  'going-away': 1001,
  /** the message is not a client's message */
  malformed: 4400,
  /** the token does not, or no longer, belong to a session */
  'no-session': 4403,
  /** no message or no answer in time */
  silent: 4408,
  /** does not read its messages */
  'too-slow': 4413,
  /** sends too much */
  'too-many': 4429,
} as const;

export type CloseCode = keyof typeof CLOSE;
