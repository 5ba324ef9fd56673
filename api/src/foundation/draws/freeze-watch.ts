import type { AnyEvent } from '@skins/engine/kernel';
import type { Game } from '../game/game.ts';
import { type Position, ordinalOf, positionOf } from '../store/index.ts';

/** Late voids in this time that close a game. */
const LATE_MAX = 3;
const LATE_MS = 3_600_000;
/** Freezes that are remembered. */
const HEARD_MAX = 1_000;

/** What tells of commits. */
interface Committing {
  readonly runtime: Pick<Game['runtime'], 'onCommit'>;
}

interface Heard {
  readonly isFreeze: (event: AnyEvent) => boolean;
  /** whether an event voids a draw that was signed too late */
  readonly isLate: (event: AnyEvent) => boolean;
}

/** What a process heard of the draws of a game: where they were frozen, and which were void as late. */
export class FreezeWatch {
  readonly #heard: Heard;
  readonly #frozen = new Map<string, Position>();
  readonly #late: number[] = [];

  constructor({ runtime }: Committing, heard: Heard) {
    this.#heard = heard;
    runtime.onCommit((stream, events, { position, time }) => this.#hear(stream, events, position, time));
  }

  /** Returns the position of a stream's freeze; undefined if this process did not hear it. */
  frozenAt(stream: string): Position | undefined {
    return this.#frozen.get(stream);
  }

  /** Returns whether three draws were void as late in the hour before a time. */
  isLate(time: number): boolean {
    return this.#late.filter((at) => at > time - LATE_MS).length >= LATE_MAX;
  }

  #hear(stream: string, events: readonly AnyEvent[], position: Position, time: number): void {
    const { isFreeze, isLate } = this.#heard;
    for (const [k, event] of events.entries()) {
      if (isLate(event)) this.#late.push(time);
      if (!isFreeze(event)) continue;
      this.#frozen.set(stream, positionOf(ordinalOf(position) - (events.length - 1 - k)));
      for (const [oldest] of this.#frozen) if (this.#frozen.size > HEARD_MAX) this.#frozen.delete(oldest);
    }
    this.#late.splice(0, this.#late.findLastIndex((at) => at <= time - LATE_MS) + 1);
  }
}
