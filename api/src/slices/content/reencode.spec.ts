import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Encoded, reencoded } from './reencode.ts';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 20, g: 160, b: 120, alpha: 0.5 } } });

/** @throws when the picture is refused */
async function taken(sent: Buffer): Promise<Encoded> {
  const encoded = await reencoded(sent);
  if (typeof encoded === 'string') throw new Error(encoded);
  return encoded;
}

/** Returns a PNG whose head claims a size that its data has not. */
function claiming(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a picture that is sent', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('is encoded again as WebP from %s', async (format) => {
    const { bytes, hash, width, height } = await taken(await blank(64, 32).toFormat(format).toBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 64, height: 32 });
    expect([width, height]).toEqual([64, 32]);
    expect(hash).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  it('has the same hash whenever it is sent', async () => {
    const sent = await blank(16, 16).png().toBuffer();
    expect((await taken(sent)).hash).toBe((await taken(sent)).hash);
  });

  it('is scaled down to the largest side', async () => {
    const { width, height } = await taken(await blank(4_800, 1_000).png().toBuffer());
    expect([width, height]).toEqual([2_400, 500]);
  });

  it('loses its metadata, and stands as its metadata says', async () => {
    const sent = await blank(40, 20)
      .jpeg()
      .withMetadata({ orientation: 6, exif: { IFD0: { Artist: 'Anna', Copyright: '<script>' } } })
      .toBuffer();
    const { bytes, width, height } = await taken(sent);
    expect([width, height]).toEqual([20, 40]);
    expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
    expect(bytes.includes('Anna')).toBe(false);
  });

  it('loses what stands behind or within it: a page, a script, an archive', async () => {
    const script = '<html><script>alert(document.domain)</script>';
    const png = await blank(8, 8).png().toBuffer();
    const jpeg = await blank(8, 8).jpeg().toBuffer();
    // After the first two bytes a JPEG may hold a comment of any content.
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), Buffer.from(script)]);
    for (const sent of [
      Buffer.concat([png, Buffer.from(script)]),
      Buffer.concat([png, Buffer.from('PK\u0003\u0004'), Buffer.alloc(64)]),
      Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
    ]) {
      const encoded = await reencoded(sent);
      if (typeof encoded === 'string') continue;
      expect(encoded.bytes.includes('script')).toBe(false);
      expect(encoded.bytes.subarray(8, 12).toString()).toBe('WEBP');
      expect(encoded.bytes.readUInt32LE(4) + 8).toBe(encoded.bytes.length);
    }
  });

  it('is refused if it is of another kind, whatever its name', async () => {
    const gif = await blank(8, 8).gif().toBuffer();
    const tiff = await blank(8, 8).tiff().toBuffer();
    const svg = (inner: string) =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inner}</svg>`);
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    for (const sent of [
      gif,
      tiff,
      svg('<rect width="9" height="9"/>'),
      svg('<script>alert(1)</script>'),
      svg('<image href="file:///etc/passwd"/>'),
      svg('<foreignObject><iframe src="https://evil.example"/></foreignObject>'),
      page,
      Buffer.from('%PDF-1.7'),
      Buffer.alloc(0),
      Buffer.from('not a picture at all'),
    ])
      expect(await reencoded(sent)).toBe('picture-unreadable');
  });

  it('is refused if it moves', async () => {
    const frames = await Promise.all(
      [1, 2].map((n) =>
        blank(8, 8)
          .negate(n === 2)
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect(await reencoded(moving)).toBe('picture-unreadable');
  });

  it('is refused if it is cut off or damaged', async () => {
    const noise = await sharp({
      create: {
        width: 64,
        height: 64,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    expect(await reencoded(noise.subarray(0, noise.length / 2))).toBe('picture-unreadable');
    expect(await reencoded(claiming(100, 100))).toBe('picture-unreadable');
  });

  it('is refused before it is decoded if it is giant', async () => {
    expect(await reencoded(claiming(60_000, 60_000))).toBe('picture-too-large');
    expect(await reencoded(claiming(2 ** 31 - 1, 2 ** 31 - 1))).toMatch(/^picture-/);
  });

  it('is at most 1 MiB, and smaller if need be', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 90 };
    const create = { width: 1_700, height: 1_700, channels: 3 as const, background: '#000', noise };
    const { bytes, width } = await taken(await sharp({ create }).jpeg({ quality: 60 }).toBuffer());
    expect(bytes.length).toBeLessThanOrEqual(2 ** 20);
    expect(width).toBeLessThan(1_700);
  }, 60_000);
});
