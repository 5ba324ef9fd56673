import { hash } from 'node:crypto';
import type { Sha256Hex } from '@skins/engine/fairness';

/** Node's SHA-256: the same digits as the engine's pure implementation, several times faster. */
export const nativeSha256: Sha256Hex = (text) => hash('sha256', text, 'hex');
