import type { Game } from '../../foundation/game/index.ts';
import type { Personal, PersonalData } from './personal-data.ts';

/**
 * Who invited a newcomer.
 * @returns undefined for nobody: a code that is nobody's, or of a player on the same device, who would invite themselves
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
