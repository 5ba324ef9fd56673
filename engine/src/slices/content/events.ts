import { Type, type Static } from 'typebox';
import { Hash, closed, defineEvent } from '../../kernel/index.ts';

/** Purposes of a picture: operators choose among those for one. */
export const PICTURE_USES = ['banner', 'skin', 'box', 'room'] as const;
export const PictureUse = Type.Enum([...PICTURE_USES]);
export type PictureUse = Static<typeof PictureUse>;

/** Largest width and height of a picture that is kept, in pixels; larger ones are scaled down. */
export const PICTURE_SIDE_MAX = 2_400;
/** Bytes of a picture that is kept. */
export const PICTURE_BYTES_MAX = 2 ** 20;

const Side = Type.Integer({ minimum: 1, maximum: PICTURE_SIDE_MAX, description: 'pixels' });

/** An operator added a picture. The file is outside the log; its name is the hash of its bytes. */
export const PictureAdded = defineEvent(
  'PictureAdded',
  closed({
    /** SHA-256 of the file that players get: WebP, re-encoded by the shop */
    hash: Hash,
    use: PictureUse,
    width: Side,
    height: Side,
    bytes: Type.Integer({ minimum: 1, maximum: PICTURE_BYTES_MAX }),
  }),
);

/** The event types of the slice, for its definition and its audit. */
export const events = { PictureAdded };
