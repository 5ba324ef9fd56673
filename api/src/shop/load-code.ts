import type { AnySlice } from '@skins/engine/kernel';
import type { Admin } from '../foundation/admin/index.ts';
import { loadWords } from './load-words.ts';
import type { RefusalDetail } from '../foundation/game/index.ts';
import type { AdminTools } from '../foundation/admin/tools.ts';
import { type Desks, slices } from './desks.ts';

/** Loads what will answer once the shop is open: whoever asks for a part of it then need not wait. */
export const loadCode = (): Promise<unknown> => Promise.all([loadAdmins(), loadCalls(), loadWords()]);

/** What exactly stands against a player's command, for refusals that slices bring. */
export async function loadDetails(): Promise<readonly RefusalDetail[]> {
  const loading = slices.flatMap(({ details }) => (details === undefined ? [] : [details()]));
  return (await Promise.all(loading)).map(({ detailOf }) => detailOf);
}

/** What operators see of each slice. */
export async function loadAdmins(): Promise<readonly Admin<AnySlice, AdminTools<Desks>>[]> {
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
