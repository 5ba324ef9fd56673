import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Cell } from './description.ts';

/** Where a page ended: the next goes on behind it, however deep in the list it is. */
export interface Cursor {
  /** how the list was ordered */
  readonly sort: string;
  readonly descending: boolean;
  /** of the page's last row: what it is ordered by, and its id */
  readonly value: Cell | null;
  readonly id: Cell;
}

const text = Type.String({ maxLength: 200 });
const value = Type.Union([text, Type.Number(), Type.Null()]);
const Written = Compile(Type.Tuple([text, Type.Boolean(), value, Type.Union([text, Type.Number()])]));

/** A cursor as clients carry it, without looking inside. */
export const cursorText = ({ sort, descending, value, id }: Cursor): string =>
  Buffer.from(JSON.stringify([sort, descending, value, id])).toString('base64url');

/** Undefined for what is no cursor. */
export function cursorOf(text: string): Cursor | undefined {
  const written = parsed(Buffer.from(text, 'base64url').toString());
  if (!Written.Check(written)) return undefined;
  const [sort, descending, value, id] = written;
  return { sort, descending, value, id };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
