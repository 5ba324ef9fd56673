import type { Database } from 'better-sqlite3';
import type { ListedDeck, ListedTurn, TurnSums } from './views.ts';

const NO_TURNS: TurnSums = { plays: 0, staked: 0, returned: 0, promised: 0, variance: 0, third: 0 };

interface Sought {
  /** open or over */
  readonly state: string;
  /** the kind of deck; empty for every kind */
  readonly kind: string;
  /** player; empty: everybody’s */
  readonly mine: string;
}

const FILTERS = `state = $state AND ($kind = '' OR kind = $kind) AND ($mine = '' OR EXISTS
  (SELECT 1 FROM luckycard_room WHERE luckycard_room.player = $mine AND luckycard_room.deck = luckycard_deck.id))`;

/** Queries of the calls over the lists. */
export function deckQuestions(readModels: Database) {
  const latest = readModels.prepare<[string], { number: number }>(
    'SELECT coalesce(max(number), 0) AS number FROM luckycard_deck WHERE kind = ?',
  );
  const open = readModels.prepare<[], Pick<ListedDeck, 'id'>>(
    "SELECT id FROM luckycard_deck WHERE state = 'open' ORDER BY position",
  );
  const openOf = readModels.prepare<[string], Pick<ListedDeck, 'id'>>(
    "SELECT id FROM luckycard_deck WHERE state = 'open' AND kind = ? ORDER BY number DESC LIMIT 1",
  );
  const page = (order: string) =>
    readModels.prepare<Sought & { limit: number; offset: number }, Pick<ListedDeck, 'id'>>(
      `SELECT id FROM luckycard_deck WHERE ${FILTERS} ORDER BY ${order} LIMIT $limit OFFSET $offset`,
    );
  const [openFirst, overFirst] = [page('kind, number DESC'), page('over DESC, position DESC')];
  const count = readModels.prepare<Sought, { total: number }>(
    `SELECT count(*) AS total FROM luckycard_deck WHERE ${FILTERS}`,
  );
  const finished = readModels.prepare<[number], { total: number }>(
    "SELECT count(*) AS total FROM luckycard_deck WHERE state = 'over' AND reason = 'finished' AND over >= ?",
  );
  const ofPlayer = readModels.prepare<[string], TurnSums>('SELECT * FROM luckycard_player WHERE player = ?');
  const ofItems = readModels.prepare<[string, string], ListedTurn>(
    `SELECT * FROM luckycard_turn WHERE player = ? AND item IN (SELECT value FROM json_each(?))
      ORDER BY position DESC`,
  );
  const byKind = readModels.prepare<[], TurnSums & { kind: string }>('SELECT * FROM luckycard_kind');
  return {
    latest: (kind: string): number => latest.get(kind)?.number ?? 0,
    open: (): readonly string[] => open.all().map(({ id }) => id),
    openOf: (kind: string): string | undefined => openOf.get(kind)?.id,
    page: (sought: Sought, limit: number, offset: number): readonly string[] =>
      (sought.state === 'open' ? openFirst : overFirst).all({ ...sought, limit, offset }).map(({ id }) => id),
    total: (sought: Sought): number => count.get(sought)?.total ?? 0,
    finishedSince: (time: number): number => finished.get(time)?.total ?? 0,
    figuresOf: (player: string): TurnSums => ofPlayer.get(player) ?? NO_TURNS,
    byKind: () => byKind.all(),
    /** Returns the turns of a player that brought some items. */
    turnsOf: (player: string, items: readonly string[]) => ofItems.all(player, JSON.stringify(items)),
  };
}
