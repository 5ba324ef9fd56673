import { HELP_TOPICS, PictureUse } from '@skins/engine/content';
import { Type } from 'typebox';
import { PROOF_FIELDS, PROOF_REFUSALS } from '../../foundation/contract/admin/proof.ts';
import { get, post } from '../../foundation/contract/call.ts';
import { Hash } from '../../foundation/contract/fields.ts';
import { refusedAs } from '../../foundation/contract/refused-as.ts';

/** Bytes of a picture as it is sent, before it is re-encoded. */
export const SENT_BYTES_MAX = 6 * 2 ** 20;
/** Base64 writes three bytes as four characters. */
const SENT_CHARACTERS_MAX = Math.ceil(SENT_BYTES_MAX / 3) * 4;
/** For the other fields, and for a picture that is a little too large to be refused by its name. */
const REST_OF_BODY = 2 ** 16;

export const helpTexts = get('/api/main/help', {
  summary:
    'Pages of the help centre that the shop wrote instead of the project’s own, in the caller’s language',
  data: Type.Array(
    Type.Object({
      topic: Type.Enum([...HELP_TOPICS]),
      questions: Type.Array(
        Type.Object({
          id: Type.String({ description: 'for the query `title`' }),
          title: Type.String(),
          text: Type.String({
            description:
              'paragraphs between empty lines, lists with "- ", links as [words](address); no other markup',
          }),
        }),
      ),
    }),
  ),
});

export const addPicture = post('/admin/api/pictures/add', {
  summary: 'Add a picture: re-encoded as WebP, named by its hash; it shows where a published change names it',
  access: 'operator',
  right: 'add-pictures',
  perMinute: 20,
  bodyBytes: SENT_CHARACTERS_MAX + REST_OF_BODY,
  refusals: ['may-not', ...PROOF_REFUSALS, 'picture-unreadable', 'pictures-full'],
  body: Type.Object({
    use: PictureUse,
    picture: refusedAs(
      'picture-too-large',
      Type.String({
        minLength: 1,
        maxLength: SENT_CHARACTERS_MAX,
        description: 'a PNG, JPEG or WebP file, as base64',
      }),
    ),
    ...PROOF_FIELDS,
  }),
  data: Type.Object({
    hash: Hash,
    image: Type.String({ description: 'its path' }),
  }),
});
