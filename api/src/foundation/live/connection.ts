import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { TokenState } from '../http/token-state.ts';
import type { Channel } from './channel.ts';
import type { Listener } from './listener.ts';
import { textFrame } from './text-frame.ts';
import type { CloseCode, Wire } from './wire.ts';

/** The heartbeat of a client, and its answer (spec 7.11). */
export const HEARTBEAT = 'heart check';

/** Timeout for joining, in milliseconds. */
const JOIN_MS = 10_000;
/** Silence after which the client is pinged and its session checked, in milliseconds. */
const QUIET_MS = 30_000;
/** Silence after which the client is disconnected, in milliseconds. */
const SILENT_MS = 75_000;
/** Maximum number of a client's messages in a span; more than our own clients send. */
const HEARD_MAX = 30;
const SPAN_MS = 10_000;

const ANSWER = textFrame(HEARTBEAT);

/** The first message of a client, also after a reconnect: its token, and the last message that it saw. */
const Join = Compile(
  Type.Object({
    token: Type.Optional(Type.String({ maxLength: 100 })),
    after: Type.Optional(Type.String({ pattern: '^\\d{12}$' })),
    language: Type.Optional(Type.Enum(['ZH', 'EN', 'RU', 'VN'])),
  }),
);

interface ConnectionTools {
  readonly channel: Channel;
  readonly wire: Wire;
  /** milliseconds since 1970 */
  readonly clock: () => number;
  readonly check: (token: string) => TokenState;
  /** Called with each player who is there. */
  readonly note: (playerId: string) => void;
}

/** Enforces what a client may send to a channel, and how long it may be silent. */
export class Connection {
  readonly #tools: ConnectionTools;
  readonly #since: number;
  #token = '';
  #listener: Listener | undefined;
  #heardAt: number;
  #lookedAt: number;
  #span = { since: 0, heard: 0 };

  constructor(tools: ConnectionTools) {
    this.#tools = tools;
    this.#since = tools.clock();
    this.#heardAt = this.#since;
    this.#lookedAt = this.#since;
  }

  get playerId(): string | undefined {
    return this.#listener?.playerId;
  }

  /** Handles a message of the client. @param text undefined if it was not text */
  hear(text: string | undefined): void {
    const now = this.alive();
    if (now - this.#span.since >= SPAN_MS) this.#span = { since: now, heard: 0 };
    this.#span.heard += 1;
    if (this.#span.heard > HEARD_MAX) return this.close('too-many');
    if (text === HEARTBEAT) {
      if (this.#tools.wire.unread() === 0) this.#tools.wire.write(ANSWER);
      return;
    }
    const said = text === undefined ? undefined : parsed(text);
    if (!Join.Check(said)) return this.close('malformed');
    this.#join(said.token ?? '', said.after, said.language ?? 'EN');
  }

  /** Records that the client is alive. @returns the time */
  alive(): number {
    this.#heardAt = this.#tools.clock();
    return this.#heardAt;
  }

  /** Checks whether the connection may continue; called about once a second. */
  look(now: number): void {
    if (this.#listener === undefined) {
      if (now - this.#since >= JOIN_MS) this.close('silent');
      return;
    }
    if (now - this.#heardAt >= SILENT_MS) return this.close('silent');
    if (now - this.#lookedAt < QUIET_MS) return;
    this.#lookedAt = now;
    const { playerId } = this.#listener;
    if (playerId !== undefined) {
      if (this.#tools.check(this.#token).kind !== 'valid') return this.close('no-session');
      this.#tools.note(playerId);
    }
    if (now - this.#heardAt >= QUIET_MS) this.#tools.wire.ping();
  }

  close(code: CloseCode): void {
    this.gone();
    this.#tools.wire.close(code);
  }

  /** Leaves the channel after the connection has ended. */
  gone(): void {
    if (this.#listener !== undefined) this.#tools.channel.leave(this.#listener);
    this.#listener = undefined;
  }

  #join(token: string, after: string | undefined, language: Listener['language']): void {
    const { channel, wire, check, note } = this.#tools;
    const state = token === '' ? undefined : check(token);
    if (state !== undefined && state.kind !== 'valid') return this.close('no-session');
    this.gone();
    this.#token = token;
    const playerId = state?.subject;
    this.#listener = { wire, playerId, language, next: 0, at: '', stuckSince: 0 };
    if (playerId !== undefined) note(playerId);
    channel.join(this.#listener, after);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
