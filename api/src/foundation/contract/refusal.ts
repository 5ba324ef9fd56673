import type { Text } from '@skins/engine/catalogue';
import type { Static, TSchema } from 'typebox';

/** How a refusal looks from outside. `Given` is what it is made of: the engine's rejection, where it comes from there. */
export interface RefusalEntry<Given = never> {
  /** of HTTP */
  readonly status: number;
  /** stable; the specification's where it names one */
  readonly errCode: number;
  /** `{detail}` is replaced by what exactly is wrong */
  readonly text: Text;
  /** what its answer carries for a program to read, where it does */
  readonly data?: RefusalData<Given>;
}

/** What an answer carries, and how it is made: only what the schema names leaves the shop. */
interface RefusalData<Given> {
  readonly schema: TSchema;
  readonly of: (given: Given) => unknown;
}

/** An entry of which nobody knows what it is made of. */
export type AnyRefusalEntry = Omit<RefusalEntry, 'data'> & {
  readonly data?: { readonly schema: TSchema; of(given: unknown): unknown };
};

export const refusal = (status: number, errCode: number, text: Text) => ({ status, errCode, text });

/** A refusal whose answer carries data, as the schema has them. */
export const refusalWith = <Schema extends TSchema, Given>(
  status: number,
  errCode: number,
  text: Text,
  schema: Schema,
  of: (given: Given) => Static<Schema>,
) => ({ status, errCode, text, data: { schema, of } });
