import type { Database, Statement } from 'better-sqlite3';
import { AdjustmentReason, AdjustmentWay } from '@skins/engine/adjustments';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { seal, unseal } from '../accounts/sealed-box.ts';
import type { MasterSecret } from '../../foundation/secrets/index.ts';

const Content = Type.Object({
  way: AdjustmentWay,
  /** 1/10,000 gem */
  amount: Type.Integer(),
  reason: AdjustmentReason,
  /** operator id */
  author: Type.String(),
});
type Content = Static<typeof Content>;
const content = Compile(Content);

/** A proposed adjustment; the log holds its hash. */
export interface ProposedAdjustment extends Content {
  readonly proposalId: string;
  readonly playerId: string;
  /** milliseconds since 1970 */
  readonly created: number;
}

interface Row {
  readonly proposal: string;
  readonly player: string;
  readonly created: number;
  readonly sealed: Buffer;
}

const SCHEMA = `CREATE TABLE IF NOT EXISTS adjustment_proposal (
  proposal TEXT PRIMARY KEY, player TEXT NOT NULL, created INTEGER NOT NULL, sealed BLOB NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS adjustment_proposal_created ON adjustment_proposal (created);
CREATE INDEX IF NOT EXISTS adjustment_proposal_player ON adjustment_proposal (player, created)`;
const COLUMNS = 'proposal, player, created, sealed';
const SHOWN_MAX = 500;

/** Contents of proposed adjustments, stored outside the log until they are approved. */
export class ProposedAdjustments {
  readonly #key: Buffer;
  readonly #insert: Statement<[string, string, number, Buffer]>;
  readonly #remove: Statement<[string]>;
  readonly #find: Statement<[string], Row>;
  readonly #newest: Statement<[number], Row>;
  readonly #of: Statement<[string, number], Row>;

  constructor(database: Database, secret: MasterSecret) {
    database.exec(SCHEMA);
    this.#key = secret.derive('skins proposed adjustments v1');
    this.#insert = database.prepare(
      'INSERT OR IGNORE INTO adjustment_proposal (proposal, player, created, sealed) VALUES (?, ?, ?, ?)',
    );
    this.#remove = database.prepare('DELETE FROM adjustment_proposal WHERE proposal = ?');
    this.#find = database.prepare(`SELECT ${COLUMNS} FROM adjustment_proposal WHERE proposal = ?`);
    this.#newest = database.prepare(
      `SELECT ${COLUMNS} FROM adjustment_proposal ORDER BY created DESC, proposal LIMIT ?`,
    );
    this.#of = database.prepare(
      `SELECT ${COLUMNS} FROM adjustment_proposal WHERE player = ? ORDER BY created DESC, proposal LIMIT ?`,
    );
  }

  add({ proposalId, playerId, created, ...said }: ProposedAdjustment): void {
    const sealed = seal(this.#key, Buffer.from(JSON.stringify(said)), `${playerId}/${proposalId}`);
    this.#insert.run(proposalId, playerId, created, sealed);
  }

  /** Removes a refused proposal, which the log does not know. */
  remove(proposalId: string): void {
    this.#remove.run(proposalId);
  }

  find(proposalId: string): ProposedAdjustment | undefined {
    const row = this.#find.get(proposalId);
    return row && this.#open(row);
  }

  /** Returns the newest first, of one player or of all. */
  newest(playerId?: string): ProposedAdjustment[] {
    const rows = playerId === undefined ? this.#newest.all(SHOWN_MAX) : this.#of.all(playerId, SHOWN_MAX);
    return rows.map((row) => this.#open(row));
  }

  #open({ proposal, player, created, sealed }: Row): ProposedAdjustment {
    const found: unknown = JSON.parse(unseal(this.#key, sealed, `${player}/${proposal}`).toString('utf8'));
    if (!content.Check(found)) throw new TypeError(`the proposed adjustment ${proposal} is malformed`);
    return { proposalId: proposal, playerId: player, created, ...found };
  }
}
