// Imported directly, because the kernel's index would pull in the event schemas: browsers run this file.
import { canonicalJson } from '../kernel/canonical.ts';
import { type Sha256Hex, sha256Hex } from './sha256.ts';

/** Returns the content address of the texts that players agree to, in one language (docs/fairness.md, section 25). */
export const agreementHashOf = (language: string, texts: unknown, hash: Sha256Hex = sha256Hex): string =>
  hash(canonicalJson({ scheme: 'v1', agreement: language, texts }));
