import type { Database } from 'better-sqlite3';
import type { ListedRain } from './views.ts';

type Named = Pick<ListedRain, 'id'>;

/** Queries of the desk and the calls over the list of rains. */
export function rainQuestions(readModels: Database) {
  const open = readModels.prepare<[], Named>(
    "SELECT id FROM rain WHERE state NOT IN ('ended', 'cancelled') ORDER BY start LIMIT 100",
  );
  const announced = readModels.prepare<[string], Pick<ListedRain, 'position'>>(
    'SELECT position FROM rain WHERE id = ?',
  );
  const last = readModels.prepare<[number], Named>(
    "SELECT id FROM rain WHERE state IN ('drawn', 'closed', 'ended') AND start <= ? ORDER BY start DESC LIMIT 1",
  );
  return {
    open: () => open.all().map(({ id }) => id),
    /** position of a rain's announcement, which freezes it; empty if it is not listed yet */
    frozenAt: (id: string) => announced.get(id)?.position ?? '',
    /** id of the rain that fell last before a time */
    lastBefore: (time: number) => last.get(time)?.id,
  };
}
