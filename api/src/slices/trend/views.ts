import { BoxOpened } from '@skins/engine/boxes';
import { playerOf } from '@skins/engine/accounts';
import type { Projection } from '../../foundation/projections/projection.ts';
import { OWN, eventRecords } from '../../foundation/records/play-records.ts';

/** Name of the table of opens of hash boxes; the record of opens holds those of all boxes. */
export const HASH_OPENS = 'hash_open';

const hashOpens = eventRecords({
  name: 'hash-opens',
  version: 1,
  table: HASH_OPENS,
  hears: [BoxOpened],
  links: [OWN],
  ownersOf({ event, meta }) {
    const player = playerOf(meta.stream);
    return player !== undefined && BoxOpened.is(event) && event.data.kind === 'hash'
      ? { [OWN]: player }
      : undefined;
  },
});

export const views: readonly Projection[] = [hashOpens];
