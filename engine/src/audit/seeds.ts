import { type Reveal, type SeedBooks, type Violation, unequal, violationOf } from '../kernel/index.ts';
import type { ChainBooks, PlayerBooks } from './books.ts';
import type { EventAtHand } from './event-at-hand.ts';

const playedOut = (chain: ChainBooks): boolean => chain.used === chain.length;

/** The chains of all players, and how far each is played. */
export class Seeds implements SeedBooks {
  readonly #desk: EventAtHand;
  #chains = 0;

  constructor(desk: EventAtHand) {
    this.#desk = desk;
  }

  /** how many were committed */
  get chains(): number {
    return this.#chains;
  }

  commit(chainId: number, anchor: string, length: number): Violation | undefined {
    this.#chains += 1;
    const { player } = this.#desk;
    const { current, next } = player;
    if (next !== undefined)
      return violationOf('chain', `chain ${next.chainId} to run first`, `chain ${chainId}`);
    const chain = { chainId, length, used: 0, commitment: anchor, armed: false };
    if (current === undefined || playedOut(current)) player.current = chain;
    else player.next = chain;
    return unequal('chain', `chain ${(current?.chainId ?? 0) + 1}`, `chain ${chainId}`);
  }

  /** A new user seed arms every chain whose anchor is in the log by now. */
  setUserSeed(userSeed: string, derived: boolean): Violation | undefined {
    const { player, command, hash } = this.#desk;
    player.userSeed = userSeed;
    if (player.current !== undefined) player.current.armed = true;
    if (player.next !== undefined) player.next.armed = true;
    return derived ? unequal('derived-seed', seedOf(command, hash), userSeed) : undefined;
  }

  /** The two seeds of one roll: the next of the chain, and the player's own. */
  reveal({ chainId, index, serverSeed, userSeed }: Reveal): Violation | undefined {
    const { player, hash } = this.#desk;
    const chain = chainAtPlay(player);
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
