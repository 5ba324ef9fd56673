import type { Game } from '../../foundation/game/index.ts';
import type { Personal, PersonalData } from './personal-data.ts';

/**
 * Returns the player who invited a newcomer.
 * @returns undefined if the code is unknown, or its player uses the same device, as nobody can invite themselves
 */
export async function inviterOf(
  { game, personal }: { readonly game: Game; readonly personal: PersonalData },
  playerId: string,
  { spreadCode, fingerprint }: Personal,
): Promise<string | undefined> {
  const inviter = spreadCode === '' ? undefined : personal.spread.ownerOf(spreadCode);
  if (inviter === undefined || inviter === playerId) return undefined;
  if (personal.find(inviter)?.fingerprint === fingerprint) return undefined;
  const { accounts } = await game.readPlayer(inviter);
  return accounts.registered === undefined ? undefined : inviter;
}
