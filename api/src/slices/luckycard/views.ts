import { playerOf } from '@skins/engine/accounts';
import { CardPressed, CardTurned, DeckClosed, DeckOpened, PressReleased } from '@skins/engine/luckycard';
import type { AnyEvent, EventData, EventMeta } from '@skins/engine/kernel';
import { idOf, placeOf } from '@skins/engine/kernel';
import type { Database } from 'better-sqlite3';
import { listOver } from '../../foundation/lists/description.ts';
import { indexesOf } from '../../foundation/lists/indexes.ts';
import type { Projection } from '../../foundation/projections/projection.ts';

/** A deck in lists; its details are in its stream. Times in milliseconds since 1970. */
export interface ListedDeck {
  /** log position of its opening */
  readonly position: string;
  readonly id: string;
  readonly kind: string;
  readonly number: number;
  /** open or over */
  readonly state: string;
  /** why it closed: finished, idle or price; empty before */
  readonly reason: string;
  readonly turned: number;
  /** 1/10,000 gem */
  readonly staked: number;
  readonly returned: number;
  readonly time: number;
  /** 0 before */
  readonly over: number;
}

/** A player's cards of one deck. Amounts in 1/10,000 gem. */
export interface ListedRoom {
  /** log position of the latest card */
  readonly position: string;
  readonly player: string;
  readonly deck: string;
  /** open or over */
  readonly state: string;
  readonly turned: number;
  readonly cost: number;
  /** of cards and extras */
  readonly value: number;
  /** turn of the dearest card */
  readonly best: number;
  readonly dearest: number;
  readonly time: number;
}

/** A card that a player turned. Amounts in 1/10,000 gem. */
export interface ListedTurn {
  readonly position: string;
  readonly player: string;
  readonly deck: string;
  readonly turn: number;
  readonly cost: number;
  readonly value: number;
  readonly time: number;
  /** the card's skin in the bag */
  readonly item: string;
  /** key of the press; empty for a card whose press is not in the log that the list was made of */
  readonly command: string;
}

/** Sums of turns: of a player, or of a kind of deck. Amounts in 1/10,000 gem. */
export interface TurnSums {
  readonly plays: number;
  readonly staked: number;
  readonly returned: number;
  /** expected return, its variance and its third central moment */
  readonly promised: number;
  readonly variance: number;
  readonly third: number;
}

interface Tables {
  readonly luckycard_deck: ListedDeck;
  readonly luckycard_room: ListedRoom;
  readonly luckycard_turn: ListedTurn;
}

export const allDecks = listOver<Tables>()('luckycard_deck', {
  whose: null,
  id: 'position',
  sortable: ['position', 'turned'],
  filters: { state: { equals: 'state' }, kind: { equals: 'kind' }, reason: { equals: 'reason' } },
  total: 'counted',
});

export const playersRooms = listOver<Tables>()('luckycard_room', {
  whose: 'player',
  id: 'position',
  sortable: ['position'],
  filters: { state: { equals: 'state' } },
  total: 'counted',
});

export const playersTurns = listOver<Tables>()('luckycard_turn', {
  whose: 'player',
  id: 'position',
  sortable: ['position'],
  filters: { deck: { equals: 'deck' } },
  total: 'counted',
});

const sumsOf = (table: string, key: string): string => `CREATE TABLE IF NOT EXISTS ${table} (
  ${key} TEXT PRIMARY KEY, plays INTEGER NOT NULL, staked INTEGER NOT NULL, returned INTEGER NOT NULL,
  promised REAL NOT NULL, variance REAL NOT NULL, third REAL NOT NULL) STRICT, WITHOUT ROWID;`;

const addTo = (table: string, key: string): string => `INSERT INTO ${table}
  VALUES ($key, 1, $staked, $returned, $promised, $variance, $third) ON CONFLICT (${key}) DO UPDATE SET
  plays = plays + 1, staked = staked + excluded.staked, returned = returned + excluded.returned,
  promised = promised + excluded.promised, variance = variance + excluded.variance, third = third + excluded.third`;

