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
  flows: Type.Integer({ description: 'flows that are open' }),
  stuck: Type.Integer({ description: 'flows that stand still, up to 100' }),
  renewing: Type.Integer({
    description:
      'players whose seed chains of before the log was put back are still to be renewed, up to 10,000',
  }),
  ...Comparison.properties,
});
export type Health = Static<typeof Health>;

const FlowRow = Type.Object({
  id: Type.String({ description: 'place of the event that began it' }),
  stream: Type.String(),
  state: Type.Enum(['waiting', 'overdue', 'parked', 'paused']),
  waitsFor: Type.String(),
  since: Type.Union([Time, Type.Null()]),
  due: Type.Union([Time, Type.Null()]),
  tries: Count,
  lastError: Type.Union([Type.String(), Type.Null()]),
  remedies: Type.Array(Type.Enum(['retry', 'pause', 'resume'])),
});
export type FlowRow = Static<typeof FlowRow>;

/** What operators see of the slice. */
export const resources = {
  projections: resource({
    summary: 'How far the lists are behind the log',
    row: ProjectionRow,
    detail: ProjectionRow,
    filter: closed({}),
    sortable: ['id', 'lag'],
  }),
  flows: resource({
    summary: 'Flows that stand still, or are due for more than ten minutes: the oldest first',
    row: FlowRow,
    detail: FlowRow,
    filter: closed({}),
    sortable: ['id'],
  }),
  health: resource({
    summary: 'How the shop is: a single record, shop',
    row: Health,
    detail: Health,
    filter: closed({}),
    sortable: ['id'],
  }),
};
