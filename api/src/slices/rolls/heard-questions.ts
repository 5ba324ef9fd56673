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

/** Maximum number of questions kept per room; more wait only if taking them fails. */
const KEPT_MAX = 10_000;
/** Maximum number of appends kept after a gap; a gap within a batch is filled much sooner. */
const AHEAD_MAX = 1_000;

interface Heard {
  readonly stream: string;
  readonly events: readonly AnyEvent[];
  /** version of its first event in the stream */
  readonly firstVersion: number;
  /** ordinal of its last event in the log, from 1 */
  readonly last: number;
}

/**
 * Questions to rooms that this process heard of, from a stretch of the log without gaps: on a node all of the log; else its own commits.
 * An append that it did not hear of makes it forget everything, and a new stretch begins behind it.
 */
export class HeardQuestions {
  readonly #rooms = new Map<string, Asked[]>();
  /** appends after a gap, by ordinal of their first event */
  readonly #ahead = new Map<number, Heard>();
  /** ordinal of the last event without gap; undefined before the first commit */
  #upTo: number | undefined;

  /** Takes a committed append. Appends of one batch may be reported in any order. */
  readonly hear: CommitListener = (stream, events, { position, firstVersion }) => {
    const last = ordinalOf(position);
    const first = last - events.length + 1;
    const upTo = (this.#upTo ??= first - 1);
    const heard = { stream, events, firstVersion, last };
    if (first > upTo + 1) this.#wait(first, heard);
    // An append that was given up as another process's, reported after all.
    else if (first <= upTo) this.#rooms.clear();
    else this.#take(heard);
  };

  /**
   * Returns questions to a room after the last one it took, in log order.
   * @param room as decided right now
   * @returns undefined if the lists must be queried
   */
  after(roomId: string, room: Room, limit: number): readonly Asked[] | undefined {
    this.#giveUpGaps();
    const questions = this.#rooms.get(roomId);
    // The room took one of these questions, and its later events are known. So no question came after its close.
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

  /** Treats remaining gaps as appends of another process. */
  #giveUpGaps(): void {
    if (this.#ahead.size === 0) return;
    this.#rooms.clear();
    this.#upTo = Math.max(...[...this.#ahead.values()].map(({ last }) => last));
    this.#ahead.clear();
  }
}
