import { expect, it } from 'vitest';
import { sha256Hex } from './sha256.ts';

it.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('has the digest of %j in FIPS 180', (text, digest) => {
  expect(sha256Hex(text)).toBe(digest);
});

it('hashes the UTF-8 bytes of a text', () => {
  expect(sha256Hex('种子')).toBe('5e20fc223736c86a5b3a81f4587e61ae8a55a6553b091db2b3eefc132e8c7d3c');
});
