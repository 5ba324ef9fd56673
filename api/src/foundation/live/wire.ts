/** What a connection is to the channels: bytes go out, and how many of them wait to be read is known. */
export interface Wire {
  /** Sends whole frames. */
  write(bytes: Buffer): void;
  /** Bytes that the client has not taken yet. */
  unread(): number;
  /** Asks whether anybody is there still. */
  ping(): void;
  /** Ends it, with the reason in a code of the application (RFC 6455, section 7.4.2). */
  close(code: CloseCode): void;
}

/** Why the shop ends a connection; published in docs/operations.md. */
export const CLOSE = {
  /** the shop stops: come back */
  'going-away': 1001,
  /** what came is no message of a client */
  malformed: 4400,
  /** the token is not, or no longer, that of a session */
  'no-session': 4403,
  /** said nothing, or answered nothing, in time */
  silent: 4408,
  /** does not read what it is sent */
  'too-slow': 4413,
  /** sends too much */
  'too-many': 4429,
} as const;

export type CloseCode = keyof typeof CLOSE;
