import type { Serving } from '@skins/api';
import { battleDetail } from '@skins/api/battles/contract';
import type { Static } from 'typebox';
import { Caller } from './caller.ts';
import type { Crowd } from './crowd.ts';
import type { LeapingTime } from './leaping-time.ts';
import { pick } from './simulated-player.ts';

/** What a battle of a demonstration is played with. */
interface Parts {
  readonly serving: Serving;
  readonly crowd: Crowd;
  readonly time: LeapingTime;
  readonly players: number;
  readonly random: () => number;
}

const SEATS = [2, 2, 2, 3, 4] as const;
type Shown = Static<typeof battleDetail.data>['battle'];

/** Players asked for a seat before a battle is left waiting. */
const ASKED_MOST = 40;
const ASK_MS = 20;
/** A moment behind the one at which a battle goes on. */
const BEHIND_MS = 3_000;

/** The battles of a demonstration. Each is played to its end before the day goes on. */
export class BattlePlan {
  readonly #parts: Parts;
  #due: readonly number[];

  /** @param times when battles begin, in their order, in milliseconds since 1970 */
  constructor(parts: Parts, times: readonly number[]) {
    this.#parts = parts;
    this.#due = times;
  }

  /** Plays what is due before a moment. */
  async until(time: number): Promise<void> {
    for (const due of this.#due.filter((begins) => begins <= time)) {
      this.#parts.time.leapTo(due);
      await this.#play();
    }
    this.#due = this.#due.filter((begins) => begins > time);
  }

  async #play(): Promise<void> {
    const { crowd, random } = this.#parts;
    const seats = pick(SEATS, random);
    const id = await crowd.openBattle(this.#someone(), seats);
    if (id === undefined) return;
    let taken = 1;
    for (let asked = 0; asked < ASKED_MOST && taken < seats; asked += 1)
      if (await crowd.takeSeat(this.#someone(), id)) taken += 1;
    if (taken === seats) await this.#toItsEnd(id);
  }

  #someone(): number {
    return 1 + Math.floor(this.#parts.random() * this.#parts.players);
  }

  async #toItsEnd(id: string): Promise<void> {
    // The freeze is signed at the usual pace, long before the round.
    const { roundTime } = await this.#until(id, (_battle, sealed) => sealed);
    await this.#leap(id, roundTime);
    const { endsAt } = await this.#until(id, (battle) => battle.endsAt !== null || battle.state === 'void');
    await this.#leap(id, endsAt);
  }

  /** Asks for a battle until it is as wanted. */
  async #until(id: string, wanted: (battle: Shown, sealed: boolean) => boolean): Promise<Shown> {
    const caller = new Caller(this.#parts.serving.address);
    for (;;) {
      const { battle, evidence } = await caller.must(battleDetail, { query: { id } });
      if (wanted(battle, evidence.sealed !== null || battle.state === 'void')) return battle;
      await new Promise((resolve) => setTimeout(resolve, ASK_MS));
    }
  }

  async #leap(id: string, to: number | null): Promise<void> {
    const { flows } = this.#parts.serving.service;
    if (to !== null) this.#parts.time.leapTo(to + BEHIND_MS);
    await flows.retry(`battle-${id}#1`);
    await flows.idle();
  }
}
