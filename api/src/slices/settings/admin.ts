import type { AnySlice } from '@skins/engine/kernel';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import type { Desks } from './desks.ts';
import { resources } from './resources.ts';
import { changeSource } from './change-source.ts';
import { inboxSource } from './inbox-source.ts';
import { settingSource } from './setting-source.ts';

export const admin: Admin<AnySlice, AdminTools<Desks>> = {
  tellers: {},
  reasons: {},
  resources: served(resources, { settings: settingSource, inbox: inboxSource, changes: changeSource }),
  returns: { none: 'settings are played by games' },
};
