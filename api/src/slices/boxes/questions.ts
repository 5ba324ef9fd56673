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

/** Questions to what projections made of opens. */
export class BoxViews {
  /** A player's opens, newest first. */
  readonly opensOf: (playerId: string, part: RecordPart) => RecordPage;
  /** A box's opens by everybody, newest first. */
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

  /** How often each box was opened. */
  opensByBox(): Map<string, number> {
    return this.#sums.playsBySubject();
  }

  sumsOfBox(boxId: string): OpenSums {
    return openSums(this.#sums.ofSubject(boxId));
  }

  sumsOfVersion(versionHash: string): OpenSums {
    return openSums(this.#sums.ofRules(versionHash));
  }

  /** Sums of every version that was ever opened. */
  versions(): VersionSums[] {
    return this.#sums.all().map(versionSums);
  }

  /** Sums by version since a house day. */
  versionsSince(day: number): VersionSums[] {
    return this.#sums.since(day).map(versionSums);
  }

  /** How often each item of a version came out; what never did is not there. */
  itemsOf(versionHash: string): Map<string, number> {
    return this.#sums.outcomesOf(versionHash);
  }

  /** What an item of a version is worth, as it is counted. */
  valueOf(versionHash: string, skinId: string): number {
    return this.#value.get(versionHash, skinId) ?? 0;
  }
}
