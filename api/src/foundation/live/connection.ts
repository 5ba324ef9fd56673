import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { TokenState } from '../http/token-state.ts';
import type { Position } from '../store/index.ts';
import type { Channel } from './channel.ts';
import { FOLLOWED_MAX, type Followable } from './followers.ts';
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

/**
 * The first message of a client, also after a reconnect: its token, the last message that it saw, and, on the channel for it,
 * the public ids of whom it follows.
 */
const Joined = Type.Object({
  token: Type.Optional(Type.String({ maxLength: 100 })),
  after: Type.Optional(Type.String({ pattern: '^\\d{12}$' })),
  language: Type.Optional(Type.Enum(['ZH', 'EN', 'RU', 'VN'])),
  follow: Type.Optional(
    Type.Array(Type.String({ pattern: '^[0-9a-f]{16}$' }), { maxItems: FOLLOWED_MAX, uniqueItems: true }),
  ),
});
const JoinMessage = Compile(Joined);
type Join = Static<typeof Joined>;

interface ConnectionTools {
  readonly channel: Channel;
  readonly wire: Wire;
  /** milliseconds since 1970 */
  readonly clock: () => number;
  readonly check: (token: string) => Promise<TokenState>;
  /** Waits briefly until this node has heard of a position that another one may have told. */
  readonly heardOf: (position: Position) => Promise<unknown>;
  /** Called with each player who is there. */
  readonly note: (playerId: string) => void;
  /** on the channel of whom a client follows */
  readonly followable: Followable | undefined;
  readonly onTrouble: (error: unknown) => void;
}

/** Enforces what a client may send to a channel, and how long it may be silent. */
export class Connection {
  readonly #tools: ConnectionTools;
  readonly #since: number;
  #token = '';
  /** public ids of whom the client follows, by player */
  readonly #followed = new Map<string, string>();
  #listener: Listener | undefined;
  /** counts what makes a check under way out of date: another message to join, and the end */
  #turn = 0;
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
    if (!JoinMessage.Check(said)) return this.close('malformed');
    void this.#join(said);
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
    // Another process may have heard that a player is followed no more.
    const { followable } = this.#tools;
    if (followable !== undefined)
      for (const one of this.#listener.owners) void this.#admit(this.#listener, one, followable);
    if (playerId !== undefined) {
      void this.#checkAgain();
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
    this.#turn += 1;
    if (this.#listener !== undefined) this.#tools.channel.leave(this.#listener);
    this.#listener = undefined;
  }

  async #join({ token = '', after, language = 'EN', follow = [] }: Join): Promise<void> {
    const { channel, wire, note, followable, heardOf } = this.#tools;
    this.#turn += 1;
    const turn = this.#turn;
    const state = token === '' ? undefined : await this.#state(token);
    if (after !== undefined) await heardOf(after);
    if (turn !== this.#turn) return undefined;
    // Nobody knows whether the session is valid: the client comes back.
    if (state === 'unread') return this.close('going-away');
    if (state !== undefined && state.kind !== 'valid') return this.close('no-session');
    this.gone();
    this.#token = token;
    const playerId = state?.subject;
    const follows = followable !== undefined;
    const owners = new Set(follows || playerId === undefined ? [] : [playerId]);
    this.#listener = { wire, playerId, owners, language, next: 0, ahead: false, at: '', stuckSince: 0 };
    this.#followed.clear();
    if (playerId !== undefined) note(playerId);
    // Earlier results of whom a client follows are on their pages: they are not sent again.
    channel.join(this.#listener, follows ? undefined : after);
    if (follows) this.#follow(this.#listener, follow, followable);
  }

  /** Follows players by their public ids, once each is known to allow it. */
  #follow(listener: Listener, userIds: readonly string[], followable: Followable): void {
    const { channel } = this.#tools;
    for (const userId of userIds) {
      const playerId = followable.playerOf(userId);
      if (playerId === undefined) channel.sayEnded(listener, userId);
      else {
        this.#followed.set(playerId, userId);
        channel.followers.ask(playerId, listener);
        void this.#admit(listener, playerId, followable);
      }
    }
  }

  /** Admits a listener if its player may be followed, and tells it otherwise. */
  async #admit(listener: Listener, playerId: string, { may }: Followable): Promise<void> {
    const { channel, onTrouble } = this.#tools;
    try {
      if (await may(playerId)) channel.followers.admit(playerId, listener);
      else if (channel.followers.drop(playerId, listener))
        channel.sayEnded(listener, this.#followed.get(playerId) ?? '');
    } catch (error) {
      onTrouble(error);
    }
  }

  /** Closes the connection if its session has ended meanwhile. */
  async #checkAgain(): Promise<void> {
    const turn = this.#turn;
    const state = await this.#state(this.#token);
    if (turn === this.#turn && state !== 'unread' && state.kind !== 'valid') this.close('no-session');
  }

  /** Returns the state of a token; `unread` if the sessions cannot be read now. */
  #state(token: string): Promise<TokenState | 'unread'> {
    return this.#tools.check(token).catch(() => 'unread' as const);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
