import { canonicalJson } from '@skins/engine/kernel';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import { merkleTree } from '@skins/engine/transparency';
import type { AnyKit } from '../kit/kit.ts';

const EXPLAINED = new Set(['description', 'title', 'examples']);

/** Returns every version of a slice's events, 'BoxOpened@1', with the hash of its schema without annotations. */
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

/** Returns the Merkle root of a log, which changes with any byte. */
export function rootOf(records: readonly string[]): string {
  const tree = merkleTree();
  for (const record of records) tree.append(record);
  return tree.root();
}
