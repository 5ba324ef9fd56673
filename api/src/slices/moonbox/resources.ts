import { closed } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';
import { Names, PlayerId, Span } from '../../foundation/contract/admin/fields.ts';
import { resource } from '../../foundation/contract/admin/resource.ts';
import { Time } from '../../foundation/contract/fields.ts';

const Phase = Type.Integer({ minimum: 0, maximum: 7 });
const Season = Type.String({ pattern: '^[a-z0-9-]{1,40}$' });

const MoonRow = Type.Object({
  id: Type.String({ description: 'position in the log' }),
  playerId: Type.String(),
  season: Season,
  phase: Phase,
  phaseNames: Names,
  next: Phase,
  nextNames: Names,
  time: Time,
});
export type MoonRow = Static<typeof MoonRow>;

/** The slice's resources in the console. */
export const resources = {
  'moon-moves': resource({
    right: 'read-players',
    summary: 'Openings of the moon box, with the phase before and after each',
    row: MoonRow,
    detail: MoonRow,
    filter: closed({
      playerId: Type.Optional(PlayerId),
      season: Type.Optional(Season),
      phase: Type.Optional(Phase),
      ...Span,
    }),
    shows: 'of-a-player',
    sortable: ['id'],
  }),
};
