import { type Divergence, newAudit } from '../../../engine/src/audit/index.ts';
import { sha256Hex } from '../../../engine/src/fairness/index.ts';
import { INPUT_EDITION, canonicalJson } from '../../../engine/src/kernel/index.ts';
import type { AnyShop } from '../../../engine/src/shop/shop.ts';

// Forgeries of a log, for tests.

const MINUTE = 60_000;
const MADE_UP = 'f'.repeat(64);

interface Json {
  [member: string]: string | number | null | Json | Json[];
}
export interface Stored extends Json {
  stream: string;
  version: number;
  type: string;
  time: number;
  actor: string;
  command: string;
  data: Json;
}
export type Forge = (records: Stored[]) => Stored[];

export const parsed = (text: string): Stored => {
  const record: Stored = JSON.parse(text);
  return record;
};

/** Audits records as a log, with versions renumbered and inputs made up as a forger would. */
export function auditedAs(shop: AnyShop, records: readonly Stored[]): Divergence | undefined {
  const audit = newAudit({ shop });
  const versions = new Map<string, number>();
  let edition = 1;
  let before: Stored | undefined;
  for (const { input: known, data, ...record } of records) {
    const version = (versions.get(record.stream) ?? 0) + 1;
    versions.set(record.stream, version);
    if (record.type === 'EditionOpened' && typeof data['edition'] === 'number') edition = data['edition'];
    const first = before?.stream !== record.stream || before.command !== record.command;
    const input = first && edition >= INPUT_EDITION ? (known ?? MADE_UP) : undefined;
    audit.next(JSON.stringify({ ...record, version, input, data }));
    before = { ...record, data };
  }
  return audit.finish().divergence;
}

export const is =
  (type: string, stream = '') =>
  (record: Stored) =>
    record.type === type && record.stream.startsWith(stream);
export const change =
  (type: string, stream: string, data: Json): Forge =>
  (records) =>
    records.map((record) =>
      is(type, stream)(record) ? { ...record, data: { ...record.data, ...data } } : record,
    );
export const actingAs =
  (type: string, actor: string): Forge =>
  (records) => {
    const { command } = records.find(is(type)) ?? {};
    return records.map((record) => (record.command === command ? { ...record, actor } : record));
  };
/** Returns all records of an event's command. */
export const commandOf = (records: readonly Stored[], type: string, stream = ''): Stored[] => {
  const { command } = records.find(is(type, stream)) ?? {};
  return records.filter((record) => record.command === command);
};
export const without =
  (type: string, stream = ''): Forge =>
  (records) => {
    const gone = commandOf(records, type, stream);
    return records.filter((record) => !gone.includes(record));
  };
export const again =
  (type: string, stream = ''): Forge =>
  (records) => [
    ...records,
    ...commandOf(records, type, stream).map((record) => ({ ...record, command: 'again' })),
  ];
export const at =
  (type: string, by: number): Forge =>
  (records) =>
    records.map((record) => (is(type)(record) ? { ...record, time: record.time + by } : record));
/** Moves the command of one event before that of another. */
export const before =
  (type: string, other: string): Forge =>
  (records) => {
    const moved = commandOf(records, type);
    const left = records.filter((record) => !moved.includes(record));
    return left.toSpliced(left.findIndex(is(other)), 0, ...moved);
  };
/** Appends unrelated events, as if the shop had continued. */
export const goingOn =
  (minutes: number): Forge =>
  (records) => {
    const time = Math.max(...records.map((record) => record.time));
    const rest = Array.from({ length: minutes }, (_, n) => ({
      stream: `login-phone:${String(n).padStart(64, '0')}`,
      version: 1,
      type: 'LoginClaimed',
      v: 1,
      time: time + (n + 1) * MINUTE,
      actor: 'system',
      command: `login-${n}`,
      data: { kind: 'phone', playerId: `newcomer${n}` },
      input: sha256Hex(
        canonicalJson({ command: 'claim-login', input: { kind: 'phone', playerId: `newcomer${n}` } }),
      ),
    }));
    return [...records, ...rest];
  };
export const both =
  (...forges: Forge[]): Forge =>
  (records) =>
    forges.reduce((at, forge) => forge(at), records);
