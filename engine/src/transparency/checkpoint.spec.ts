import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { checkpointText, parseCheckpoint, signCheckpoint } from './checkpoint.ts';
import { keyText, logKey, noteKey, parseKey } from './note-key.ts';
import { MalformedNote, isSignedBy, parseNote } from './note.ts';

/** The example in C2SP's tlog-checkpoint. */
const PUBLISHED = `example.com/behind-the-sofa
20852163
CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=

— example.com/behind-the-sofa Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=
`;

const PUBLIC_KEY = new Uint8Array(32).fill(7);
const ROOT = '01'.repeat(32);
const SIGNATURE = new Uint8Array(64).fill(9);

describe('checkpoint', () => {
  it('reads the published example', () => {
    const { checkpoint, note } = parseCheckpoint(PUBLISHED);
    expect(checkpoint.origin).toBe('example.com/behind-the-sofa');
    expect(checkpoint.size).toBe(20_852_163);
    expect(checkpoint.root).toBe('0ac5186a91863e8e1d90c808014aa89bf5da8e3ee1d9f07630f0378f68f1ab62');
    expect(checkpointText(checkpoint)).toBe(note.text);
    expect(note.signatures.map(({ name, keyId }) => [name, keyId])).toEqual([
      ['example.com/behind-the-sofa', '033de0ae'],
    ]);
  });

  it('reads back what it signs, and finds the signature by its key', () => {
    const key = logKey(PUBLIC_KEY);
    const { checkpoint, note } = parseCheckpoint(
      signCheckpoint({ size: 3, root: ROOT }, key, () => SIGNATURE),
    );
    expect(checkpoint).toEqual({ origin: key.name, size: 3, root: ROOT });
    const seen: Uint8Array[][] = [];
    const verify = (...all: Uint8Array[]) => seen.push(all) > 0;
    expect(isSignedBy(note, key, verify)).toBe(true);
    expect(seen).toEqual([[PUBLIC_KEY, utf8ToBytes(note.text), SIGNATURE]]);
    expect(isSignedBy(note, noteKey('another.example', PUBLIC_KEY), verify)).toBe(false);
    expect(isSignedBy(note, key, () => false)).toBe(false);
  });

  it('accepts further lines after the root, and other signatures', () => {
    const text = PUBLISHED.replace('q2I=\n', 'q2I=\nextension\n');
    expect(parseCheckpoint(`${text}— w.example AAAAAQI=\n`).note.signatures).toHaveLength(2);
  });

  it.each([
    ['no signature', PUBLISHED.slice(0, PUBLISHED.indexOf('—'))],
    ['no blank line', PUBLISHED.replace('\n\n', '\n')],
    ['no last newline', PUBLISHED.slice(0, -1)],
    ['a hyphen for the dash', PUBLISHED.replace('—', '-')],
    ['a carriage return', PUBLISHED.replace('63\n', '63\r\n')],
    ['a size with a zero in front', PUBLISHED.replace('2085', '02085')],
    ['a negative size', PUBLISHED.replace('2085', '-2085')],
    ['a short root', PUBLISHED.replace('CsUY', '')],
    ['a signature without bytes', PUBLISHED.replace(/Az3g\S+/, 'AAAAAA==')],
    ['a plus in the name', PUBLISHED.replace('— example', '— exam+ple')],
    ['a word too many', PUBLISHED.replace('AYQ8=', 'AYQ8= x')],
    ['no origin', PUBLISHED.replace('example.com/behind-the-sofa\n', '\n')],
    ['an empty line in the text', PUBLISHED.replace('q2I=\n', 'q2I=\n\nx\n')],
    ['half a character', PUBLISHED.replace('sofa\n', '\ud800\n')],
  ])('refuses %s', (_fault, note) => {
    expect(() => parseCheckpoint(note)).toThrow(MalformedNote);
  });

  it('splits text and signatures at the last blank line', () => {
    expect(parseNote('a\n\nb\n\n— w.example AAAAAQI=\n').text).toBe('a\n\nb\n');
  });
});

describe('key', () => {
  it.each([
    'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k',
    'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW',
  ])('reads and writes the published %s', (text) => {
    const key = parseKey(text);
    expect(key && keyText(key)).toBe(text);
  });

  it.each([
    'example.com/foo+530d903b+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k',
    'example.com/bar+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k',
    'example.com/foo+530d903a+AukyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k',
    'example.com/foo+530d903a',
    '',
  ])('refuses %o', (text) => expect(parseKey(text)).toBeUndefined());

  it("derives the log's name from its key", () => {
    const key = logKey(hexToBytes('00'.repeat(32)));
    expect(key.name).toBe('skins.log/66687aadf862bd77');
    expect(parseKey(keyText(key))).toEqual(key);
  });
});
