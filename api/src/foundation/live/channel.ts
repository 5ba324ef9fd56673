import type { Language } from '../http/language.ts';
import { type Position, START } from '../store/index.ts';
import { Backlog, KEPT } from './backlog.ts';
import { chosenOf } from './chosen.ts';
import { Followers } from './followers.ts';
import type { Listener } from './listener.ts';
import type { Ending, Message } from './message.ts';
import { OwnBacklog } from './own-backlog.ts';
import { textFrame } from './text-frame.ts';

/** Number of public messages written at once to a listener that catches up. */
const AT_ONCE = 250;
/** A listener that reads nothing for this long, while bytes wait, is disconnected; milliseconds. */
const STUCK_MS = 30_000;

interface Waiting {
  readonly message: Message;
  /** whether everybody gets it; undefined until its second is over */
  chosen: boolean | undefined;
}

/** A range of messages, with the owners of their events. */
interface Batch {
  readonly owners: ReadonlySet<string>;
  readonly bytes: Map<Language, Buffer>;
  readonly messages: readonly Message[];
}

/**
 * One channel. Messages arrive in log order, wait until they have landed, and are sent in the same order. The backlog is
 * shared and a listener is only a place in it. So a listener that does not read costs no memory; it is disconnected once
 * its place is forgotten.
 */
export class Channel {
  readonly #limited: boolean;
  readonly #listeners = new Set<Listener>();
  readonly #everybodys: Backlog;
  readonly #own: OwnBacklog;
  readonly #waiting: Waiting[] = [];
  /** the second being sent, and how many of its messages everybody got */
  #second = { number: -1, told: 0 };
  /** position up to which everything has been released */
  #position: Position;
  /** end of the log, as far as this process knows it; the newest waiting message would tell a result before it lands */
  #head: Position;
  #told = 0;
  #cut = 0;
  readonly followers = new Followers();

  /** @param limited whether the published rule chooses what everybody gets */
  constructor(limited: boolean, start: Position) {
    this.#limited = limited;
    this.#position = start;
    this.#head = start;
    this.#everybodys = new Backlog(start);
    this.#own = new OwnBacklog(start);
  }

  get listeners(): ReadonlySet<Listener> {
    return this.#listeners;
  }

  /** Number of messages sent to everybody since the start. */
  get told(): number {
    return this.#told;
  }

  /** Number of listeners disconnected since the start because they did not read. */
  get cut(): number {
    return this.#cut;
  }

