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

/** The chains of all players, and how many seeds of each are used. */
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

  /** number of committed chains */
  get chains(): number {
    return this.#chains;
  }

  commit(chainId: number, anchor: string, length: number, epoch: number): Violation | undefined {
    this.#chains += 1;
    const { player, commandVersion } = this.#desk;
    const { current, next } = player;
    this.#once.add(anchor, this.#desk.position);
    const early = this.#isStrict() ? this.#inTime.commit(player) : undefined;
    if (next !== undefined)
      return violationOf('chain', `chain ${next.chainId} to run first`, `chain ${chainId}`);
    const due = player.chains + 1;
    const chain = {
      chainId,
      length,
      epoch,
      since: commandVersion,
      used: 0,
      commitment: anchor,
      armed: false,
    };
    player.chains = chainId;
    if (current === undefined || playedOut(current)) player.current = chain;
    else player.next = chain;
    return (
      unequal('chain', `chain ${due}`, `chain ${chainId}`) ??
      unequal('chain-epoch', epochName(this.#desk.epoch), epochName(epoch)) ??
      early
    );
  }

  /** Sets a user seed. It arms every chain whose anchor is in the log already, unless the same command committed it. */
  setUserSeed(userSeed: string, derived: boolean): Violation | undefined {
    const { player, command, commandVersion, hash } = this.#desk;
    const needless = this.#isStrict() ? this.#inNeed.set(this.#desk, userSeed, derived) : undefined;
    player.userSeed = userSeed;
    for (const chain of [player.current, player.next])
      if (chain !== undefined && chain.since !== commandVersion) chain.armed = true;
    return (derived ? unequal('derived-seed', seedOf(command, hash), userSeed) : undefined) ?? needless;
  }

  /** Checks the two seeds of one roll: the next one of the chain, and the player's own. */
  reveal({ chainId, index, serverSeed, userSeed }: Reveal): Violation | undefined {
    const { player, hash } = this.#desk;
    const chain = chainAtPlay(player);
    this.#once.add(serverSeed, this.#desk.position);
    this.#inTime.reveal();
    if (chain === undefined) return violationOf('chain', 'a committed chain', `chain ${chainId}`);
    const inTurn = chainId === chain.chainId && index === chain.used + 1;
    if (!inTurn)
      return violationOf('seed-index', seedName(chain.chainId, chain.used + 1), seedName(chainId, index));
    if (chain.epoch !== this.#desk.epoch)
      return violationOf('stale-chain', `a chain of ${epochName(this.#desk.epoch)}`, nameOf(chain));
    if (!chain.armed) return violationOf('armed', 'a user seed set after the anchor', 'none');
    const violation =
      unequal('user-seed', player.userSeed ?? 'none', userSeed) ??
      unequal('server-seed', chain.commitment, hash(serverSeed));
    chain.used += 1;
    chain.commitment = serverSeed;
    return violation;
  }

  giveUp(voided: Parameters<SeedBooks['giveUp']>[0]): Violation | undefined {
    const { player, epoch, hash } = this.#desk;
    const chain = chainAtPlay(player) ?? player.next;
    const { chainId, used, lastSeed } = voided;
    const found = `chain ${chainId}`;
    if (chain === undefined || playedOut(chain)) return violationOf('void', 'no chain', found);
    if (chain.epoch >= epoch)
      return violationOf('void', `a chain of before ${epochName(epoch)}`, nameOf(chain));
    if (chain === player.current) player.current = undefined;
    else player.next = undefined;
    return (
      unequal('void', `chain ${chain.chainId}`, found) ??
      unequal('void-epoch', epochName(epoch), epochName(voided.epoch)) ??
      unequal('void-used', chain.used, used) ??
      unequal('void-seed', chain.commitment, hashed(lastSeed, chain.length - used, hash))
    );
  }

  /** Checks what the open command left undone. */
  endCommand(): Violation | undefined {
    const { player } = this.#desk;
    const needless = this.#inNeed.endCommand(player);
    const late = this.#inTime.endCommand(player);
    return this.#isStrict() ? (needless ?? late) : undefined;
  }

  /** Returns the earliest repeated anchor or revealed seed. @param from earlier positions do not count */
  repeated(from: number): Repeated | undefined {
    return this.#once.repeated(from);
  }

  #isStrict(): boolean {
    return this.#desk.edition >= STRICTER_EDITION;
  }
}

const hashed = (seed: string, times: number, hash: (text: string) => string): string => {
  let at = seed;
  for (let left = times; left > 0; left -= 1) at = hash(at);
  return at;
};

// Implemented again on purpose, after docs/fairness.md: the auditor must not share the engine's mistakes.
const seedOf = (command: string, hash: (text: string) => string): string =>
  hash(`skins user seed v1\n${command}`).slice(0, 16);

function chainAtPlay(player: PlayerBooks): ChainBooks | undefined {
  if (player.current !== undefined && playedOut(player.current) && player.next !== undefined) {
    player.current = player.next;
    player.next = undefined;
  }
  return player.current;
}

const epochName = (epoch: number): string => `epoch ${epoch}`;
const nameOf = ({ chainId, epoch }: ChainBooks): string => `chain ${chainId} of ${epochName(epoch)}`;
const seedName = (chainId: number, index: number): string => `seed ${index} of chain ${chainId}`;
