import { canonicalJson } from '@skins/engine/kernel';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import { merkleTree } from '@skins/engine/transparency';
import type { AnyKit } from '../kit/kit.ts';

const EXPLAINED = new Set(['description', 'title', 'examples']);

/** Every version of a slice's events, 'BoxOpened@1', and the hash of its schema without what is only explained. */
export const schemaHashes = ({ slice }: AnyKit): ReadonlyMap<string, string> =>
  new Map(
    Object.values(slice.events).flatMap(({ type, former, schema }) =>
      [...former.map((one) => one.schema), schema].map(
        (one, n) => [`${type}@${n + 1}`, hashOf(one)] as const,
      ),
    ),
  );

function hashOf(schema: unknown): string {
  const text = JSON.stringify(schema, (key, member: unknown) => (EXPLAINED.has(key) ? undefined : member));
  const plain: unknown = JSON.parse(text);
  return nativeSha256(canonicalJson(plain));
}

/** The root of the Merkle tree over a log: not a byte of it changes unseen. */
export function rootOf(records: readonly string[]): string {
  const tree = merkleTree();
  for (const record of records) tree.append(record);
  return tree.root();
}
