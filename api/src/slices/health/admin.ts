import type { AnySlice } from '@skins/engine/kernel';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import type { Desks } from './desks.ts';
import { moneySource } from './money-source.ts';
import { minuteSource, returnSource, winSource } from './play-source.ts';
import { resources } from './resources.ts';
import { flowSource, healthSource, nodeSource, projectionSource, readingSource } from './sources.ts';

export const admin: Admin<AnySlice, AdminTools<Desks>> = {
  tellers: {},
  reasons: {},
  resources: served(resources, {
    projections: projectionSource,
    flows: flowSource,
    nodes: nodeSource,
    readings: readingSource,
    'play-minutes': minuteSource,
    'money-days': moneySource,
    returns: returnSource,
    wins: winSource,
    health: healthSource,
  }),
  returns: { none: 'it tells of games, and is none' },
};
