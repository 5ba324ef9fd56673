import type { Database } from 'better-sqlite3';
import type { PlaySums, RulesSums } from './play.ts';

const SUMS =
  'COALESCE(SUM(plays), 0) AS plays, COALESCE(SUM(staked), 0) AS staked, COALESCE(SUM(returned), 0) AS returned';
const NONE: PlaySums = { plays: 0, staked: 0, returned: 0 };

/** Queries a game's sums. */
export class PlayViews {
  readonly #bySubject;
  readonly #ofSubject;
  readonly #ofRules;
  readonly #all;
  readonly #since;
  readonly #outcomes;

  constructor(database: Database, game: string) {
    this.#bySubject = database.prepare<[], { subject: string; plays: number }>(
      `SELECT subject, SUM(plays) AS plays FROM ${game}_total GROUP BY subject`,
    );
    this.#ofSubject = database.prepare<[string], PlaySums>(
      `SELECT ${SUMS} FROM ${game}_total WHERE subject = ?`,
    );
    this.#ofRules = database.prepare<[string], PlaySums>(`SELECT ${SUMS} FROM ${game}_total WHERE rules = ?`);
    this.#all = database.prepare<[], RulesSums>(
      `SELECT subject, rules, plays, staked, returned FROM ${game}_total`,
    );
    this.#since = database.prepare<[number], RulesSums>(
      `SELECT subject, rules, ${SUMS} FROM ${game}_day WHERE day >= ? GROUP BY subject, rules`,
    );
    this.#outcomes = database.prepare<[string], { outcome: string; plays: number }>(
      `SELECT outcome, plays FROM ${game}_outcome WHERE rules = ?`,
    );
  }

  /** Returns the number of plays by subject. */
  playsBySubject(): Map<string, number> {
    return new Map(this.#bySubject.all().map(({ subject, plays }) => [subject, plays]));
  }

  ofSubject(subject: string): PlaySums {
    return this.#ofSubject.get(subject) ?? NONE;
  }

  ofRules(rules: string): PlaySums {
    return this.#ofRules.get(rules) ?? NONE;
  }

  /** Returns the sums of every subject and version of rules that was ever played. */
  all(): readonly RulesSums[] {
    return this.#all.all();
  }

  /** Returns the same since a house day. */
  since(day: number): readonly RulesSums[] {
    return this.#since.all(day);
  }

  /** Returns the count of each outcome under some rules; outcomes that never occurred are missing. */
  outcomesOf(rules: string): Map<string, number> {
    return new Map(this.#outcomes.all(rules).map(({ outcome, plays }) => [outcome, plays]));
  }
}
