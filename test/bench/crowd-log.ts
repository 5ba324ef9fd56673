import { GRANTS, claimLogin, loginStream, playerStream, registerPlayer } from '@skins/engine/accounts';
import { SEED_CHAINS, type SeedSecrets } from '@skins/engine/seeds';
import type { Game } from '@skins/api/foundation/game';
import { anchorOf, nativeSha256 } from '@skins/api/foundation/secrets';
import { changeRules } from '../samples/api/operator.ts';
import { benchSecret, open } from './bench-game.ts';

/** At least the opens of one command. A million chains of the real length would take half an hour to commit to. */
const CHAIN_LENGTH = 20;
const AT_ONCE = 1_000;

/** Publishes short chains, in force a minute later. */
export const shortenChains = (game: Game): Promise<unknown> =>
  changeRules(game, SEED_CHAINS, { length: CHAIN_LENGTH });

/**
 * Registers many players, each with a login. Each then opens a box in the same order, so the next one was idle the
 * longest.
 */
export async function playCrowd(game: Game, players: number): Promise<void> {
  await each(players, (n) => enter(game, n));
  await each(players, (n) => open(game, playerOf(n), 'bench', 1, shortChains));
}

async function each(count: number, work: (n: number) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, k) => work(from + k)));
}

/** Hashed like the shop's player ids, so their order is random. */
const playerOf = (n: number): string => nativeSha256(`bench player ${n}`).slice(0, 16);

async function enter({ runtime, streams, rulesAt }: Game, n: number): Promise<void> {
  const playerId = playerOf(n);
  await runtime.execute({
    command: claimLogin,
    streams: streams.login,
    stream: loginStream('phone', nativeSha256(`bench login ${n}`)),
    commandId: 'system/claim',
    input: { kind: 'phone', playerId },
    actor: 'system',
    context: () => ({ registration: true }),
  });
  await runtime.execute({
    command: registerPlayer,
    streams: streams.player,
    stream: playerStream(playerId),
    commandId: 'system/register',
    input: { playerId },
    actor: 'system',
    context: (moment) => ({
      ...moment,
      secrets: shortChains,
      demoGrant: rulesAt(GRANTS, moment.time).content.newPlayer,
    }),
  });
}

const secret = benchSecret();

/** Returns a seed: the anchor of a chain that ends so many seeds earlier. */
const seedAt = (playerId: string, chainId: number, index: number): string =>
  anchorOf(secret, { playerId, chainId, epochName: undefined }, CHAIN_LENGTH - index);

const shortChains: SeedSecrets = {
  length: CHAIN_LENGTH,
  anchor: (playerId, chainId) => seedAt(playerId, chainId, 0),
  seed: seedAt,
  epoch: 1,
  lastSeed: (playerId, chainId) => seedAt(playerId, chainId, CHAIN_LENGTH),
};
