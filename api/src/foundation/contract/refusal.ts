import type { Text } from '@skins/engine/catalogue';
import type { Static, TSchema } from 'typebox';

/** The external form of a refusal. `Given` is its source: the engine's rejection, if it comes from there. */
export interface RefusalEntry<Given = never> {
  /** HTTP status */
  readonly status: number;
  /** stable; taken from the specification if it defines one */
  readonly errCode: number;
  /** `{detail}` is replaced by the exact cause */
  readonly text: Text;
  /** machine-readable data in the answer, if any */
  readonly data?: RefusalData<Given>;
}

/** The data of an answer, and how to make it. Only fields in the schema leave the shop. */
interface RefusalData<Given> {
  readonly schema: TSchema;
  readonly of: (given: Given) => unknown;
}

/** An entry whose source type is unknown. */
export type AnyRefusalEntry = Omit<RefusalEntry, 'data'> & {
  readonly data?: { readonly schema: TSchema; of(given: unknown): unknown };
};

export const refusal = (status: number, errCode: number, text: Text) => ({ status, errCode, text });

/** Returns a refusal whose answer carries data of the schema. */
export const refusalWith = <Schema extends TSchema, Given>(
  status: number,
  errCode: number,
  text: Text,
  schema: Schema,
  of: (given: Given) => Static<Schema>,
) => ({ status, errCode, text, data: { schema, of } });
