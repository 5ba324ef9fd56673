import type { AnyEvent, Measured } from '@skins/engine/kernel';
import { placeOf } from '@skins/engine/kernel';
import type { AnyShop } from '@skins/engine/shop';
import type { Projection } from '../projections/index.ts';

export const OPEN_FLOWS = 'open-flows';

/** Projects open flows of all games: a row for each, keyed by the place of the event that began it. */
export function openFlowsOf({ measures }: Pick<AnyShop, 'measures'>): Projection {
  const opens = readersOf(measures, 'opens');
  const closes = readersOf(measures, 'closes');
  return {
    name: OPEN_FLOWS,
    version: 1,
    tables: ['open_flow'],
    schema: `CREATE TABLE IF NOT EXISTS open_flow (
      place TEXT PRIMARY KEY, stream TEXT NOT NULL, since INTEGER NOT NULL, due INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS open_flow_by_due ON open_flow (due, place)`,
    hears: [...opens.keys(), ...closes.keys()].map((type) => ({ type })),
    prepare(database) {
      const begin = database.prepare<[string, string, number, number]>(
        'INSERT INTO open_flow (place, stream, since, due) VALUES (?, ?, ?, ?)',
      );
      const end = database.prepare<[string]>('DELETE FROM open_flow WHERE place = ?');
      return (batch) => {
        for (const { event, meta } of batch) {
          const due = opens.get(event.type)?.(event);
          if (due !== undefined) begin.run(placeOf(meta.stream, meta.version), meta.stream, meta.time, due);
          const ended = closes.get(event.type)?.(event);
          if (ended !== undefined) end.run(ended);
        }
      };
    },
  };
}

const readersOf = <Name extends 'opens' | 'closes'>(measures: readonly Measured[], name: Name) =>
  new Map(
    measures.flatMap((one) => {
      const read = one.reader(name);
      return read === undefined ? [] : [[one.type, read] as const];
    }),
  ) satisfies ReadonlyMap<string, (event: AnyEvent) => unknown>;
