import { AdjustmentReason, AdjustmentWay, VoidingReason } from '@skins/engine/adjustments';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { seal, unseal } from '../accounts/sealed-box.ts';
import type { MasterSecret } from '../../foundation/secrets/index.ts';
import { type Tables, statement, table } from '../../foundation/tables/index.ts';

/** operator id */
const author = Type.String();
const Content = Type.Union([
  Type.Object({
    way: AdjustmentWay,
    /** 1/10,000 gem */
    amount: Type.Integer(),
    reason: AdjustmentReason,
    author,
  }),
  Type.Object({
    way: Type.Literal('void'),
    itemIds: Type.Array(Type.String()),
    reason: VoidingReason,
    author,
  }),
]);
type Content = Static<typeof Content>;
const content = Compile(Content);

/** A proposed adjustment, or items to be voided; the log holds its hash. */
export type ProposedAdjustment = Content & {
  readonly proposalId: string;
  readonly playerId: string;
  /** milliseconds since 1970 */
  readonly created: number;
};

interface Row {
  readonly proposal: string;
  readonly player: string;
  readonly created: number;
  readonly sealed: Buffer;
}

export const adjustmentProposal = table({
  name: 'adjustment_proposal',
  columns: { proposal: 'text', player: 'text', created: 'integer', sealed: 'bytes' },
  key: ['proposal'],
  indexes: {
    adjustment_proposal_created: ['created'],
    adjustment_proposal_player: ['player', 'created'],
  },
  counted: true,
});

const SHOWN_MAX = 500;

const insert = statement([adjustmentProposal], adjustmentProposal.columns, (rows, at) =>
  rows
    .insertInto('adjustment_proposal')
    .values({
      proposal: at('proposal'),
      player: at('player'),
      created: at('created'),
      sealed: at('sealed'),
    })
    .onConflict((row) => row.doNothing()),
);
const remove = statement([adjustmentProposal], { proposal: 'text' }, (rows, at) =>
  rows.deleteFrom('adjustment_proposal').where('proposal', '=', at('proposal')),
);
const find = statement([adjustmentProposal], { proposal: 'text' }, (rows, at) =>
  rows.selectFrom('adjustment_proposal').selectAll().where('proposal', '=', at('proposal')),
);
const newest = statement([adjustmentProposal], {}, (rows) =>
  rows
    .selectFrom('adjustment_proposal')
    .selectAll()
    .orderBy('created', 'desc')
    .orderBy('proposal')
    .limit(SHOWN_MAX),
);
const newestOf = statement([adjustmentProposal], { player: 'text' }, (rows, at) =>
  rows
    .selectFrom('adjustment_proposal')
    .selectAll()
    .where('player', '=', at('player'))
    .orderBy('created', 'desc')
    .orderBy('proposal')
    .limit(SHOWN_MAX),
);

/** Contents of proposed adjustments, stored outside the log until they are approved. */
export class ProposedAdjustments {
  readonly #key: Buffer;
  readonly #tables: Tables;

  constructor(tables: Tables, secret: MasterSecret) {
    this.#tables = tables;
    this.#key = secret.derive('skins proposed adjustments v1');
  }

  async add({ proposalId, playerId, created, ...said }: ProposedAdjustment): Promise<void> {
    const sealed = seal(this.#key, Buffer.from(JSON.stringify(said)), `${playerId}/${proposalId}`);
    await this.#tables.change([insert({ proposal: proposalId, player: playerId, created, sealed })]);
  }

  /** Removes a refused proposal, which the log does not know. */
  async remove(proposalId: string): Promise<void> {
    await this.#tables.change([remove({ proposal: proposalId })]);
  }

  async find(proposalId: string): Promise<ProposedAdjustment | undefined> {
    const [row] = await this.#tables.all(find({ proposal: proposalId }));
    return row && this.#open(row);
  }

  /** Returns those of some ids that there are. */
  async those(ids: readonly string[]): Promise<ProposedAdjustment[]> {
    const found = await Promise.all(ids.map((id) => this.find(id)));
    return found.filter((one) => one !== undefined);
  }

  /** Returns the newest first, of one player or of all. */
  async newest(playerId?: string): Promise<ProposedAdjustment[]> {
    const rows = await this.#tables.all(playerId === undefined ? newest({}) : newestOf({ player: playerId }));
    return rows.map((row) => this.#open(row));
  }

  #open({ proposal, player, created, sealed }: Row): ProposedAdjustment {
    const found: unknown = JSON.parse(unseal(this.#key, sealed, `${player}/${proposal}`).toString('utf8'));
    if (!content.Check(found)) throw new TypeError(`the proposed adjustment ${proposal} is malformed`);
    return { proposalId: proposal, playerId: player, created, ...found };
  }
}
