import { type TSchema, Type } from 'typebox';
import type { FileAnswer } from './file-answer.ts';

/** Returns the data schema of a call that answers with a file of the given type instead of JSON. */
export const file = (type: string, description: string) =>
  Type.Unsafe<FileAnswer>(Type.String({ contentMediaType: type, description }));

/** Returns the type of the file with which a call answers; undefined for JSON. */
export const fileTypeOf = (data: TSchema): string | undefined =>
  'contentMediaType' in data && typeof data.contentMediaType === 'string' ? data.contentMediaType : undefined;
