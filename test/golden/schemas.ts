import { createHash } from 'node:crypto';
import { canonicalJson } from '@skins/engine/kernel';
import { codec } from '@skins/engine/shop';

/** Every event type at its present version, 'BoxOpened@1', and the hash of its schema without what is only explained. */
export function schemaHashes(): ReadonlyMap<string, string> {
  return new Map(codec.types.map(({ type, v, schema }) => [`${type}@${v}`, hashOf(schema)]));
}

function hashOf(schema: unknown): string {
  const explained = new Set(['description', 'title', 'examples']);
  const text = JSON.stringify(schema, (key, member: unknown) => (explained.has(key) ? undefined : member));
  const plain: unknown = JSON.parse(text);
  return createHash('sha256').update(canonicalJson(plain)).digest('hex');
}

/** Every type and version that a log may hold. */
export const typesAndVersions = (): string[] =>
  codec.types.flatMap(({ type, v }) => Array.from({ length: v }, (_, k) => `${type}@${k + 1}`));
