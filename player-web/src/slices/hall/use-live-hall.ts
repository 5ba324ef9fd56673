import type { Handlers } from '../live/channels';
import { useLive } from '../live/use-live';
import { queries } from '../../shell/net/queries';
import { type Hall, hallQuery } from './queries';

/** The length of the shop's list. */
const SHOWN = 12;

const HANDLERS: Handlers = {
  upgrade: (upgrade) =>
    void queries.setQueryData(hallQuery.queryKey, (hall) =>
      hall === undefined || hall.records.some(({ position }) => position === upgrade.position)
        ? hall
        : {
            ...hall,
            records: [upgrade, ...hall.records].slice(0, SHOWN),
            today: counted(hall.today, upgrade),
          },
    ),
  reload: () => void queries.invalidateQueries({ queryKey: hallQuery.queryKey }),
};

/** Adds upgrades to the hall as they land. */
export const useLiveHall = (hall: Hall | undefined): void =>
  useLive('upgrade', HANDLERS, hall && (hall.records[0]?.position ?? null));

const counted = (
  { attempts, wins }: Hall['today'],
  { result }: { readonly result: number },
): Hall['today'] => ({
  attempts: attempts + 1,
  wins: result === 0 ? wins + 1 : wins,
});
