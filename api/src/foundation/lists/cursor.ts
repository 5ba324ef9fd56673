import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Cell } from './description.ts';

/** The end of a page; the next page continues after it, at any depth in the list. */
export interface Cursor {
  /** column by which the list was sorted */
  readonly sort: string;
  readonly descending: boolean;
  /** sort value and id of the page's last row */
  readonly value: Cell | null;
  readonly id: Cell;
}

const text = Type.String({ maxLength: 200 });
const value = Type.Union([text, Type.Number(), Type.Null()]);
const Written = Compile(Type.Tuple([text, Type.Boolean(), value, Type.Union([text, Type.Number()])]));

/** Returns a cursor as opaque text for clients. */
export const cursorText = ({ sort, descending, value, id }: Cursor): string =>
  Buffer.from(JSON.stringify([sort, descending, value, id])).toString('base64url');

/** Parses a cursor; undefined if it is invalid. */
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