  /** Notes that the log has reached a position, whether or not a message stands there. */
  reach(head: Position): void {
    if (head > this.#head) this.#head = head;
  }

  /**
   * Adds a message. Messages of one commit may arrive in any order.
   * @throws RangeError when a later message was already released
   */
  take(message: Message): void {
    const { position, tale } = message;
    if (tale.audience === 'followers' && !this.followers.has(tale.owner ?? '')) return;
    if (position <= this.#position)
      throw new RangeError(`the turn of ${position} is over: ${this.#position}`);
    let at = this.#waiting.length;
    while (at > 0 && (this.#waiting[at - 1]?.message.position ?? '') > position) at -= 1;
    this.#waiting.splice(at, 0, { message, chosen: this.#limited ? undefined : true });
  }

  /**
   * Releases the messages that have landed, up to the first that has not. It releases no more than the backlog remembers:
   * then the caller must call `tell` first.
   * @returns whether more may have landed
   */
  release(now: number): boolean {
    let count = 0;
    for (const waiting of this.#waiting) {
      if (count === KEPT || waiting.message.lands > now) break;
      if (waiting.chosen === undefined) this.#choose(count);
      this.#let(waiting.message, waiting.chosen === true);
      count += 1;
    }
    this.#waiting.splice(0, count);
    return count === KEPT;
  }

  /**
   * Adds a listener, starting with the messages missed since a position, if they are known.
   * @returns the number of missed messages; undefined when they are unknown or too many, and the client must reload
   */
  join(listener: Listener, after: Position | undefined): number | undefined {
    const missed = after === undefined ? 0 : this.#missed(listener, after);
    listener.at = missed === undefined || after === undefined ? this.#position : after;
    listener.next = this.#everybodys.behind(listener.at);
    listener.ahead = listener.at > this.#position;
    this.#listeners.add(listener);
    const said = {
      type: missed === undefined ? 'reload' : 'joined',
      position: listener.at,
      missed: missed ?? 0,
    };
    listener.wire.write(textFrame(JSON.stringify(said)));
    return missed;
  }

  leave(listener: Listener): void {
    this.#listeners.delete(listener);
    this.followers.leave(listener);
  }

  /** Ends the following of a player, and tells all who followed. */
  endFollowing({ ends, userId }: Ending): void {
    for (const listener of this.followers.end(ends)) this.sayEnded(listener, userId);
  }

  /** Tells a listener that it does not hear of a player. @param userId public id */
  sayEnded({ wire }: Listener, userId: string): void {
    wire.write(textFrame(JSON.stringify({ type: 'ended', position: this.#position, userId })));
  }

  /** Sends each listener the messages they have not got yet, as far as they read. */
  tell(now: number): void {
    const batches = new Map<string, Batch>();
    for (const listener of this.#listeners) this.#tellOne(listener, now, batches);
  }

  /** Sends a message that is not from the log to all listeners without unread bytes. */
  announce(said: object): void {
    const bytes = textFrame(JSON.stringify({ ...said, position: this.#position }));
    for (const { wire } of this.#listeners) if (wire.unread() === 0) wire.write(bytes);
  }

  #missed({ owners }: Listener, after: Position): number | undefined {
    const { floor, end } = this.#everybodys;
    if (after < floor || (after > this.#position && after > this.#head)) return undefined;
    if (owners.size > 0 && after < this.#own.floor) return undefined;
    const own = this.#ownOf(owners, after, this.#position).length;
    const missed = end - this.#everybodys.behind(after) + own;
    return missed > KEPT ? undefined : missed;
  }

  #ownOf(owners: ReadonlySet<string>, after: Position, upTo: Position): readonly Message[] {
    return [...owners].flatMap((owner) => this.#own.of(owner, after, upTo));
  }

  /** Chooses among all known messages in the second of a landed message. */
  #choose(from: number): void {
    const number = secondOf(this.#waiting[from]);
    if (this.#second.number !== number) this.#second = { number, told: 0 };
    const second: Waiting[] = [];
    for (let n = from; n < this.#waiting.length; n += 1) {
      const waiting = this.#waiting[n];
      if (waiting === undefined || secondOf(waiting) !== number) break;
      if (waiting.message.tale.audience === 'owner') waiting.chosen = false;
      else second.push(waiting);
    }
    const chosen = chosenOf(
      second.map(({ message }) => message.tale),
      this.#second.told,
    );
    for (const [n, waiting] of second.entries()) waiting.chosen = chosen[n] === true;
    this.#second.told += chosen.filter(Boolean).length;
  }

  #let(message: Message, chosen: boolean): void {
    const { audience, owner } = message.tale;
    this.#position = message.position;
    if (chosen && audience === 'everybody') {
      this.#everybodys.add(message);
      this.#told += 1;
    } else if (owner !== undefined) this.#forgo(this.#own.add(owner, message));
  }

  /**
   * Disconnects listeners who can no longer get a message of their own, so that they reload.
   * @param forgotten the position up to which messages are forgotten, by owner
   */
  #forgo(forgotten: ReadonlyMap<string, Position>): void {
    if (forgotten.size === 0) return;
    for (const listener of this.#listeners)
      if ([...listener.owners].some((owner) => listener.at < (forgotten.get(owner) ?? START)))
        this.#cutOff(listener);
  }

  #tellOne(listener: Listener, now: number, batches: Map<string, Batch>): void {
    const { wire, playerId, owners, language } = listener;
    if (listener.at >= this.#position) return;
    if (listener.ahead) {
      listener.next = this.#everybodys.behind(listener.at);
      listener.ahead = false;
    }
    if (listener.next < this.#everybodys.first) return this.#cutOff(listener);
    if (wire.unread() > 0) {
      if (listener.stuckSince === 0) listener.stuckSince = now;
      else if (now - listener.stuckSince >= STUCK_MS) this.#cutOff(listener);
      return;
    }
    listener.stuckSince = 0;
    const to = Math.min(this.#everybodys.end, listener.next + AT_ONCE);
    const batch = this.#batch(listener.next, to, batches);
    const upTo =
      to < this.#everybodys.end ? (batch.messages.at(-1)?.position ?? this.#position) : this.#position;
    const own = this.#ownOf(owners, listener.at, upTo);
    if (own.length > 0 || (playerId !== undefined && batch.owners.has(playerId)))
      wire.write(
        Buffer.concat(
          inOrder(batch.messages, own).map((one) => one.frame(language, one.tale.owner === playerId)),
        ),
      );
    else if (batch.messages.length > 0) wire.write(bytesOf(batch, language));
    listener.next = to;
    listener.at = upTo;
  }

  #cutOff(listener: Listener): void {
    this.leave(listener);
    this.#cut += 1;
    listener.wire.close('too-slow');
  }

  /** Returns the batch of a range; nearly all listeners share it. */
  #batch(from: number, to: number, batches: Map<string, Batch>): Batch {
    const key = `${from}-${to}`;
    const known = batches.get(key);
    if (known !== undefined) return known;
    const messages = this.#everybodys.between(from, to);
    const owners = new Set(messages.flatMap(({ tale: { owner } }) => owner ?? []));
    const batch = { messages, owners, bytes: new Map<Language, Buffer>() };
    batches.set(key, batch);
    return batch;
  }
}

const secondOf = (waiting: Waiting | undefined): number => Math.floor((waiting?.message.time ?? 0) / 1000);

function bytesOf({ messages, bytes }: Batch, language: Language): Buffer {
  const known = bytes.get(language);
  if (known !== undefined) return known;
  const made = Buffer.concat(messages.map((one) => one.frame(language, false)));
  bytes.set(language, made);
  return made;
}

const inOrder = (some: readonly Message[], others: readonly Message[]): readonly Message[] =>
  [...some, ...others].toSorted((a, b) => (a.position < b.position ? -1 : 1));
