import type { AnyEvent, AnyEventType } from './event.ts';

/** Thrown if stored data cannot be read as an event. */
export class UnreadableEvent extends Error {
  override readonly name: string = 'UnreadableEvent';
}

/** Thrown if a newer program wrote an event: its type, or the version of its type, is not known here. */
export class NewerEvent extends UnreadableEvent {
  override readonly name = 'NewerEvent';
}

/** Reads stored events of every known type, and upcasts former versions to the present one. */
export interface Codec {
  readonly types: readonly AnyEventType[];
  find(type: string): AnyEventType | undefined;
  /** @throws UnreadableEvent on an unknown type, a version from the future, or data that does not fit its schema */
  decode(type: string, v: number, data: unknown): AnyEvent;
  /** Checks that an event to be stored can be read by `decode`. @throws UnreadableEvent */
  hold(event: AnyEvent): void;
}

export function codecOf(types: readonly AnyEventType[]): Codec {
  const byName = new Map(types.map((known) => [known.type, known]));
  const twice = types.find(({ type }, n) => types.findIndex((other) => other.type === type) !== n);
  if (twice !== undefined) throw new Error(`two event types share one name: ${twice.type}`);
  const typeOf = (type: string, v: number, data: unknown): AnyEventType => {
    const known = byName.get(type);
    if (known === undefined) throw new NewerEvent(`unknown event type ${type}`);
    const isNewer = Number.isSafeInteger(v) && v > known.v;
    if (!Number.isSafeInteger(v) || v < 1 || isNewer)
      throw new (isNewer ? NewerEvent : UnreadableEvent)(`${type} v${v} is not between v1 and v${known.v}`);
    if (!known.fits(data, v)) throw new UnreadableEvent(`${type} v${v} does not fit its schema`);
    return known;
  };
  return {
    types,
    find: (type) => byName.get(type),
    decode: (type, v, data) => lifted(typeOf(type, v, data), v, data),
    hold: ({ type, v, data }) => void typeOf(type, v, data),
  };
}

/** Upcasts data that fits a version to an event of its type's present version. */
export function lifted({ type, v: present, former }: AnyEventType, v: number, data: unknown): AnyEvent {
  if (v === present) return { type, v, data };
  return { type, v: present, data: former.slice(v - 1).reduce((at, { lift }) => lift(at), data) };
}
