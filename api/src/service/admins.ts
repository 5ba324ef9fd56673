import type { Admin } from '../admin/index.ts';
import type { ApiSlice } from '../slice/slice.ts';
import * as slices from '../slices.ts';

/** What operators see of each slice. */
export async function loadAdmins(): Promise<readonly Admin[]> {
  const loading = Object.values<ApiSlice>(slices).map(async ({ admin }) =>
    'none' in admin ? [] : [(await admin()).admin],
  );
  return (await Promise.all(loading)).flat();
}
