import { createGame } from '@skins/api/game';
import { createMemoryStore } from '@skins/api/store';
import { benchGame, benchPlayer, benchSecret, open, register } from './bench-game.ts';
import { type Bench, interleaved, processorMs } from './figure.ts';

const VETERAN = benchPlayer(0);
/** A command of ten opens writes twelve events. */
const COMMANDS_FOR_100K_EVENTS = 8_334;
const WARM_UP_ROUNDS = 2;
const ROUNDS = 9;
const NOVICES = 200;
const OPENS_PER_NOVICE = 10;

/**
 * What an open costs a player with 100,000 past events, against one with 10, through the runtime over a store in memory, so
 * that no disk hides a difference. Warm: both are in memory. Cold: the first open of a process folds all the past.
 */
export const longHistory: Bench = async (progress) => {
  const store = createMemoryStore();
  const game = await benchGame(store);
  progress('playing 100,000 events for one player');
  await register(game, VETERAN);
  for (let n = 0; n < COMMANDS_FOR_100K_EVENTS; n += 1) await open(game, VETERAN, `past-${n}`, 10);

  let run = 0;
  /** Microseconds of the processor that an open takes these players, one after the other. */
  const opening = async (players: readonly string[]) => {
    run += 1;
    const start = processorMs();
    for (let n = 0; n < OPENS_PER_NOVICE; n += 1)
      for (const playerId of players) await open(game, playerId, `${run}-${n}-${played++}`, 1);
    return ((processorMs() - start) * 1_000) / (OPENS_PER_NOVICE * players.length);
  };
  let played = 0;
  const veteran = Array.from({ length: NOVICES }, () => VETERAN);
  // A novice does not stay one: each round has new ones, with nine or ten events each.
  let registered = 0;
  const novices = async () => {
    const players = Array.from({ length: NOVICES }, () => benchPlayer((registered += 1)));
    for (const playerId of players) {
      await register(game, playerId);
      await open(game, playerId, 'past', 4);
    }
    return opening(players);
  };
  for (let n = 0; n < WARM_UP_ROUNDS; n += 1) await interleaved(1, () => opening(veteran), novices);
  const { subject, baseline } = await interleaved(ROUNDS, () => opening(veteran), novices);

  const afresh = await createGame(store, benchSecret(), Date.now);
  const start = processorMs();
  await open(afresh, VETERAN, 'cold', 1);
  const coldMs = processorMs() - start;
  return [
    {
      name: 'open after 100,000 events, warm',
      value: subject,
      unit: 'µs',
      baseline: { name: 'after 10 events', value: baseline },
      measure: subject / baseline,
      target: { atMost: 1.2 },
    },
    { name: 'first open after a start, 100,000 events, cold', value: coldMs, unit: 'ms' },
  ];
};
