import { renderPath } from '@skins/fixtures/art';
import { LruMap } from '../../foundation/cache/lru-map.ts';

/** The content of a picture. It has no words: other sites show the title, and a machine may lack fonts for some scripts. */
export interface Shown {
  /** path of a drawing of the shop */
  readonly art: string;
  /** such as ×11.63; empty for none */
  readonly figure: string;
  /** whether the drawing is dimmed: nothing was won */
  readonly isDim: boolean;
}

const WIDTH = 1_200;
const HEIGHT = 630;
/** About 100 kB each. */
const KEPT = 200;
/** Pictures drawn at once; others are refused and asked for again later. */
const DRAWN_AT_ONCE = 4;

/** Draws pictures, and caches the latest. The library draws on threads of its own, so the event loop is not blocked. */
export class Pictures {
  readonly #kept = new LruMap<string, Buffer>(KEPT);
  readonly #drawing = new Map<string, Promise<Buffer>>();

  /** @returns undefined if the drawing is none of the shop’s; busy: too many are being drawn */
  async of(shown: Shown): Promise<Buffer | 'busy' | undefined> {
    const key = `${shown.art} ${shown.figure} ${shown.isDim}`;
    const known = this.#kept.get(key) ?? this.#drawing.get(key);
    if (known !== undefined) return known;
    const svg = drawn(shown);
    if (svg === undefined) return undefined;
    if (this.#drawing.size >= DRAWN_AT_ONCE) return 'busy';
    const drawing = rendered(svg).finally(() => this.#drawing.delete(key));
    this.#drawing.set(key, drawing);
    const picture = await drawing;
    this.#kept.set(key, picture);
    return picture;
  }
}

/** Renders a picture as PNG. The library is loaded with the first one, so that a start does not wait for it. */
async function rendered(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

/** Returns the picture as SVG; undefined if its drawing is none of the shop’s. */
function drawn({ art, figure, isDim }: Shown): string | undefined {
  const drawing = renderPath(art);
  if (drawing === undefined) return undefined;
  const source = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
  const wide = figure === '';
  const plate = wide ? { x: 280, width: 640 } : { x: 60, width: 640 };
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#0d1512"/>
<rect x="${plate.x}" y="60" width="${plate.width}" height="510" rx="8" fill="#f1f5f3"/>
<image xlink:href="${source}" x="${plate.x + 30}" y="90" width="${plate.width - 60}" height="450"${isDim ? ' opacity="0.35"' : ''}/>
<g font-family="serif" font-weight="700" fill="#f2f7f4">
${wide ? '' : `<text x="760" y="330" font-size="104">${figure}</text>`}
<text x="${wide ? 980 : 760}" y="540" font-size="40" fill="#92e3c0">Skins</text>
<text x="${wide ? 1_100 : 880}" y="540" font-size="28" fill="#9fb0a8">18+</text>
</g>
</svg>`;
}
