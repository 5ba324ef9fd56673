import { codec } from '@skins/engine/shop';
import type { Logger } from 'pino';
import type { Figures } from '../foundation/live/figures.ts';
import { Live } from '../foundation/live/live.ts';
import { slices } from './desks.ts';
import type { Service } from './open-service.ts';

/** Starts the live channels with the sources of every slice. @returns the channels, and the counters of who is there */
export async function openLive(
  { game, readModels, desks: { accounts, home, profile }, projector, nodes }: Service,
  logger: Logger,
): Promise<{ readonly live: Live; readonly counters: () => Figures }> {
  const loaded = await Promise.all(slices.flatMap(({ live }) => live?.() ?? []));
  const live = new Live({
    store: game.store,
    runtime: game.runtime,
    codec,
    clock: game.clock,
    lists: () => projector.progress.status(),
    sources: loaded.flatMap((one) => one.live({ game, readModels })),
    check: (token) => accounts.sessions.check('player', token),
    note: (playerId) => home.presence.note(playerId),
    followable: profile.followable,
    nodes,
    onTrouble: (error) => logger.error({ err: error }, 'what happened cannot be told live'),
  });
  const counters = home.countersOf(live);
  await live.start(counters);
  nodes?.tell(() => live.report());
  return { live, counters };
}