type Adding = Omit<TurnSums, 'plays'> & { readonly key: string };
/** Value, and cards left of it. */
type Left = Record<string, { readonly value: number; count: number }>;
type Turned = EventData<typeof CardTurned>;

/** Returns what a turn promised by the cards that were left: the mean, and its central moments. */
function momentsOf(left: Left, extra: number) {
  const cards = Object.values(left);
  const n = cards.reduce((sum, { count }) => sum + count, 0);
  const moment = (power: number, about: number): number =>
    cards.reduce((sum, { value, count }) => sum + count * (value + extra - about) ** power, 0) / n;
  const promised = moment(1, 0);
  return { promised, variance: moment(2, promised), third: moment(3, promised) };
}

/** Writes players' cards. A turned card names its press, which is kept until then. */
function playersCards(database: Database) {
  const hold = database.prepare<[string, string]>('INSERT INTO luckycard_press VALUES (?, ?)');
  const drop = database
    .prepare<[string], string>('DELETE FROM luckycard_press WHERE place = ? RETURNING command')
    .pluck();
  const turn = database.prepare<ListedTurn>(
    'INSERT INTO luckycard_turn VALUES ($position, $player, $deck, $turn, $cost, $value, $time, $item, $command)',
  );
  const room = database.prepare<ListedTurn & { worth: number }>(
    `INSERT INTO luckycard_room VALUES ($position, $player, $deck, 'open', 1, $cost, $value, $turn, $worth, $time)
     ON CONFLICT (player, deck) DO UPDATE SET position = excluded.position, turned = turned + 1, cost = cost + excluded.cost,
       value = value + excluded.value, best = iif(excluded.dearest > dearest, excluded.best, best),
       dearest = max(dearest, excluded.dearest), time = excluded.time`,
  );
  return {
    /** Hears presses. */
    hear(
      event: AnyEvent,
      { stream, version, command }: Pick<EventMeta, 'stream' | 'version' | 'command'>,
    ): void {
      if (CardPressed.is(event)) hold.run(placeOf(stream, version), command);
      else if (PressReleased.is(event)) drop.get(event.data.reserved);
    },
    write(
      card: Omit<ListedTurn, 'command'>,
      { skin, press }: { readonly skin: number; readonly press: string },
    ) {
      const row = { ...card, command: drop.get(press) ?? '' };
      turn.run(row);
      room.run({ ...row, worth: skin });
    },
  };
}

