import { admin as accounts } from '../accounts/admin.ts';
import type { Admin } from '../admin/index.ts';
import { admin as bag } from '../bag/admin.ts';
import { admin as boxes } from '../boxes/admin.ts';
import { admin as catalogue } from '../catalogue/admin.ts';
import { admin as health } from '../health/admin.ts';
import { admin as seeds } from '../seeds/admin.ts';
import { admin as wallet } from '../wallet/admin.ts';

/** What operators see of each slice. */
export const admins: readonly Admin[] = [accounts, bag, boxes, catalogue, health, seeds, wallet];
