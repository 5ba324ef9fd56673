import type { AnySlice } from '@skins/engine/kernel';
import type { Admin } from '../foundation/admin/index.ts';
import { loadWords } from './load-words.ts';
import type { RefusalDetail } from '../foundation/game/index.ts';
import type { AdminTools } from '../foundation/admin/tools.ts';
import { type Desks, slices } from './desks.ts';

/** Loads the code that answers requests before the shop opens, so that the first callers need not wait. */
export const loadCode = (): Promise<unknown> => Promise.all([loadAdmins(), loadCalls(), loadWords()]);

/** Loads functions of slices that explain a refusal of a player's command in detail. */
export async function loadDetails(): Promise<readonly RefusalDetail[]> {
  const loading = slices.flatMap(({ details }) => (details === undefined ? [] : [details()]));
  return (await Promise.all(loading)).map(({ detailOf }) => detailOf);
}

/** Loads the operators' side of each slice. */
export async function loadAdmins(): Promise<readonly Admin<AnySlice, AdminTools<Desks>>[]> {
  const loading = slices.map(async ({ admin }) => ('none' in admin ? [] : [(await admin()).admin]));
  return (await Promise.all(loading)).flat();
}

/** Loads the contract and the calls of every slice that has them. */
export async function loadCalls() {
  const loading = slices.map(async ({ contract, calls }) => {
    if (typeof contract !== 'function' || typeof calls !== 'function') return [];
    const [shape, loaded] = await Promise.all([contract(), calls()]);
    return [{ contract: shape, calls: loaded.calls }];
  });
  return (await Promise.all(loading)).flat();
}
