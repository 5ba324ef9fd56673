import type { Admin } from '../admin/admin.ts';
import { served } from '../admin/resources.ts';
import { resources } from './resources.ts';
import { flowSource, healthSource, projectionSource } from './sources.ts';

export const admin: Admin = {
  tellers: {},
  reasons: {},
  resources: served(resources, {
    projections: projectionSource,
    flows: flowSource,
    health: healthSource,
  }),
  returns: { none: 'it tells of games, and is none' },
};
