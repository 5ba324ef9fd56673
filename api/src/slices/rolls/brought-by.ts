import { playerStream } from '@skins/engine/accounts';
import { ConditionsMet } from '@skins/engine/rolls';
import type { Game } from '../../foundation/game/index.ts';
import { readRecorded } from '../../foundation/runtime/logged-event.ts';
import type { PersonalData } from '../accounts/personal-data.ts';

/** Returns the owner of a spread code; null for one of the same device, as nobody invites themselves. */
export async function broughtBy(
  personal: PersonalData,
  playerId: string,
  spreadCode: string,
): Promise<string | null> {
  const owner = spreadCode === '' ? undefined : await personal.spread.ownerOf(spreadCode);
  if (owner === undefined || owner === playerId) return null;
  const [own, theirs] = await Promise.all([personal.find(playerId), personal.find(owner)]);
  return own?.fingerprint === theirs?.fingerprint ? null : owner;
}

/**
 * Returns whose code came with a question that was asked under this key before: a player erased since has no code any more.
 * Undefined if there was no such question.
 */
export async function broughtBefore(
  { store, shop }: Pick<Game, 'store' | 'shop'>,
  playerId: string,
  key: string,
) {
  const stream = playerStream(playerId);
  const known = await store.findCommand(stream, key);
  if (known === undefined || known.count === 0) return undefined;
  const [recorded] = await store.readStream(stream, known.firstVersion, 1);
  const event = recorded && readRecorded(recorded, shop.codec).event;
  return event !== undefined && ConditionsMet.is(event) ? event.data.through : undefined;
}
