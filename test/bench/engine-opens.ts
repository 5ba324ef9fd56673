import { hash } from 'node:crypto';
import { AGREEMENT, agreedIn, registerPlayer } from '@skins/engine/accounts';
import { openBox } from '@skins/engine/boxes';
import { HOUSE_TIME } from '@skins/engine/rules';
import { type BoxVersion, catalogueAhead, listSkins, publishBox } from '@skins/engine/catalogue';
import type { AnyEvent, Decision, Fold } from '@skins/engine/kernel';
import { type Player, shop } from '@skins/engine/shop';
import type { SeedSecrets } from '@skins/engine/seeds';
import { boxesOf, skinsOf } from '@skins/api/catalogue/file';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import { benchCatalogue } from './bench-catalogue.ts';
import { type Bench, interleaved, processorMs } from './figure.ts';
import { NO_DROPS } from '../drops/sample-drops.ts';

const ROUNDS = 7;
const PLAYERS = 500;
const OPENS_PER_PLAYER = 200;
const CHAIN_LENGTH = 8_192;
const TIME = Date.UTC(2026, 10, 20);
const PLAYER_ID = 'benchplayer0';
const GRANT = 10_000_000;

const { fold: catalogue } = shop.streams.catalogue;

/** Returns an in-memory chain of server seeds, one hash a seed, computed from the top down as in play. */
function chainOf(length: number): SeedSecrets {
  const seeds = ['f'.repeat(64)];
  while (seeds.length <= length) seeds.push(nativeSha256(seeds.at(-1) ?? ''));
  const upwards = seeds.toReversed();
  return {
    length,
    epoch: 1,
    anchor: () => upwards[0] ?? '',
    seed: (_player, _chain, index) => upwards[index] ?? '',
    lastSeed: () => upwards[length] ?? '',
  };
}

const secrets = chainOf(CHAIN_LENGTH);

const factsOf = (decision: Decision<unknown>): readonly AnyEvent[] => {
  if (decision.kind === 'rejected') throw new Error(JSON.stringify(decision.rejection));
  return decision.events;
};

const MOMENT = { time: TIME, at: `player-${PLAYER_ID}#1` };
const FILLING = { ...MOMENT, played: false };
const meta = {
  stream: `player-${PLAYER_ID}`,
  version: 1,
  time: TIME,
  actor: `player:${PLAYER_ID}`,
  command: 'bench',
};
const folded = (fold: Fold<Player>, state: Player, events: readonly AnyEvent[]): Player => {
  let next = state;
  for (const event of events) next = fold.evolve(next, event, meta);
  return next;
};

export function benchVersion(): BoxVersion {
  const file = benchCatalogue();
  let state = catalogue.initial;
  const decided = [factsOf(listSkins.decide(state, skinsOf(file), FILLING))];
  for (const event of decided.flat()) state = catalogue.evolve(state, event, meta);
  for (const box of boxesOf(file))
    for (const event of factsOf(publishBox.decide(state, box, FILLING)))
      state = catalogue.evolve(state, event, meta);
  const [version] = [...catalogueAhead(state.history).boxes.values()].map(({ current }) => current);
  if (version === undefined) throw new Error('no box');
  return version;
}

/**
 * Measures the engine alone: the real command decided, its events folded, without store or JSON. The baseline is a
 * loop that hashes the same bytes: for every open, the 64 digits of a server seed (its link in the chain) and the 80
 * of user seed + server seed.
 */
export const engineOpens: Bench = async () => {
  const figures = [];
  const version = benchVersion();
  for (const count of [1, 10]) {
    const { subject, baseline } = await interleaved(
      ROUNDS,
      () => opensPerSecond(count, version, shop.streams.player.fold),
      () => hashesPerSecond(),
    );
    figures.push({
      name: `engine: decide and evolve, ${count} to a command`,
      value: subject,
      unit: 'opens/s',
      baseline: { name: 'two hashes an open', value: baseline },
      measure: subject / baseline,
      target: { atLeast: 0.5 },
    });
  }
  return figures;
};

/** Returns opens decided and folded per second of processor time, `count` opens per command. */
export function opensPerSecond(count: number, version: BoxVersion, player: Fold<Player>): number {
  const registered = registerPlayer.decide(
    player.initial,
    { playerId: PLAYER_ID },
    { ...MOMENT, secrets, demoGrant: GRANT, agreed: agreedIn(AGREEMENT.first, 'zh') },
  );
  const newcomer = folded(player, player.initial, factsOf(registered));
  const input = { boxId: version.odds.boxId, count, versionHash: version.versionHash };
  const contexts = Array.from({ length: OPENS_PER_PLAYER / count }, (_, n) => ({
    ...MOMENT,
    playerId: PLAYER_ID,
    commandId: `bench-${n}`,
    secrets,
    hash: nativeSha256,
    version,
    kind: 'hash' as const,
    houseOffset: HOUSE_TIME.first.offsetMinutes,
    freeSeen: 0,
    drops: NO_DROPS,
    dropsSeen: null,
  }));
  const start = processorMs();
  for (let n = 0; n < PLAYERS; n += 1) {
    let state = newcomer;
    for (const context of contexts)
      state = folded(player, state, factsOf(openBox.decide(state, input, context)));
  }
  return perSecond(start);
}

function hashesPerSecond(): number {
  let seed = 'f'.repeat(64);
  const start = processorMs();
  for (let n = 0; n < PLAYERS * OPENS_PER_PLAYER; n += 1) {
    hash('sha256', `0123456789abcdef${seed}`, 'hex');
    seed = hash('sha256', seed, 'hex');
  }
  return perSecond(start);
}

const perSecond = (start: number): number => (PLAYERS * OPENS_PER_PLAYER) / ((processorMs() - start) / 1_000);
