import type { accounts } from '@skins/engine/accounts';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import type { Desks } from './desks.ts';
import { eventSource } from './event-source.ts';
import { playerSource } from './player-source.ts';
import { resources } from './resources.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof accounts, AdminTools<Desks>> = {
  tellers,
  reasons: { 'demo-grant': { zh: '演示赠送', en: 'demo grant', ru: 'демо-начисление', vi: 'quà demo' } },
  resources: served(resources, { players: playerSource, events: eventSource }),
  returns: { none: 'accounts are no game' },
};
