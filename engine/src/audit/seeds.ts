import {
  type Reveal,
  STRICTER_EDITION,
  type SeedBooks,
  type Violation,
  unequal,
  violationOf,
} from '../kernel/index.ts';
import { type ChainBooks, type PlayerBooks, playedOut } from './books.ts';
import { ChainsInTime } from './chains-in-time.ts';
import type { EventAtHand } from './event-at-hand.ts';
import type { Once, Repeated } from './once.ts';
import { SeedsInNeed } from './seeds-in-need.ts';

/** The chains of all players, and how far each is played. */
export class Seeds implements SeedBooks {
  readonly #desk: EventAtHand;
  /** anchors and revealed seeds */
  readonly #once: Once;
  readonly #inTime = new ChainsInTime();
  readonly #inNeed = new SeedsInNeed();
  #chains = 0;

  constructor(desk: EventAtHand, once: Once) {
    this.#desk = desk;
    this.#once = once;
  }

  /** how many were committed */
  get chains(): number {
    return this.#chains;
  }

  commit(chainId: number, anchor: string, length: number): Violation | undefined {
    this.#chains += 1;
    const { player } = this.#desk;
    const { current, next } = player;
    this.#once.add(anchor, this.#desk.position);
    const early = this.#isStrict() ? this.#inTime.commit(player) : undefined;
    if (next !== undefined)
      return violationOf('chain', `chain ${next.chainId} to run first`, `chain ${chainId}`);
    const chain = { chainId, length, used: 0, commitment: anchor, armed: false };
    if (current === undefined || playedOut(current)) player.current = chain;
    else player.next = chain;
    return unequal('chain', `chain ${(current?.chainId ?? 0) + 1}`, `chain ${chainId}`) ?? early;
  }

  /** A new user seed arms every chain whose anchor is in the log by now. */
  setUserSeed(userSeed: string, derived: boolean): Violation | undefined {
    const { player, command, hash } = this.#desk;
    const needless = this.#isStrict() ? this.#inNeed.set(this.#desk, userSeed, derived) : undefined;
    player.userSeed = userSeed;
    if (player.current !== undefined) player.current.armed = true;
    if (player.next !== undefined) player.next.armed = true;
    return (derived ? unequal('derived-seed', seedOf(command, hash), userSeed) : undefined) ?? needless;
  }

  /** The two seeds of one roll: the next of the chain, and the player's own. */
  reveal({ chainId, index, serverSeed, userSeed }: Reveal): Violation | undefined {
    const { player, hash } = this.#desk;
    const chain = chainAtPlay(player);
    this.#once.add(serverSeed, this.#desk.position);
    this.#inTime.reveal();
    if (chain === undefined) return violationOf('chain', 'a committed chain', `chain ${chainId}`);
    const inTurn = chainId === chain.chainId && index === chain.used + 1;
    if (!inTurn)
      return violationOf('seed-index', seedName(chain.chainId, chain.used + 1), seedName(chainId, index));
    if (!chain.armed) return violationOf('armed', 'a user seed set after the anchor', 'none');
    const violation =
      unequal('user-seed', player.userSeed ?? 'none', userSeed) ??
      unequal('server-seed', chain.commitment, hash(serverSeed));
    chain.used += 1;
    chain.commitment = serverSeed;
    return violation;
  }

  /** What the command at hand left undone. */
  endCommand(): Violation | undefined {
    const { player } = this.#desk;
    const needless = this.#inNeed.endCommand(player);
    const late = this.#inTime.endCommand(player);
    return this.#isStrict() ? (needless ?? late) : undefined;
  }

  /** What came twice of anchors and revealed seeds. @param from earlier positions do not count */
  repeated(from: number): Repeated | undefined {
    return this.#once.repeated(from);
  }

  #isStrict(): boolean {
    return this.#desk.edition >= STRICTER_EDITION;
  }
}

// Written out again on purpose, as docs/fairness.md says it: the auditor must not share the engine's mistakes.
const seedOf = (command: string, hash: (text: string) => string): string =>
  hash(`skins user seed v1\n${command}`).slice(0, 16);

function chainAtPlay(player: PlayerBooks): ChainBooks | undefined {
  if (player.current !== undefined && playedOut(player.current) && player.next !== undefined) {
    player.current = player.next;
    player.next = undefined;
  }
  return player.current;
}

const seedName = (chainId: number, index: number): string => `seed ${index} of chain ${chainId}`;
