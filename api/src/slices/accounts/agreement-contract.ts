import { AGREED_LANGUAGES, AGREED_TOPICS } from '@skins/engine/accounts';
import { Type } from 'typebox';
import { get, post } from '../../foundation/contract/call.ts';
import { Hash, Time } from '../../foundation/contract/fields.ts';

const Topic = Type.Enum([...AGREED_TOPICS], { description: 'a page of the help centre' });
const Language = Type.Enum([...AGREED_LANGUAGES]);

export const agreement = get('/api/main/agreement', {
  summary:
    'The texts that players agree to: those in force in the caller’s language, or those with a hash as they stood',
  refusals: ['unknown-record'],
  query: Type.Object({ hash: Type.String({ maxLength: 128, absent: '' }) }),
  data: Type.Object({
    hash: Hash,
    language: Language,
    from: Time,
    until: Type.Union([Time, Type.Null()], { description: 'null: no other texts are published' }),
    pages: Type.Array(
      Type.Object({
        topic: Topic,
        revision: Type.Integer({ minimum: 1, description: 'another one asks players again' }),
        questions: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), text: Type.String() })),
      }),
    ),
  }),
});

export const agreements = get('/api/user/agreements', {
  summary: 'What the player agreed to, and the texts that the player is asked to agree to',
  access: 'player',
  data: Type.Object({
    asked: Type.Array(Topic),
    agreed: Type.Array(
      Type.Object({
        hash: Hash,
        language: Language,
        shown: Type.Boolean({ description: 'false: the registration named no texts' }),
        time: Time,
      }),
      { description: 'the newest first' },
    ),
  }),
});

export const agree = post('/api/user/agreement', {
  summary: 'Agree to the texts in force, after a change that asks for it',
  access: 'player',
  idempotencyKey: 'optional',
  refusals: ['texts-changed'],
  body: Type.Object({
    hash: Type.String({ maxLength: 128, absent: '', description: 'of the texts that were shown' }),
  }),
  data: Type.Null(),
});
