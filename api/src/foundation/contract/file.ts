import { type TSchema, Type } from 'typebox';
import type { FileAnswer } from './file-answer.ts';

/** The data of a call that answers with a file of a type in place of JSON. */
export const file = (type: string, description: string) =>
  Type.Unsafe<FileAnswer>(Type.String({ contentMediaType: type, description }));

/** The type of the file that a call answers with; undefined for what is answered as JSON. */
export const fileTypeOf = (data: TSchema): string | undefined =>
  'contentMediaType' in data && typeof data.contentMediaType === 'string' ? data.contentMediaType : undefined;
