import { randomBytes } from 'node:crypto';
import { PICTURES_STREAM, type Pictures, addPicture } from '@skins/engine/content';
import { type EventData, invariant } from '@skins/engine/kernel';
import type { PictureAdded } from '@skins/engine/content';
import type { Game } from '../../foundation/game/index.ts';

const ID_BYTES = 8;

/** Returns all pictures that operators added, as decided. */
export const picturesOf = async (game: Pick<Game, 'streams'>): Promise<Pictures> =>
  (await game.streams.pictures.read(PICTURES_STREAM)).state;

/** Logs a picture whose file is kept. */
export async function orderPicture(game: Game, by: string, input: EventData<typeof PictureAdded>) {
  const outcome = await game.act(addPicture, {
    by,
    streams: game.streams.pictures,
    stream: PICTURES_STREAM,
    commandId: `${addPicture.name}-${randomBytes(ID_BYTES).toString('hex')}`,
    input,
    context: (moment) => ({ ...moment, by, register: game.operators().register }),
  });
  invariant(outcome.kind !== 'key-reused', 'an id that was drawn is nobody else’s');
  return outcome;
}
