import type { Frame } from './profile.ts';

const WIDTH = 1_600;
const ROW = 15;
const TITLE = 26;
const CHARACTER = 5.6;
/** pixels; narrower frames are left out, as they are invisible and make up most of the file */
const NARROWEST = 1.2;

/** A thread's work, and its share per play. */
export interface Flames {
  readonly title: string;
  readonly root: Frame;
  /** processor time in µs, the width of the picture */
  readonly perPlay: number;
}

/** Draws the threads' time per play, one above the other on one scale; callers are below callees. */
export function flameGraph(threads: readonly Flames[]): string {
  const scale = WIDTH / Math.max(...threads.map(({ perPlay }) => perPlay));
  const parts: string[] = [];
  let top = 0;
  for (const { title, root, perPlay } of threads) {
    const drawn = { boxes: [] as string[], depth: 0 };
    const width = perPlay * scale;
    const unit = { perPlay, pixels: width / root.total, us: perPlay / root.total };
    draw(root, 0, 0, unit, drawn);
    const height = TITLE + (drawn.depth + 1) * ROW;
    parts.push(`<text x="4" y="${top + 18}" class="t">${escaped(title)}</text>`);
    parts.push(`<g transform="translate(0 ${top + height - ROW})">${drawn.boxes.join('')}</g>`);
    top += height + ROW;
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${top}" font-family="monospace" font-size="9.5">` +
    '<style>.t{font-size:14px;font-weight:bold}rect{stroke:#fff;stroke-width:.4}</style>' +
    `<rect width="${WIDTH}" height="${top}" fill="#fff"/>${parts.join('\n')}</svg>\n`
  );
}

interface Unit {
  readonly pixels: number;
  readonly us: number;
}

function draw(
  frame: Frame,
  left: number,
  depth: number,
  unit: Unit,
  drawn: { readonly boxes: string[]; depth: number },
): void {
  const width = frame.total * unit.pixels;
  if (width < NARROWEST) return;
  drawn.depth = Math.max(drawn.depth, depth);
  const room = Math.floor((width - 4) / CHARACTER);
  const label =
    room < 4
      ? ''
      : `<text x="${short(left + 2)}" y="${-depth * ROW + 11}">${escaped(frame.name.slice(0, room))}</text>`;
  const told = `${frame.name} ${short(frame.total * unit.us)} µs`;
  drawn.boxes.push(
    `<g><title>${escaped(told)}</title><rect x="${short(left)}" y="${-depth * ROW}" width="${short(width)}" height="${ROW - 1}" ` +
      `fill="${colourOf(frame.name)}"/>${label}</g>`,
  );
  let from = left;
  for (const child of [...frame.children.values()].toSorted((a, b) => b.total - a.total)) {
    draw(child, from, depth + 1, unit, drawn);
    from += child.total * unit.pixels;
  }
}

/** Own code is orange, Node's and libraries' blue, native code green, garbage collection red. */
function colourOf(name: string): string {
  if (name === '(garbage collector)') return '#e57373';
  if (name.includes(' node:')) return '#9fc5e8';
  if (!name.includes(' ')) return '#b6d7a8';
  return /\.ts:\d+$/.test(name) ? '#f6b26b' : '#cfe2f3';
}

const short = (value: number): string => value.toFixed(1).replace(/\.0$/, '');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
