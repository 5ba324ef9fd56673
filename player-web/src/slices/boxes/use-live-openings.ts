import type { Handlers } from '../live/channels';
import { useLive } from '../live/use-live';
import { queries } from '../../shell/net/queries';
import { type BoxOpenings, boxOpeningsQuery } from './queries';

/** Adds openings to the first page of the list as they land. */
export function useLiveOpenings(boxId: string, size: number, shown: BoxOpenings | undefined): void {
  const { queryKey } = boxOpeningsQuery(boxId, 1, size);
  const handlers: Handlers = {
    drop: (drop) => {
      if (drop.boxId !== boxId) return;
      queries.setQueryData(queryKey, (openings) =>
        openings === undefined || openings.records.some(({ id }) => id === drop.id)
          ? openings
          : { ...openings, total: openings.total + 1, records: [drop, ...openings.records].slice(0, size) },
      );
    },
    reload: () => void queries.invalidateQueries({ queryKey }),
  };
  useLive('drop', handlers, shown && (shown.records[0]?.id ?? null));
}
