import { closed } from '@skins/engine/kernel';
import { BOARDS } from '@skins/engine/rankings';
import { type Static, Type } from 'typebox';
import { resource } from '../../foundation/contract/admin/resource.ts';
import { Hash, Time } from '../../foundation/contract/fields.ts';

const Count = Type.Integer({ minimum: 0 });
const Amount = Type.Number({ minimum: 0, description: 'gems' });
const State = Type.Enum(['open', 'ended'], { description: 'open: some prizes are not paid yet' });
const Board = Type.Enum([...BOARDS]);

const RankingRow = Type.Object({
  id: Type.String(),
  board: Board,
  date: Type.String({ description: 'house day, such as 2026-11-20' }),
  plays: Count,
  edge: Amount,
  prizes: Amount,
  state: State,
  time: Time,
});
export type RankingRow = Static<typeof RankingRow>;

const RankingRecord = Type.Object({
  ...RankingRow.properties,
  rulesHash: Hash,
  paysAt: Time,
  rows: Type.Array(
    Type.Object({
      rank: Count,
      player: Type.String(),
      play: Type.String({ description: 'place in the log' }),
      multiple: Type.Number(),
      amount: Amount,
      result: Type.Enum(['due', 'paid', 'erased', 'suspended', 'unverified']),
    }),
  ),
});
export type RankingRecord = Static<typeof RankingRecord>;

/** The slice's resources in the console. */
export const resources = {
  rankings: resource({
    right: 'read',
    summary: 'Closed days of rankings, and their prizes; nothing changes one',
    row: RankingRow,
    detail: RankingRecord,
    filter: closed({ board: Type.Optional(Board), state: Type.Optional(State) }),
    sortable: ['time', 'prizes'],
  }),
};
