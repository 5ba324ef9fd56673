import type { Database } from 'better-sqlite3';
import { type HouseDays, houseTable, prepareHouseDays } from './house-days.ts';
import { PlayTally } from './play-tally.ts';

/** Returns the tables of a game's sums: total, by day, and by outcome; a part of the game's projection. */
export const playTables = (
  game: string,
): { readonly tables: readonly string[]; readonly schema: string } => ({
  tables: [`${game}_total`, `${game}_day`, `${game}_outcome`, ...houseTable(game).tables],
  schema: `${houseTable(game).schema}
    CREATE TABLE IF NOT EXISTS ${game}_total (
      subject TEXT NOT NULL, rules TEXT NOT NULL,
      plays INTEGER NOT NULL, staked INTEGER NOT NULL, returned INTEGER NOT NULL,
      PRIMARY KEY (subject, rules)) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS ${game}_day (
      day INTEGER NOT NULL, subject TEXT NOT NULL, rules TEXT NOT NULL,
      plays INTEGER NOT NULL, staked INTEGER NOT NULL, returned INTEGER NOT NULL,
      PRIMARY KEY (day, subject, rules)) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS ${game}_outcome (
      rules TEXT NOT NULL, outcome TEXT NOT NULL, plays INTEGER NOT NULL,
      PRIMARY KEY (rules, outcome)) STRICT, WITHOUT ROWID;`,
});

const ADD_SUMS =
  'ON CONFLICT DO UPDATE SET plays = plays + excluded.plays, staked = staked + excluded.staked, returned = returned + excluded.returned';

/** A batch of a game's plays, which is counted and then written. */
interface PlayBatch {
  readonly tally: PlayTally;
  /** must get every event before it is counted as a play */
  readonly house: HouseDays;
  readonly write: () => void;
}

/** Prepares writing batches to a game's tables. */
export function preparePlaySums(database: Database, game: string): () => PlayBatch {
  const begin = prepareHouseDays(database, game);
  const addTotal = database.prepare<[string, string, number, number, number]>(
    `INSERT INTO ${game}_total (subject, rules, plays, staked, returned) VALUES (?, ?, ?, ?, ?) ${ADD_SUMS}`,
  );
  const addDay = database.prepare<[number, string, string, number, number, number]>(
    `INSERT INTO ${game}_day (day, subject, rules, plays, staked, returned) VALUES (?, ?, ?, ?, ?, ?) ${ADD_SUMS}`,
  );
  const addOutcome = database.prepare<[string, string, number]>(
    `INSERT INTO ${game}_outcome (rules, outcome, plays) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET plays = plays + excluded.plays`,
  );
  const write = ({ days, outcomes }: PlayTally) => {
    for (const { day, subject, rules, plays, staked, returned } of days.values()) {
      addTotal.run(subject, rules, plays, staked, returned);
      addDay.run(day, subject, rules, plays, staked, returned);
    }
    for (const { rules, outcome, plays } of outcomes.values()) addOutcome.run(rules, outcome, plays);
  };
  return () => {
    const house = begin();
    const tally = new PlayTally(house);
    return { tally, house, write: () => write(tally) };
  };
}
