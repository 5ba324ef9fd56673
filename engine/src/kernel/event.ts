import { type Static, type TProperties, type TSchema, Type } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

/** An object with exactly these members, as events are made of. */
export const closed = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

/** A past-tense fact of any type, as slices without knowledge of the type see it. */
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

/** A shape of `data` that is no longer written. */
export interface FormerVersion {
  readonly schema: TSchema;
  /** edition in which the next version begins to bind: this one is written only in earlier editions */
  readonly until: number;
  /** pure upcaster to the shape of the next version */
  readonly lift: (data: unknown) => unknown;
}

/** Identifies events of one type. */
export interface EventKind<Name extends string, Data> {
  readonly type: Name;
  /** Tests whether an event is of this type; its data was checked when it was made or decoded. */
  readonly is: (event: AnyEvent) => event is Event<Name, Data>;
}

/** A type of event, for code that reads and checks any type. */
export interface AnyEventType {
  readonly type: string;
  /** the present schema version */
  readonly v: number;
  readonly schema: TSchema;
  /** versions 1 … v − 1, the oldest first */
  readonly former: readonly FormerVersion[];
  /** Tests whether data from outside has the shape of a version. */
  readonly fits: (data: unknown, v?: number) => boolean;
  /** Returns a label that tells events of this type apart in a command, such as a posting's reason; empty if none. */
  readonly label: (event: AnyEvent) => string;
  readonly is: (event: AnyEvent) => boolean;
}

/** One type of event at its present schema version. */
export interface EventType<Name extends string, Data> extends EventKind<Name, Data> {
  readonly v: number;
  readonly schema: TSchema;
  readonly former: readonly FormerVersion[];
  readonly fits: AnyEventType['fits'];
  readonly label: AnyEventType['label'];
  /** Returns a new event of this type. */
  readonly of: (data: Data) => Event<Name, Data>;
}

/** The data of a type's events. */
export type EventData<Type> = Type extends EventKind<string, infer Data> ? Data : never;

/** The event that a type describes. */
export type EventOf<Type> = Type extends EventKind<infer Name, infer Data> ? Event<Name, Data> : never;

interface Definition<Data> {
  readonly former?: readonly FormerVersion[];
  readonly label?: (data: Data) => string;
}

/** Defines a type of event. Its version is one more than the number of its former ones. */
export function defineEvent<const Name extends string, Schema extends TSchema>(
  type: Name,
  schema: Schema,
  { former = [], label }: Definition<Static<Schema>> = {},
): EventType<Name, Static<Schema>> {
  const v = former.length + 1;
  const schemas = [...former.map((version) => version.schema), schema];
  /** Compiled on first use: a process sees few of the types. */
  const validators: Validator[] = [];
  const is = (event: AnyEvent): event is Event<Name, Static<Schema>> => event.type === type;
  return {
    type,
    v,
    schema,
    former,
    of: (data) => ({ type, v, data }),
    is,
    fits(data, version = v) {
      const written = schemas[version - 1];
      if (written === undefined) return false;
      return (validators[version - 1] ??= Compile(written)).Check(data);
    },
    label: (event) => (label !== undefined && is(event) ? label(event.data) : ''),
  };
}
