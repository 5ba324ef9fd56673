import type { wallet } from '@skins/engine/wallet';
import type { Admin } from '../../foundation/admin/admin.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof wallet> = {
  tellers,
  reasons: {},
  resources: {},
  returns: { none: 'money moves for games: it is none' },
};
