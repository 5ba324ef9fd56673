import type { Database, Statement } from 'better-sqlite3';
import { OperatorId, OperatorRole } from '@skins/engine/operators';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { seal, unseal } from '../accounts/sealed-box.ts';
import type { MasterSecret } from '../../foundation/secrets/index.ts';

const Paper = Type.Object({
  author: OperatorId,
  change: Type.Union([
    Type.Object({
      kind: Type.Literal('add'),
      operatorId: OperatorId,
      personId: OperatorId,
      role: OperatorRole,
    }),
    Type.Object({ kind: Type.Literal('role'), operatorId: OperatorId, role: OperatorRole }),
  ]),
  /** name of the operator concerned; a new operator has no account yet */
  name: Type.String(),
  /** SHA-256 of the proposer's part of the invitation; empty unless an operator is added */
  invitation: Type.String(),
  /** the former role; null for a new operator */
  before: Type.Union([OperatorRole, Type.Null()]),
});
type Paper = Static<typeof Paper>;
const paper = Compile(Paper);

/** A proposal document about operators, with names and details; the log has only its hash. */
export interface ProposalPaper extends Paper {
  readonly proposalId: string;
  /** milliseconds since 1970 */
  readonly created: number;
}

interface Row {
  readonly id: string;
  readonly sealed: Buffer;
  readonly created: number;
}

const SCHEMA = `CREATE TABLE IF NOT EXISTS operator_proposal (
  id TEXT PRIMARY KEY, sealed BLOB NOT NULL, created INTEGER NOT NULL
) STRICT, WITHOUT ROWID`;

/** Proposal documents about operators, sealed and stored outside the log. A changed document has another hash, and cannot be approved. */
export class ProposalPapers {
  readonly #key: Buffer;
  readonly #find: Statement<[string], Row>;
  readonly #all: Statement<[], Row>;
  readonly #insert: Statement<[string, Buffer, number]>;
  readonly #remove: Statement<[string]>;

  constructor(database: Database, secret: MasterSecret) {
    database.exec(SCHEMA);
    this.#key = secret.derive('skins operator proposals v1');
    this.#find = database.prepare('SELECT id, sealed, created FROM operator_proposal WHERE id = ?');
    this.#all = database.prepare('SELECT id, sealed, created FROM operator_proposal ORDER BY created, id');
    this.#insert = database.prepare('INSERT INTO operator_proposal (id, sealed, created) VALUES (?, ?, ?)');
    this.#remove = database.prepare('DELETE FROM operator_proposal WHERE id = ?');
  }

  find(proposalId: string): ProposalPaper | undefined {
    const row = this.#find.get(proposalId);
    return row && this.#open(row);
  }

  all(): ProposalPaper[] {
    return this.#all.all().map((row) => this.#open(row));
  }

  add({ proposalId, created, ...plain }: ProposalPaper): void {
    this.#insert.run(proposalId, seal(this.#key, Buffer.from(JSON.stringify(plain)), proposalId), created);
  }

  remove(proposalId: string): void {
    this.#remove.run(proposalId);
  }

  #open({ id, sealed, created }: Row): ProposalPaper {
    const found: unknown = JSON.parse(unseal(this.#key, sealed, id).toString('utf8'));
    if (!paper.Check(found)) throw new TypeError(`proposal ${id} is malformed`);
    return { proposalId: id, created, ...found };
  }
}
