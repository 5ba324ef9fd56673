import { bag } from '../../engine/src/slices/bag/index.ts';
import { deeds } from '../../engine/src/slices/deeds/index.ts';
import { rulesHashOf } from '../../engine/src/fairness/index.ts';
import { type AnyEvent, type EventMeta, combine } from '../../engine/src/kernel/index.ts';
import { measures as upgradeMeasures } from '../../engine/src/slices/upgrades/events.ts';
import { wallet } from '../../engine/src/slices/wallet/index.ts';
import {
  SIGN_IN_BOARD,
  type SignInBoard,
  SignedIn,
  measures,
} from '../../engine/src/slices/signin/events.ts';
import type { SignInContext } from '../../engine/src/slices/signin/sign-in.ts';
import { standingOf } from '../../engine/src/slices/signin/standing.ts';
import { signIn } from '../../engine/src/slices/signin/state.ts';

/** State that sign-ins depend on. */
export const fold = combine(
  { signin: signIn, deeds: deeds.player.fold, wallet: wallet.player.fold, bag: bag.player.fold },
  [...measures, ...upgradeMeasures],
);
const HASH = rulesHashOf(SIGN_IN_BOARD.name, SIGN_IN_BOARD.first);
const HOUR_MS = 3_600_000;

/** A board without requirements. */
export const GIFTS: SignInBoard = {
  ...SIGN_IN_BOARD.first,
  every: SIGN_IN_BOARD.first.every.map((day) => ({ ...day, limitationTime: 0 })),
};

export const inForce = (board: SignInBoard) => ({
  hash: rulesHashOf(SIGN_IN_BOARD.name, board),
  content: board,
});

/** Returns a context at a time in UTC, such as '2027-02-28T16:00Z'. @param offset house time, in minutes ahead of UTC */
export const contextAt = (at: string, board = GIFTS, offset = 480): SignInContext => ({
  time: Date.parse(at),
  at: 'player-anna0000#9',
  playerId: 'anna0000',
  priceOf: () => undefined,
  board: inForce(board),
  offset,
});

/** A player who signs in and reads their progress, on a timeline in UTC. */
export class Timeline {
  offset: number;
  #state = fold.initial;
  #version = 0;

  /** @param offset house time, in hours ahead of UTC */
  constructor(offset = 8) {
    this.offset = offset * 60;
  }

  /** Returns the progress shown at a time of the house, such as '2027-02-28T23:59'. */
  at(local: string) {
    return standingOf(this.#state.signin, this.#timeOf(local), this.offset);
  }

  /** Signs in if the day allows it. @returns the place on the board; undefined if already signed in today */
  sign(local: string): number | undefined {
    const { day, signedToday, next, own } = this.at(local);
    if (signedToday) return undefined;
    const [reward] = GIFTS.every.map((one) => one.reward);
    if (reward === undefined) return undefined;
    const monthDays = (own?.days ?? 0) + 1;
    this.#tell(SignedIn.of({ day, index: next, monthDays, boardHash: HASH, reward }), this.#timeOf(local));
    return next;
  }

  /** Moves the house's midnight. @param hours ahead of UTC */
  move(hours: number): void {
    this.offset = hours * 60;
  }

  #timeOf(local: string): number {
    return Date.parse(`${local}Z`) - (this.offset / 60) * HOUR_MS;
  }

  #tell(event: AnyEvent, time: number): void {
    this.#version += 1;
    const meta: EventMeta = {
      stream: 'player-anna0000',
      version: this.#version,
      time,
      actor: 'player:anna0000',
      command: `c${this.#version}`,
    };
    this.#state = fold.evolve(this.#state, event, meta);
  }
}
