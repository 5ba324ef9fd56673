import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/**
 * Rules that a game plays by, published under a name: content-addressed, versioned, each version with the time from which it
 * counts. A play names the hash of the version it was decided under.
 */
export interface PublishedRules<Content> {
  readonly name: string;
  readonly schema: TSchema;
  readonly fits: (content: unknown) => content is Content;
  /** what the shop publishes when nobody has published anything yet */
  readonly first: Content;
  /** `odds`: they decide what may come out of a play, and are announced as long before */
  readonly like: RulesKind;
}

export type RulesKind = 'rules' | 'odds';

/** @throws TypeError when the first version does not fit the schema */
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

/** The same check, made once for each object that passes: contents never change, and every play asks for some of them. */
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

/** A version of rules, as it counts at some time. */
export interface RulesInForce<Content> {
  readonly hash: string;
  readonly content: Content;
}
