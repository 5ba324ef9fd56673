import { GRANTS, claimLogin, loginStream, playerStream, registerPlayer } from '@skins/engine/accounts';
import { SEED_CHAINS, type SeedSecrets } from '@skins/engine/seeds';
import type { Game } from '@skins/api/foundation/game';
import { anchorOf, nativeSha256 } from '@skins/api/foundation/secrets';
import { changeRules } from '../samples/api/operator.ts';
import { benchSecret, open } from './bench-game.ts';

/** At the least a command's opens; a million chains of the real length would take half an hour to commit to. */
const CHAIN_LENGTH = 20;
const AT_ONCE = 1_000;

/** Publishes that chains are short, from a minute later on. */
export const shortenChains = (game: Game): Promise<unknown> =>
  changeRules(game, SEED_CHAINS, { length: CHAIN_LENGTH });

/** Registers a crowd, each with a login. Then each opens a box, in the same order: who comes next was away the longest. */
export async function playCrowd(game: Game, players: number): Promise<void> {
  await each(players, (n) => enter(game, n));
  await each(players, (n) => open(game, playerOf(n), 'bench', 1, shortChains));
}

async function each(count: number, work: (n: number) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, k) => work(from + k)));
}

/** As the shop names players: in no order. */
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

/** A seed is the anchor of the chain that would end so many seeds earlier. */
const seedAt = (playerId: string, chainId: number, index: number): string =>
  anchorOf(secret, { playerId, chainId, epochName: undefined }, CHAIN_LENGTH - index);

const shortChains: SeedSecrets = {
  length: CHAIN_LENGTH,
  anchor: (playerId, chainId) => seedAt(playerId, chainId, 0),
  seed: seedAt,
  epoch: 1,
  lastSeed: (playerId, chainId) => seedAt(playerId, chainId, CHAIN_LENGTH),
};
