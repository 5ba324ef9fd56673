import { closed } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';
import { Time } from '../contract/fields.ts';
import { Comparison, Count } from '../contract/admin/fields.ts';
import { resource } from '../contract/admin/resource.ts';

const ProjectionRow = Type.Object({
  id: Type.String(),
  position: Type.String(),
  lag: Type.Integer({ description: 'events that it has not seen yet' }),
  parked: Type.Union([Type.String(), Type.Null()], { description: 'why it stopped, when it did' }),
});
export type ProjectionRow = Static<typeof ProjectionRow>;

export const Health = Type.Object({
  id: Type.Literal('shop'),
  version: Type.String(),
  time: Time,
  head: Type.Integer({ description: 'events in the log' }),
  lag: Type.Integer({ description: 'of the projection that is furthest behind' }),
  parked: Type.Integer({ description: 'projections that stopped themselves' }),
  players: Count,
  ...Comparison.properties,
});
export type Health = Static<typeof Health>;

/** What operators see of the slice. */
export const resources = {
  projections: resource({
    summary: 'How far the lists are behind the log',
    row: ProjectionRow,
    detail: ProjectionRow,
    filter: closed({}),
    sortable: ['id', 'lag'],
  }),
  health: resource({
    summary: 'How the shop is: a single record, shop',
    row: Health,
    detail: Health,
    filter: closed({}),
    sortable: ['id'],
  }),
};
