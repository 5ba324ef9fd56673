import { hash } from 'node:crypto';
import type { Sha256Hex } from '@skins/engine/fairness';

/** Node's own SHA-256. */
export const nativeHex: Sha256Hex = (text) => hash('sha256', text);
