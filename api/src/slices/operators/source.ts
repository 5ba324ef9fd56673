import type { OperatorRole } from '@skins/engine/kernel';
import type { Caller } from '../../foundation/admin/gate.ts';
import { isWithin, pageOf } from '../../foundation/admin/page.ts';
import type { Source } from '../../foundation/admin/resources.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import type { Desks } from './desks.ts';
import type { Operator } from '../../foundation/http/operator.ts';
import type { CouncilProposal, ProposalState } from './operator-council.ts';
import type { ModeRow, OperatorRow, ProposalRow } from './resources.ts';

/** All operators; they are few. */
export function operatorSource({
  desks: {
    operators: { desk: operators },
  },
}: AdminTools<Desks>): Source<OperatorRow, OperatorRow, { readonly role?: OperatorRole }> {
  const rows = async () => (await operators.all()).map(rowOf);
  return {
    list: async ({ filter: { role }, ...query }) =>
      pageOf(
        (await rows()).filter((row) => role === undefined || row.role === role),
        query,
        keyOf,
      ),
    many: async (ids) => (await rows()).filter(({ id }) => ids.includes(id)),
    one: async (id) => {
      const operator = await operators.find(id);
      return operator && rowOf(operator);
    },
  };
}

const rowOf = ({ operatorId, ...row }: Operator): OperatorRow => ({ id: operatorId, ...row });

function keyOf(row: OperatorRow, field: string): string | number {
  switch (field) {
    case 'name':
    case 'role':
    case 'created':
    case 'since':
      return row[field];
    default:
      return row.id;
  }
}

/** All proposals about operators, with the caller's right to decide; they are few. */
export function proposalSource({
  desks: {
    operators: { council, desk: operators },
  },
}: AdminTools<Desks>): Source<ProposalRow, ProposalRow, { readonly state?: ProposalState }> {
  const rowFor = async ({ operator: { operatorId } }: Caller) => {
    const nameOf = await operators.names();
    return (proposal: CouncilProposal): ProposalRow => {
      const { proposalId, change, author, name, before, created, state, expires, hash } = proposal;
      const fault = state === 'open' ? council.faultFor(proposal, operatorId)?.code : 'proposal-ended';
      return {
        id: proposalId,
        name,
        before,
        created,
        state,
        expires,
        hash,
        kind: change.kind,
        operatorId: change.operatorId,
        role: change.role,
        samePerson: change.kind === 'add' && change.personId !== change.operatorId,
        author: nameOf(author),
        mine: author === operatorId,
        mayApprove: fault === undefined,
        whyNot: fault ?? null,
      };
    };
  };
  return {
    list: async ({ filter: { state, ...span }, ...query }, caller) =>
      pageOf(
        (await council.all())
          .map(await rowFor(caller))
          .filter((row) => (state === undefined || row.state === state) && isWithin(row.created, span)),
        query,
        (row, field) => (field === 'created' ? row.created : row.id),
      ),
    many: async (ids, caller) =>
      (await council.all()).filter(({ proposalId }) => ids.includes(proposalId)).map(await rowFor(caller)),
    one: async (id, caller) => {
      const proposal = await council.find(id);
      return proposal && (await rowFor(caller))(proposal);
    },
  };
}

/** The approval mode: how many persons a change needs. */
export function modeSource({ desks }: AdminTools<Desks>): Source<ModeRow, ModeRow, object> {
  const row = (): ModeRow => ({ id: 'shop', ...desks.operators.council.mode() });
  return {
    list: (query) => pageOf([row()], query, ({ id }) => id),
    many: (ids) => (ids.includes('shop') ? [row()] : []),
    one: (id) => (id === 'shop' ? row() : undefined),
  };
}
