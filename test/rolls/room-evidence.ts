import { verifyEd25519 } from '@skins/api/foundation/transparency';
import { type DrawStepId, type DrawStepState, checkDraw } from '@skins/engine/fairness';
import { isSignedBy, parseNote } from '@skins/engine/transparency';
import { roomToldBy } from '../../cli/src/verify/room-told.ts';
import type { Shop } from '../http/shop.ts';

/** Returns the results of `skins verify --room` at a shop whose key is known. */
export async function stepsAt(shop: Shop, roomId: string): Promise<Record<DrawStepState, DrawStepId[]>> {
  const { address, service } = shop.serving();
  const { evidence, prizes, entries = [] } = await roomToldBy(`${address}/page/roll/${roomId}`);
  const isNoteSigned = (note: string) => isSignedBy(parseNote(note), service.signer.key, verifyEd25519);
  const steps = checkDraw(evidence, { prizes, entries, isNoteSigned });
  const of = (wanted: DrawStepState) => steps.filter(({ state }) => state === wanted).map(({ id }) => id);
  return { holds: of('holds'), fails: of('fails'), open: of('open') };
}
