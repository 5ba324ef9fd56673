import { type AnyEvent, type Place, idOf, placeOf } from '@skins/engine/kernel';
import {
  type Asked,
  ConditionsMet,
  type Room,
  RoomCancelled,
  RoomClosed,
  RoomVoided,
  roomPhaseOf,
} from '@skins/engine/rolls';
import type { CommitListener } from '../../foundation/runtime/index.ts';
import { ordinalOf } from '../../foundation/store/index.ts';

/** So many questions of one room are remembered: more wait only where taking them fails. */
const KEPT_MAX = 10_000;
/** So much is kept that stands behind something not heard of: what is committed together is heard of sooner. */
const AHEAD_MAX = 1_000;

interface Heard {
  readonly stream: string;
  readonly events: readonly AnyEvent[];
  /** version of the first one in its stream */
  readonly firstVersion: number;
  /** where the last one stands in the log, counted from 1 */
  readonly last: number;
}

/**
 * Who asked to join rooms, as this process committed it: of a stretch of the log in which nothing was left out. Where another process
 * wrote something in between, all of it is forgotten, and begins anew behind that.
 */
export class HeardQuestions {
  readonly #rooms = new Map<string, Asked[]>();
  /** what stands behind something that was not heard of yet, by its place in the log */
  readonly #ahead = new Map<number, Heard>();
  /** up to where the log was heard of; undefined before the first commit */
  #upTo: number | undefined;

  /** Takes what was committed. What is committed together may be heard of in any order. */
  readonly hear: CommitListener = (stream, events, { position, firstVersion }) => {
    const last = ordinalOf(position);
    const first = last - events.length + 1;
    const upTo = (this.#upTo ??= first - 1);
    const heard = { stream, events, firstVersion, last };
    if (first > upTo + 1) this.#wait(first, heard);
    // Given up for another process's, and heard of after all.
    else if (first <= upTo) this.#rooms.clear();
    else this.#take(heard);
  };

  /**
   * Who asked to join a room after the last one whom it took, in the order of the log.
   * @param room as decided at this very moment
   * @returns undefined where the lists have to be asked
   */
  after(roomId: string, room: Room, limit: number): readonly Asked[] | undefined {
    this.#giveUpGaps();
    const questions = this.#rooms.get(roomId);
    // A room that took one of these is known as it was then, and what became of it since was heard: so nobody asked behind its close.
    if (questions === undefined || roomPhaseOf(room) !== 'open') return undefined;
    const taken = questions.findIndex(({ joined }) => joined === room.last);
    if (taken === -1) return undefined;
    questions.splice(0, taken);
    return questions.slice(1, 1 + limit);
  }

  #wait(first: number, heard: Heard): void {
    this.#ahead.set(first, heard);
    if (this.#ahead.size > AHEAD_MAX) this.#giveUpGaps();
  }

  #take({ stream, events, firstVersion, last }: Heard): void {
    this.#upTo = last;
    for (const [n, event] of events.entries())
      if (ConditionsMet.is(event)) this.#ask(event.data, placeOf(stream, firstVersion + n));
      else if (RoomClosed.is(event) || RoomCancelled.is(event) || RoomVoided.is(event))
        this.#rooms.delete(idOf(stream));
    const next = this.#ahead.get(last + 1);
    if (next === undefined) return;
    this.#ahead.delete(last + 1);
    this.#take(next);
  }

  #ask({ roomId, userSeed, pass }: { roomId: string; userSeed: string; pass: string | null }, joined: Place) {
    const questions = this.#rooms.get(roomId);
    const asked = { joined, userSeed, pass, late: false };
    if (questions === undefined || questions.length === KEPT_MAX) this.#rooms.set(roomId, [asked]);
    else questions.push(asked);
  }

  /** What is still left out is another process's. */
  #giveUpGaps(): void {
    if (this.#ahead.size === 0) return;
    this.#rooms.clear();
    this.#upTo = Math.max(...[...this.#ahead.values()].map(({ last }) => last));
    this.#ahead.clear();
  }
}
