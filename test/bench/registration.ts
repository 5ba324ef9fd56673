import { hash } from 'node:crypto';
import { NO_EPOCHS } from '@skins/engine/epochs';
import { hashPassword } from '@skins/api/accounts/password';
import { type Game, openEpoch, renewSeedChains } from '@skins/api/foundation/game';
import { SeedChains } from '@skins/api/foundation/secrets';
import { createMemoryStore } from '@skins/api/foundation/store';
import { register } from '../register.ts';
import { benchGame, benchPlayer, benchSecret } from './bench-game.ts';
import { type Bench, interleaved, processorMs } from './figure.ts';

const ROUNDS = 7;
const EACH = 20;

/** What it takes to have a new player: the chain of server seeds, the password's hash, the stream. */
export const registration: Bench = async () => {
  const chains = new SeedChains(benchSecret(), () => NO_EPOCHS);
  let players = 0;
  const commitment = await interleaved(
    ROUNDS,
    () => millisecondsEach(() => void chains.anchor(benchPlayer((players += 1)), 1)),
    () => millisecondsEach(() => bareChain(chains.length)),
  );
  const game = await benchGame(createMemoryStore());
  const whole = await interleaved(
    ROUNDS,
    () => millisecondsEach(() => register(game, benchPlayer((players += 1)))),
    () => millisecondsEach(() => void bareChain(chains.length)),
  );
  const password = await interleaved(
    ROUNDS,
    () => millisecondsEach(() => void hashPassword('abcdef12')),
    () => millisecondsEach(() => bareChain(chains.length)),
  );
  const renewal = await interleaved(
    ROUNDS,
    () => renewing(game, players),
    () => millisecondsEach(() => void bareChain(chains.length)),
  );
  const baseline = (value: number) => ({ name: `${chains.length} hashes in a row`, value });
  return [
    {
      name: 'committing to a chain of server seeds',
      value: commitment.subject,
      unit: 'ms',
      baseline: baseline(commitment.baseline),
    },
    {
      name: "beginning a player's stream, chain included",
      value: whole.subject,
      unit: 'ms',
      baseline: baseline(whole.baseline),
    },
    {
      name: "voiding a player's chain and committing a new one, after the log was put back",
      value: renewal.subject,
      unit: 'ms',
      baseline: baseline(renewal.baseline),
    },
    { name: 'hashing a password (argon2id)', value: password.subject, unit: 'ms' },
  ];
};

/** Milliseconds a player, for some players of before: each time in a new epoch. */
async function renewing(game: Game, players: number): Promise<number> {
  await openEpoch(game, 'restored');
  let last = players;
  return millisecondsEach(() => renewSeedChains(game, benchPlayer((last -= 1) + 1)));
}

async function millisecondsEach(work: () => unknown): Promise<number> {
  const start = processorMs();
  for (let n = 0; n < EACH; n += 1) await work();
  return (processorMs() - start) / EACH;
}

function bareChain(length: number): string {
  let seed = 'f'.repeat(64);
  for (let n = 0; n < length; n += 1) seed = hash('sha256', seed, 'hex');
  return seed;
}
