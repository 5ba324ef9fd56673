import { closed } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';
import { PlayerId } from '../../foundation/contract/admin/fields.ts';
import { resource } from '../../foundation/contract/admin/resource.ts';
import { Hash, Time } from '../../foundation/contract/fields.ts';

const Board = Type.Enum(['every', 'accumulate'], {
  description: 'every: the seven days; accumulate: the month',
});

const SignInRow = Type.Object({
  id: Type.String({ description: 'position in the log' }),
  playerId: Type.String(),
  board: Board,
  days: Type.Integer({ description: 'in a row, or those that a reward of the month asks for' }),
  date: Type.String({ description: 'of the house: the day signed in on, or the month' }),
  rewardType: Type.String(),
  rewardOf: Type.Union([Type.String(), Type.Null()], { description: 'the skin, or the ticket’s box' }),
  rewardNum: Type.Number({ description: 'how many; of diamonds in gems' }),
  boardHash: Hash,
  time: Time,
});
export type SignInRow = Static<typeof SignInRow>;

/** The slice's resources in the console. */
export const resources = {
  'sign-ins': resource({
    right: 'read-players',
    summary: 'Days that players signed in on, and rewards of the month that they claimed',
    row: SignInRow,
    detail: SignInRow,
    filter: closed({
      playerId: Type.Optional(PlayerId),
      board: Type.Optional(Board),
      from: Type.Optional(Time),
      to: Type.Optional(Type.Integer({ description: 'before this, in milliseconds since 1970' })),
    }),
    shows: 'of-a-player',
    sortable: ['id'],
  }),
};
