import { isSignedBy, keyText, noteKey, parseKey, parseNote, signNote } from '@skins/engine/transparency';
import { describe, expect, it } from 'vitest';
import { keyPairOf, verifyEd25519 } from './ed25519.ts';

/** The example of Go's golang.org/x/mod/sumdb/note, which C2SP's signed-note describes. */
const SEED = Buffer.from('AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz', 'base64').subarray(1);
const KEY = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
const TEXT = `If you think cryptography is the answer to your problem,
then you don't know what your problem is.
`;
const NOTE = `${TEXT}
— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=
`;

describe('Ed25519', () => {
  it('signs the published example exactly', () => {
    const { publicKey, sign } = keyPairOf(SEED);
    const key = noteKey('PeterNeumann', publicKey);
    expect(keyText(key)).toBe(KEY);
    expect(signNote(TEXT, key, sign)).toBe(NOTE);
  });

  it('verifies it, and rejects any change', () => {
    const key = parseKey(KEY);
    if (key === undefined) throw new Error('the published key is one');
    expect(isSignedBy(parseNote(NOTE), key, verifyEd25519)).toBe(true);
    expect(isSignedBy(parseNote(NOTE.replace('If', 'iF')), key, verifyEd25519)).toBe(false);
    expect(isSignedBy(parseNote(NOTE.replace('x08go/ZJ', 'x08go/ZK')), key, verifyEd25519)).toBe(false);
  });
});
