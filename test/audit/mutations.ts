/** One change to a log of record texts. Positions count from 1. */
export type Mutation =
  | { readonly kind: 'flip'; readonly position: number; readonly path: readonly string[] }
  | { readonly kind: 'drop' | 'repeat'; readonly position: number }
  | { readonly kind: 'swap'; readonly position: number; readonly other: number };

type Member = string | number | boolean | null | Json;
interface Json {
  [key: string]: Member;
}

export const parsed = (record: string): Json => {
  const json: Json = JSON.parse(record);
  return json;
};

/** The log after a change. */
export function mutated(log: readonly string[], mutation: Mutation): readonly string[] {
  const index = mutation.position - 1;
  const record = log[index] ?? '';
  if (mutation.kind === 'flip') return log.with(index, flipped(record, mutation.path));
  if (mutation.kind === 'swap')
    return log.with(index, log[mutation.other - 1] ?? '').with(mutation.other - 1, record);
  return mutation.kind === 'drop' ? log.toSpliced(index, 1) : log.toSpliced(index, 0, record);
}

/** Paths of all strings, numbers, booleans and nulls of a record. */
export function leafPaths(value: Member, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, member]) => leafPaths(member, [...path, key]));
}

function flipped(record: string, path: readonly string[]): string {
  const json = parsed(record);
  const last = path.at(-1) ?? '';
  const parent = path.slice(0, -1).reduce<Json>((at, key) => objectAt(at, key), json);
  parent[last] = other(parent[last] ?? null);
  return JSON.stringify(json);
}

function objectAt(json: Json, key: string): Json {
  const member = json[key];
  if (typeof member !== 'object' || member === null) throw new Error(`nothing at ${key}`);
  return member;
}

/** Another choice where one has to be made, else a neighbour. */
const CHOICES: Readonly<Record<string, string>> = {
  player: 'house',
  house: 'player',
  mint: 'player',
  system: 'player',
  command: 'player',
  'demo-grant': 'box-open',
  'box-open': 'demo-grant',
  WalletPosted: 'ItemsGranted',
  BoxOpened: 'UserSeedSet',
};

function other(value: Member): Member {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return CHOICES[value] ?? neighbour(value);
  return value === null ? 'fn' : null;
}

/** The text with its last letter or digit changed to another one. */
function neighbour(text: string): string {
  const last = text.at(-1) ?? '';
  const next = /[1-9]/.test(last) ? '0' : last === '0' ? '1' : last === 'a' ? 'b' : 'a';
  return `${text.slice(0, -1)}${next}`;
}