/** Decks, players' rooms and cards, and the sums that returns are tested by. */
const decks: Projection = {
  name: 'luckycard',
  version: 2,
  tables: [
    'luckycard_deck',
    'luckycard_left',
    'luckycard_room',
    'luckycard_turn',
    'luckycard_press',
    'luckycard_player',
    'luckycard_kind',
  ],
  schema: `
    CREATE TABLE IF NOT EXISTS luckycard_deck (
      position TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, number INTEGER NOT NULL, state TEXT NOT NULL,
      reason TEXT NOT NULL, turned INTEGER NOT NULL, staked INTEGER NOT NULL, returned INTEGER NOT NULL,
      time INTEGER NOT NULL, over INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS luckycard_deck_by_end ON luckycard_deck (state, over);
    CREATE INDEX IF NOT EXISTS luckycard_deck_by_number ON luckycard_deck (kind, number);
    ${indexesOf(allDecks)}
    CREATE TABLE IF NOT EXISTS luckycard_left (id TEXT PRIMARY KEY, cards TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS luckycard_room (
      position TEXT NOT NULL, player TEXT NOT NULL, deck TEXT NOT NULL, state TEXT NOT NULL, turned INTEGER NOT NULL,
      cost INTEGER NOT NULL, value INTEGER NOT NULL, best INTEGER NOT NULL, dearest INTEGER NOT NULL, time INTEGER NOT NULL,
      PRIMARY KEY (player, position), UNIQUE (player, deck)) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS luckycard_room_by_deck ON luckycard_room (deck);
    ${indexesOf(playersRooms)}
    CREATE TABLE IF NOT EXISTS luckycard_turn (
      position TEXT NOT NULL, player TEXT NOT NULL, deck TEXT NOT NULL, turn INTEGER NOT NULL, cost INTEGER NOT NULL,
      value INTEGER NOT NULL, time INTEGER NOT NULL, item TEXT NOT NULL, command TEXT NOT NULL,
      PRIMARY KEY (player, position)) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS luckycard_turn_by_item ON luckycard_turn (player, item);
    CREATE TABLE IF NOT EXISTS luckycard_press (place TEXT PRIMARY KEY, command TEXT NOT NULL) STRICT, WITHOUT ROWID;
    ${indexesOf(playersTurns)}
    ${sumsOf('luckycard_player', 'player')}
    ${sumsOf('luckycard_kind', 'kind')}`,
  hears: [DeckOpened, CardPressed, PressReleased, CardTurned, DeckClosed],
  prepare(database: Database) {
    const open = database.prepare<Pick<ListedDeck, 'position' | 'id' | 'kind' | 'number' | 'time'>>(
      `INSERT INTO luckycard_deck VALUES ($position, $id, $kind, $number, 'open', '', 0, 0, 0, $time, 0)`,
    );
    const close = database.prepare<Pick<ListedDeck, 'id' | 'reason' | 'over'>>(
      `UPDATE luckycard_deck SET state = 'over', reason = $reason, over = $over WHERE id = $id`,
    );
    const closeRooms = database.prepare<[string]>(`UPDATE luckycard_room SET state = 'over' WHERE deck = ?`);
    const playOf = database.prepare<[number, number, string]>(
      'UPDATE luckycard_deck SET turned = turned + 1, staked = staked + ?, returned = returned + ? WHERE id = ?',
    );
    const kindOf = database.prepare<[string], { kind: string }>(
      'SELECT kind FROM luckycard_deck WHERE id = ?',
    );
    const put = database.prepare<[string, string]>('INSERT OR REPLACE INTO luckycard_left VALUES (?, ?)');
    const get = database.prepare<[string], { cards: string }>(
      'SELECT cards FROM luckycard_left WHERE id = ?',
    );
    const drop = database.prepare<[string]>('DELETE FROM luckycard_left WHERE id = ?');
    const cards = playersCards(database);
    const addToPlayer = database.prepare<Adding>(addTo('luckycard_player', 'player'));
    const addToKind = database.prepare<Adding>(addTo('luckycard_kind', 'kind'));

    function play(data: Turned, player: string, position: string, time: number): void {
      const id = idOf(data.deck);
      const { price: cost, value: worth, extra, skinId } = data;
      const left: Left = JSON.parse(get.get(id)?.cards ?? '{}');
      const value = worth + extra;
      cards.write(
        { position, player, deck: id, turn: data.turn, cost, value, time, item: data.itemId },
        { skin: worth, press: data.reserved },
      );
      playOf.run(cost, value, id);
      const sums = { staked: cost, returned: value, ...momentsOf(left, extra) };
      addToPlayer.run({ key: player, ...sums });
      addToKind.run({ key: kindOf.get(id)?.kind ?? '', ...sums });
      const card = left[skinId];
      if (card !== undefined) card.count -= 1;
      put.run(id, JSON.stringify(left));
    }

    return (batch) => {
      for (const { event, meta, position } of batch) {
        cards.hear(event, meta);
        if (DeckOpened.is(event)) {
          const { kind, number } = event.data;
          const id = idOf(meta.stream);
          const left: Left = Object.fromEntries(
            event.data.cards.map(({ skinId, value, count }) => [skinId, { value, count }]),
          );
          open.run({ position, id, kind, number, time: meta.time });
          put.run(id, JSON.stringify(left));
        } else if (CardTurned.is(event)) play(event.data, playerOf(meta.stream) ?? '', position, meta.time);
        else if (DeckClosed.is(event)) {
          const id = idOf(meta.stream);
          close.run({ id, reason: event.data.reason, over: meta.time });
          closeRooms.run(id);
          drop.run(id);
        }
      }
    };
  },
};

export const views: readonly Projection[] = [decks];
