import { OperatorId, OperatorRole } from '@skins/engine/operators';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { seal, unseal } from '../accounts/sealed-box.ts';
import type { MasterSecret } from '../../foundation/secrets/index.ts';
import { type Tables, statement, table } from '../../foundation/tables/index.ts';

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

export const operatorProposal = table({
  name: 'operator_proposal',
  columns: { id: 'text', sealed: 'bytes', created: 'integer' },
  key: ['id'],
  counted: true,
});

const find = statement([operatorProposal], { id: 'text' }, (rows, at) =>
  rows.selectFrom('operator_proposal').selectAll().where('id', '=', at('id')),
);
const all = statement([operatorProposal], {}, (rows) =>
  rows.selectFrom('operator_proposal').selectAll().orderBy('created').orderBy('id'),
);
const insert = statement([operatorProposal], operatorProposal.columns, (rows, at) =>
  rows
    .insertInto('operator_proposal')
    .values({ id: at('id'), sealed: at('sealed'), created: at('created') })
    .onConflict((row) => row.doNothing()),
);
const remove = statement([operatorProposal], { id: 'text' }, (rows, at) =>
  rows.deleteFrom('operator_proposal').where('id', '=', at('id')),
);

/** Proposal documents about operators, sealed and stored outside the log. A changed document has another hash, and cannot be approved. */
export class ProposalPapers {
  readonly #key: Buffer;
  readonly #tables: Tables;

  constructor(tables: Tables, secret: MasterSecret) {
    this.#tables = tables;
    this.#key = secret.derive('skins operator proposals v1');
  }

  async find(proposalId: string): Promise<ProposalPaper | undefined> {
    const [row] = await this.#tables.all(find({ id: proposalId }));
    return row && this.#open(row);
  }

  async all(): Promise<ProposalPaper[]> {
    return (await this.#tables.all(all({}))).map((row) => this.#open(row));
  }

  /** Stores a document; one that is there stays. */
  async add({ proposalId, created, ...plain }: ProposalPaper): Promise<void> {
    const sealed = seal(this.#key, Buffer.from(JSON.stringify(plain)), proposalId);
    await this.#tables.change([insert({ id: proposalId, sealed, created })]);
  }

  async remove(proposalId: string): Promise<void> {
    await this.#tables.change([remove({ id: proposalId })]);
  }

  #open({ id, sealed, created }: Row): ProposalPaper {
    const found: unknown = JSON.parse(unseal(this.#key, sealed, id).toString('utf8'));
    if (!paper.Check(found)) throw new TypeError(`proposal ${id} is malformed`);
    return { proposalId: id, created, ...found };
  }
}
