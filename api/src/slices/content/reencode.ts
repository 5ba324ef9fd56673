import { PICTURE_BYTES_MAX, PICTURE_SIDE_MAX } from '@skins/engine/content';
import { fileHashOf } from './picture-files.ts';

/** A picture as players get it. */
export interface Encoded {
  readonly hash: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

const PIXELS_MAX = 40_000_000;
const FORMATS = new Set(['png', 'jpeg', 'webp']);
/** Sides and qualities to try. The first is nearly always small enough. */
const TRIES = [
  { side: PICTURE_SIDE_MAX, quality: 84 },
  { side: 1_600, quality: 70 },
  { side: 1_000, quality: 50 },
];

/**
 * Decodes a picture and encodes its pixels again as WebP, so that nothing of the sent file remains: no metadata, no
 * second file behind it, no script.
 */
export async function reencoded(sent: Buffer): Promise<Encoded | 'picture-unreadable' | 'picture-too-large'> {
  // Native code, loaded with the first picture.
  const { default: sharp } = await import('sharp');
  // Players' plays are served meanwhile.
  sharp.concurrency(1);
  let kind;
  try {
    kind = await sharp(sent, { limitInputPixels: false }).metadata();
  } catch {
    return 'picture-unreadable';
  }
  // SVG, GIF, PDF and the like are decoded by code of their own: none is let near a player.
  if (!FORMATS.has(kind.format) || (kind.pages ?? 1) > 1) return 'picture-unreadable';
  if (kind.width * kind.height > PIXELS_MAX) return 'picture-too-large';
  try {
    for (const { side, quality } of TRIES) {
      const { data, info } = await sharp(sent, { limitInputPixels: PIXELS_MAX, failOn: 'warning' })
        .autoOrient()
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .webp({ quality, effort: 3 })
        .toBuffer({ resolveWithObject: true });
      if (data.length <= PICTURE_BYTES_MAX)
        return { hash: fileHashOf(data), bytes: data, width: info.width, height: info.height };
    }
    return 'picture-too-large';
  } catch {
    return 'picture-unreadable';
  }
}
