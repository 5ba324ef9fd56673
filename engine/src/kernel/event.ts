import { type Static, type TProperties, type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';

/** An object with these members and no other: what events are made of. */
export const closed = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

/** A past-tense fact of any type, as slices without knowledge of it see it. */
export interface AnyEvent {
  readonly type: string;
  /** schema version of `data` */
  readonly v: number;
  readonly data: unknown;
}

export interface Event<Name extends string, Data> extends AnyEvent {
  readonly type: Name;
  readonly data: Data;
}

/** Pure steps from an old shape of `data` to the next: key n lifts version n to n + 1. */
export type Upcasters = Readonly<Record<number, (data: unknown) => unknown>>;

/** What tells events of one type from others. */
export interface EventKind<Name extends string, Data> {
  readonly type: Name;
  /** Whether an event is of this type; its data was checked when it was made or decoded. */
  readonly is: (event: AnyEvent) => event is Event<Name, Data>;
}

/** One type of event at its present schema version. */
export interface EventType<Name extends string, Data> extends EventKind<Name, Data> {
  readonly v: number;
  readonly upcasters: Upcasters;
  readonly schema: TSchema;
  /** A new event of this type. */
  readonly of: (data: Data) => Event<Name, Data>;
  /** Whether data read from outside has the present shape. */
  readonly fits: (data: unknown) => boolean;
}

/** What an event of a type says. */
export type EventData<Type> = Type extends EventKind<string, infer Data> ? Data : never;

/** The event that a type describes. */
export type EventOf<Type> = Type extends EventKind<infer Name, infer Data> ? Event<Name, Data> : never;

export function defineEvent<const Name extends string, Schema extends TSchema>(
  type: Name,
  v: number,
  schema: Schema,
  upcasters: Upcasters = {},
): EventType<Name, Static<Schema>> {
  const validator = Compile(schema);
  return {
    type,
    v,
    schema,
    upcasters,
    of: (data) => ({ type, v, data }),
    is: (event): event is Event<Name, Static<Schema>> => event.type === type,
    fits: (data) => validator.Check(data),
  };
}
