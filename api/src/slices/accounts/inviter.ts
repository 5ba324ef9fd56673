import { suspensionAt } from '@skins/engine/standing';
import type { Game } from '../../foundation/game/index.ts';
import type { Personal, PersonalData } from './personal-data.ts';

/**
 * Returns the player who invited a newcomer.
 * @returns undefined if the code is unknown, its player is suspended, or uses the same device, as nobody can invite themselves
 */
export async function inviterOf(
  { game, personal }: { readonly game: Game; readonly personal: PersonalData },
  playerId: string,
  { spreadCode, fingerprint }: Personal,
): Promise<string | undefined> {
  const inviter = spreadCode === '' ? undefined : await personal.spread.ownerOf(spreadCode);
  if (inviter === undefined || inviter === playerId) return undefined;
  if ((await personal.find(inviter))?.fingerprint === fingerprint) return undefined;
  const { accounts, erasure, standing } = await game.readPlayer(inviter);
  if (accounts.registered === undefined || erasure.erased !== undefined) return undefined;
  return suspensionAt(standing, game.clock()) === undefined ? inviter : undefined;
}
