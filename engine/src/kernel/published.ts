import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/**
 * Rules of a game, published under a name: content-addressed and versioned, each version in force from a time on. A play
 * names the hash of the version it was decided under.
 */
export interface PublishedRules<Content> {
  readonly name: string;
  readonly schema: TSchema;
  readonly fits: (content: unknown) => content is Content;
  /** content that the shop publishes if nothing is published yet */
  readonly first: Content;
  /** `odds`: they decide what a play may yield, and need the same notice as odds */
  readonly like: RulesKind;
}

export type RulesKind = 'rules' | 'odds';

/** @throws TypeError if the first version does not fit the schema */
export function defineRules<Schema extends TSchema>(
  name: string,
  schema: Schema,
  first: Static<Schema>,
  { like = 'rules' }: { readonly like?: RulesKind } = {},
): PublishedRules<Static<Schema>> {
  const validator = Compile(schema);
  const fits = fittingOnce((content): content is Static<Schema> => validator.Check(content));
  if (!fits(first)) throw new TypeError(`the first rules of ${name} do not fit their schema`);
  return { name, schema, fits, first, like };
}

/** Caches a check by object: contents never change, and every play checks some of them. */
export function fittingOnce<Content>(
  fits: (content: unknown) => content is Content,
): (content: unknown) => content is Content {
  const passed = new WeakSet<object>();
  return (content): content is Content => {
    if (typeof content !== 'object' || content === null) return fits(content);
    if (passed.has(content)) return true;
    const isFitting = fits(content);
    if (isFitting) passed.add(content);
    return isFitting;
  };
}

/** A version of rules in force. */
export interface RulesInForce<Content> {
  readonly hash: string;
  readonly content: Content;
}
