// Imported directly, because the kernel's index would pull in the event schemas: browsers run this file.
import { canonicalJson } from '../kernel/canonical.ts';
import { type Sha256Hex, sha256Hex } from './sha256.ts';

/** Returns the content address of rules: SHA-256 of their canonical JSON and name (docs/fairness.md, section 3). */
export const rulesHashOf = (name: string, content: unknown, hash: Sha256Hex = sha256Hex): string =>
  hash(canonicalJson({ scheme: 'v1', rules: name, content }));
