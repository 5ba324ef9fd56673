import type { AnyEvent, EventType } from './event.ts';

type KnownType = Pick<EventType<string, never>, 'type' | 'v' | 'upcasters' | 'schema' | 'fits'>;

/** Why stored data could not be read as an event. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';
}

/** Reads stored events of every known type, lifting old schema versions to the present one. */
export interface Codec {
  readonly types: readonly KnownType[];
  /** @throws UnreadableEvent on an unknown type, a version from the future, or data that does not fit the schema */
  decode(type: string, v: number, data: unknown): AnyEvent;
}

export function codecOf(types: readonly KnownType[]): Codec {
  const byName = new Map(types.map((known) => [known.type, known]));
  if (byName.size !== types.length) throw new Error('two event types share one name');
  return {
    types,
    decode(type, v, data) {
      const known = byName.get(type);
      if (known === undefined) throw new UnreadableEvent(`unknown event type ${type}`);
      const lifted = v === known.v ? data : lift(known, v, data);
      if (!known.fits(lifted)) throw new UnreadableEvent(`${type} v${v} does not fit its schema`);
      return { type, v: known.v, data: lifted };
    },
  };
}

function lift(known: KnownType, v: number, data: unknown): unknown {
  if (!Number.isSafeInteger(v) || v < 1 || v > known.v)
    throw new UnreadableEvent(`${known.type} v${v} is not between v1 and v${known.v}`);
  let lifted = data;
  for (let from = v; from < known.v; from += 1) {
    const upcast = known.upcasters[from];
    if (upcast === undefined) throw new UnreadableEvent(`${known.type} has no upcaster from v${from}`);
    lifted = upcast(lifted);
  }
  return lifted;
}
