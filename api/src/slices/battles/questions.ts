import type { Database } from 'better-sqlite3';
import type { ListedBattle } from './views.ts';

/** Filters of the hall; empty or -1: any. Prices in 1/10,000 gem. */
export interface Sought {
  /** waiting, full or finished; empty: all three */
  readonly state: string;
  readonly rule: string;
  readonly seating: string;
  /** the box between bars */
  readonly box: string;
  readonly from: number;
  readonly to: number;
}

interface Companion {
  readonly player: string;
  readonly battles: number;
  readonly latest: number;
}

interface Summary {
  readonly battles: number;
  readonly won: number;
  readonly spent: number;
  readonly received: number;
}

export const ANY: Sought = {
  state: '',
  rule: '',
  seating: '',
  box: '',
  from: 0,
  to: Number.MAX_SAFE_INTEGER,
};

/** Filters that an index answers in the order of the list. */
const OF_STATE = 'open = 1 AND state = $state';
const OF_RULE = `${OF_STATE} AND rule = $rule`;

const FILTERS = `($seating = '' OR seating = $seating) AND ($box = '' OR instr(boxes, $box) > 0)
  AND price >= $from AND price <= $to`;

/** Further filters look at so many battles, the first ones of the list: they may fit none of a million. */
const SIFTED = 1_000;

const isSifted = ({ seating, box, from, to }: Sought): boolean =>
  seating !== ANY.seating || box !== ANY.box || from !== ANY.from || to !== ANY.to;

/** Queries of the calls over the lists. */
export function battleQuestions(readModels: Database) {
  type Asked = Sought & { readonly limit: number; readonly offset: number };
  const pageOf = (order: 'ASC' | 'DESC', listed: string) => {
    const all = readModels.prepare<Asked, Pick<ListedBattle, 'id'>>(
      `SELECT id FROM battle WHERE ${listed} ORDER BY position ${order} LIMIT $limit OFFSET $offset`,
    );
    const sifted = `(SELECT * FROM battle WHERE ${listed} ORDER BY position ${order} LIMIT ${SIFTED}) WHERE ${FILTERS}`;
    const some = readModels.prepare<Asked, Pick<ListedBattle, 'id'>>(
      `SELECT id FROM ${sifted} ORDER BY position ${order} LIMIT $limit OFFSET $offset`,
    );
    const count = readModels.prepare<Sought, { total: number }>(`SELECT count(*) AS total FROM ${sifted}`);
    return { all, some, count };
  };
  const pagesFrom = (order: 'ASC' | 'DESC') => ({
    ofState: pageOf(order, OF_STATE),
    ofRule: pageOf(order, OF_RULE),
  });
  const [oldestFirst, newestFirst] = [pagesFrom('ASC'), pagesFrom('DESC')];
  const counted = readModels.prepare<Sought, { battles: number | null }>(
    "SELECT sum(battles) AS battles FROM battle_count WHERE state = $state AND ($rule = '' OR rule = $rule)",
  );
  const finished = readModels.prepare<[number], { total: number }>(
    "SELECT count(*) AS total FROM battle WHERE state = 'finished' AND over >= ?",
  );
  const voided = readModels.prepare<[number], { reason: string; battles: number }>(
    "SELECT reason, count(*) AS battles FROM battle WHERE state = 'void' AND over >= ? GROUP BY reason ORDER BY reason",
  );
  const frozen = readModels.prepare<[string], Pick<ListedBattle, 'frozen'>>(
    'SELECT frozen FROM battle WHERE id = ?',
  );
  const waiting = readModels.prepare<[], Pick<ListedBattle, 'id'>>(
    "SELECT id FROM battle WHERE state = 'waiting' ORDER BY position LIMIT 1000",
  );
  const companions = readModels.prepare<[string, number], Companion>(
    `SELECT other.player AS player, count(*) AS battles, max(other.time) AS latest
      FROM (SELECT battle, player FROM battle_seat WHERE player = ? ORDER BY position DESC LIMIT 200) AS own
      JOIN battle_seat AS other ON other.battle = own.battle AND other.player <> own.player
      GROUP BY other.player ORDER BY latest DESC LIMIT ?`,
  );
  const summary = readModels.prepare<[string], Summary>(
    `SELECT count(*) AS battles, coalesce(sum(result = 'won'), 0) AS won, coalesce(sum(cost), 0) AS spent,
      coalesce(sum(value + share), 0) AS received FROM battle_seat WHERE player = ? AND result IN ('won', 'lost')`,
  );
  const pagesOf = ({ state, rule }: Sought) =>
    (state === 'waiting' ? oldestFirst : newestFirst)[rule === ANY.rule ? 'ofState' : 'ofRule'];
  const page = (sought: Sought, limit: number, offset: number): string[] => {
    const { all, some } = pagesOf(sought);
    return (isSifted(sought) ? some : all).all({ ...sought, limit, offset }).map(({ id }) => id);
  };
  const total = (sought: Sought): number =>
    isSifted(sought) ? (pagesOf(sought).count.get(sought)?.total ?? 0) : (counted.get(sought)?.battles ?? 0);
  return {
    page,
    total,
    finishedSince: (time: number) => finished.get(time)?.total ?? 0,
    voidedSince: (time: number) => voided.all(time),
    /** position of a battle's freeze; empty if it is not listed yet */
    frozenAt: (id: string) => frozen.get(id)?.frozen ?? '',
    waiting: () => waiting.all().map(({ id }) => id),
    companions: (player: string, limit: number) => companions.all(player, limit),
    summary: (player: string): Summary =>
      summary.get(player) ?? { battles: 0, won: 0, spent: 0, received: 0 },
  };
}
