import { closed } from '@skins/engine/kernel';
import { StopReason } from '@skins/engine/stops';
import { type Static, Type } from 'typebox';
import { resource } from '../../foundation/contract/admin/resource.ts';
import { Time } from '../../foundation/contract/fields.ts';
import { GameState } from './contract.ts';

const Nobody = Type.Null();

const GameRow = Type.Object({
  id: Type.String({ description: 'the name of its slice' }),
  state: GameState,
  reason: Type.Union([StopReason, Nobody]),
  since: Type.Union([Time, Nobody]),
  by: Type.Union([Type.String({ description: 'who stopped it' }), Nobody]),
  resume: Type.Union(
    [
      Type.Object({
        proposalId: Type.String(),
        author: Type.String(),
        expires: Time,
        own: Type.Boolean({ description: 'whether the one who asks proposed it' }),
      }),
      Nobody,
    ],
    { description: 'the proposal that it goes on, where one waits' },
  ),
});
export type GameRow = Static<typeof GameRow>;

/** The slice's resources in the console. */
export const resources = {
  games: resource({
    summary: 'Which games take new plays, who stopped one, and whether it is proposed that it goes on',
    row: GameRow,
    detail: GameRow,
    filter: closed({}),
    sortable: ['id', 'state'],
  }),
};
