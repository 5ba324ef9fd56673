// Not through the kernel's index, which brings the schemas of events along: browsers run this file.
import { canonicalJson } from '../kernel/canonical.ts';
import { type Sha256Hex, sha256Hex } from './sha256.ts';

/** The content address of published rules: SHA-256 of their canonical JSON under their name (docs/fairness.md, section 3). */
export const rulesHashOf = (name: string, content: unknown, hash: Sha256Hex = sha256Hex): string =>
  hash(canonicalJson({ scheme: 'v1', rules: name, content }));
