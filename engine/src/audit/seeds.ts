import type { Sha256Hex } from '../fairness/index.ts';
import type { EventData } from '../kernel/index.ts';
import type { Reveal, SeedChainCommitted, UserSeedSet } from '../seeds/index.ts';
import type { ChainBooks, PlayerBooks } from './books.ts';
import { type Violation, unequal, violationOf } from './rules.ts';

type Committed = EventData<typeof SeedChainCommitted>;
type SeedSet = EventData<typeof UserSeedSet>;

const playedOut = (chain: ChainBooks): boolean => chain.used === chain.length;

export function auditChain(
  player: PlayerBooks,
  { chainId, anchor, length }: Committed,
): Violation | undefined {
  const { current, next } = player;
  if (next !== undefined)
    return violationOf('chain', `chain ${next.chainId} to run first`, `chain ${chainId}`);
  const chain = { chainId, length, used: 0, commitment: anchor, armed: false };
  if (current === undefined || playedOut(current)) player.current = chain;
  else player.next = chain;
  return unequal('chain', `chain ${(current?.chainId ?? 0) + 1}`, `chain ${chainId}`);
}

/** A new user seed arms every chain whose anchor is in the log by now. */
export function auditUserSeed(
  player: PlayerBooks,
  { userSeed, origin }: SeedSet,
  command: string,
  hash: Sha256Hex,
): Violation | undefined {
  player.userSeed = userSeed;
  if (player.current !== undefined) player.current.armed = true;
  if (player.next !== undefined) player.next.armed = true;
  return origin === 'command' ? unequal('derived-seed', seedOf(command, hash), userSeed) : undefined;
}

// Written out again on purpose, as docs/fairness.md says it: the auditor must not share the engine's mistakes.
const seedOf = (command: string, hash: Sha256Hex): string =>
  hash(`skins user seed v1\n${command}`).slice(0, 16);

/** The two seeds of one roll: the next of the chain, and the player's own. */
export function auditReveal(player: PlayerBooks, reveal: Reveal, hash: Sha256Hex): Violation | undefined {
  const chain = chainAtPlay(player);
  if (chain === undefined) return violationOf('chain', 'a committed chain', `chain ${reveal.chainId}`);
  const { chainId, index, serverSeed, userSeed } = reveal;
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

function chainAtPlay(player: PlayerBooks): ChainBooks | undefined {
  if (player.current !== undefined && playedOut(player.current) && player.next !== undefined) {
    player.current = player.next;
    player.next = undefined;
  }
  return player.current;
}

const seedName = (chainId: number, index: number): string => `seed ${index} of chain ${chainId}`;
