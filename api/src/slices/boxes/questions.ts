import type { Database } from 'better-sqlite3';
import { type RecordPage, type RecordPart, recordPages } from '../../foundation/records/index.ts';
import { type PlaySums, PlayViews, type RulesSums } from '../../foundation/statistics/index.ts';
import { OF_BOX, RECORDS, SUMS_OF } from './views.ts';

/** Sums over opens; amounts in 1/10,000 gem. */
export interface OpenSums {
  readonly opens: number;
  readonly staked: number;
  readonly returned: number;
}

/** Sums over the opens of one version. */
export interface VersionSums extends OpenSums {
  readonly boxId: string;
  readonly versionHash: string;
}

const openSums = ({ plays, staked, returned }: PlaySums): OpenSums => ({ opens: plays, staked, returned });

const versionSums = ({ subject, rules, ...sums }: RulesSums): VersionSums => ({
  ...openSums(sums),
  boxId: subject,
  versionHash: rules,
});

/** Queries over the projections of opens. */
export class BoxViews {
  /** Returns a player's opens, newest first. */
  readonly opensOf: (playerId: string, part: RecordPart) => RecordPage;
  /** Returns everybody's opens of a box, newest first. */
  readonly opensOfBox: (boxId: string, part: RecordPart) => RecordPage;
  readonly #sums: PlayViews;
  readonly #value;

  constructor(database: Database) {
    this.opensOf = recordPages(database, RECORDS);
    this.opensOfBox = recordPages(database, RECORDS, OF_BOX);
    this.#sums = new PlayViews(database, SUMS_OF);
    this.#value = database
      .prepare<[string, string], number>('SELECT value FROM box_item WHERE version_hash = ? AND skin_id = ?')
      .pluck();
  }

  /** Returns the number of opens by box. */
  opensByBox(): Map<string, number> {
    return this.#sums.playsBySubject();
  }

  sumsOfBox(boxId: string): OpenSums {
    return openSums(this.#sums.ofSubject(boxId));
  }

  sumsOfVersion(versionHash: string): OpenSums {
    return openSums(this.#sums.ofRules(versionHash));
  }

  /** Returns sums of every version that was ever opened. */
  versions(): VersionSums[] {
    return this.#sums.all().map(versionSums);
  }

  /** Returns sums by version since a house day. */
  versionsSince(day: number): VersionSums[] {
    return this.#sums.since(day).map(versionSums);
  }

  /** Returns the number of drops by item of a version, without items that never dropped. */
  itemsOf(versionHash: string): Map<string, number> {
    return this.#sums.outcomesOf(versionHash);
  }

  /** Returns the value of a version's item in these sums; 0 if unknown. */
  valueOf(versionHash: string, skinId: string): number {
    return this.#value.get(versionHash, skinId) ?? 0;
  }
}
