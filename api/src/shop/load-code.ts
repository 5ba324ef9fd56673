import type { Admin } from '../foundation/admin/index.ts';
import { loadWords } from './load-words.ts';
import type { ApiSlice } from './slice.ts';
import * as list from '../slices/index.ts';

const slices: readonly ApiSlice[] = Object.values(list);

/** Loads what will answer once the shop is open: whoever asks for a part of it then need not wait. */
export const loadCode = (): Promise<unknown> => Promise.all([loadAdmins(), loadCalls(), loadWords()]);

/** What operators see of each slice. */
export async function loadAdmins(): Promise<readonly Admin[]> {
  const loading = slices.map(async ({ admin }) => ('none' in admin ? [] : [(await admin()).admin]));
  return (await Promise.all(loading)).flat();
}

/** The contract and the calls of every slice that has some. */
export async function loadCalls() {
  const loading = slices.map(async ({ contract, calls }) => {
    if (typeof contract !== 'function' || typeof calls !== 'function') return [];
    const [shape, loaded] = await Promise.all([contract(), calls()]);
    return [{ contract: shape, calls: loaded.calls }];
  });
  return (await Promise.all(loading)).flat();
}
