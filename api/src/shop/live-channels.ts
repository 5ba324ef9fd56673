import { codec } from '@skins/engine/shop';
import type { Logger } from 'pino';
import { countPlayers } from '../slices/accounts/views.ts';
import type { Presence } from '../slices/home/presence.ts';
import { demonstrated, measured } from '../foundation/live/counters.ts';
import type { Figures } from '../foundation/live/figures.ts';
import { Live } from '../foundation/live/live.ts';
import type { ApiSlice } from './slice.ts';
import type { Service } from './open-service.ts';

interface Around {
  readonly slices: readonly ApiSlice[];
  readonly presence: Presence;
  readonly logger: Logger;
  /** whether the counters of players are made up, and say so */
  readonly demoCounters: boolean;
}

/** The live channels with what every slice tells on them, begun, and the counters of who is there. */
export async function openLive(
  { game, readModels, sessions, projector }: Service,
  { slices, presence, logger, demoCounters }: Around,
): Promise<{ readonly live: Live; readonly counters: () => Figures }> {
  const loaded = await Promise.all(slices.flatMap(({ live }) => live?.() ?? []));
  const live = new Live({
    store: game.store,
    runtime: game.runtime,
    codec,
    clock: game.clock,
    lists: () => projector.progress.status(),
    sources: loaded.flatMap((one) => one.live({ game, readModels })),
    check: (token) => sessions.check('player', token),
    note: (playerId) => presence.note(playerId),
    onTrouble: (error) => logger.error({ err: error }, 'what happened cannot be told live'),
  });
  const players = countPlayers(readModels);
  const counters = demoCounters ? demonstrated({ live }, game.clock) : measured({ presence, live, players });
  await live.start(counters);
  return { live, counters };
}
