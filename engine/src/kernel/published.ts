import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Right } from './rights.ts';

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
  /** `odds`: they decide what a play may yield, and need the same notice as odds. `at-once`: they need none */
  readonly like: RulesKind;
  /** the right to propose a version; to approve one is `approve-rules` for all */
  readonly propose: ProposeRight;
  /** asked of new versions besides `fits`, so that what was published before stays readable */
  readonly asks?: (content: unknown) => boolean;
}

/** Texts for players are proposed by operators for content, too. */
export type ProposeRight = Extract<Right, 'propose-rules' | 'propose-texts'>;

interface Declared {
  readonly like?: RulesKind;
  readonly propose?: ProposeRight;
  readonly asks?: (content: unknown) => boolean;
}

export type RulesKind = 'rules' | 'odds' | 'at-once';

/** @throws TypeError if the first version does not fit the schema */
export function defineRules<Schema extends TSchema>(
  name: string,
  schema: Schema,
  first: Static<Schema>,
  { like = 'rules', propose = 'propose-rules', asks }: Declared = {},
): PublishedRules<Static<Schema>> {
  const validator = Compile(schema);
  const fits = fittingOnce((content): content is Static<Schema> => validator.Check(content));
  if (!fits(first) || asks?.(first) === false)
    throw new TypeError(`the first rules of ${name} do not fit their schema`);
  return { name, schema, fits, first, like, propose, ...(asks !== undefined && { asks }) };
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
