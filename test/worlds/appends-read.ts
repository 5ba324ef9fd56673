import { type Append, type NewEvent, type PlacedAppend } from '@skins/api/foundation/store';
import { inputIn } from '@skins/engine/kernel';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

const records = Compile(
  Type.Object({
    type: Type.String(),
    v: Type.Integer(),
    time: Type.Integer(),
    actor: Type.String(),
    data: Type.Unknown(),
  }),
);

/**
 * Returns an append of a log as it was called.
 * @param tried calls of its command: one without events is in the log without its time and its actor
 */
export function appendIn({ head, records: lines }: PlacedAppend, tried: readonly Append[]): Append {
  const { stream, id, on, refusal } = head;
  const parsed = lines.map((line) => {
    const record: unknown = JSON.parse(line);
    if (!records.Check(record)) throw new TypeError(`not a record: ${line}`);
    return record;
  });
  const call = tried.findLast(
    ({ expectedVersion, events, command }) =>
      expectedVersion === on && events.length === lines.length && command.refusal === refusal,
  );
  const origin = parsed[0] ?? call;
  const inputHash = head.inputHash ?? inputIn(lines[0] ?? '');
  if (origin === undefined || inputHash === undefined) throw new Error(`nobody called ${id} in ${stream}`);
  const events = parsed.map(({ type, v, data }): NewEvent => ({ type, v, data }));
  return {
    stream,
    expectedVersion: on,
    events,
    command: {
      id,
      inputHash,
      ...(refusal !== undefined && { refusal }),
      ...(head.inputHash !== undefined && lines.length > 0 && { beside: true as const }),
    },
    time: origin.time,
    actor: origin.actor,
  };
}
