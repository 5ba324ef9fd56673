// The drawing of the wish tree: which leaves stand on a bough, and their outlines. Pure, so that a leaf is always one figure.

/** The cloud of leaves on a bough, in the drawing's units. */
export interface Bough {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
}

/** Leaves on one bough. */
export const LEAVES = 100;
/** The drawing's size. */
export const TREE = { width: 1600, height: 1240 } as const;

const bough = (cx: number, cy: number, rx: number, ry: number): Bough => ({ cx, cy, rx, ry });

/** Seven boughs, each for one wish; the largest first. */
export const SEVEN: readonly Bough[] = [
  bough(1288, 748, 222, 74),
  bough(322, 760, 226, 72),
  bough(798, 206, 244, 72),
  bough(236, 390, 190, 64),
  bough(1374, 374, 190, 60),
  bough(548, 548, 194, 62),
  bough(1060, 528, 198, 64),
];

/** Ten boughs of one wish, in the order of sale: from the lowest to the crown. */
export const TEN: readonly Bough[] = [
  bough(350, 780, 206, 64),
  bough(1262, 766, 204, 64),
  bough(606, 648, 184, 60),
  bough(1044, 612, 188, 58),
  bough(268, 584, 168, 54),
  bough(1350, 548, 170, 54),
  bough(498, 436, 200, 66),
  bough(1102, 408, 206, 66),
  bough(798, 296, 218, 70),
  bough(788, 138, 178, 60),
];

interface Leaf {
  readonly x: number;
  readonly y: number;
  /** its tip, from its foot */
  readonly dx: number;
  readonly dy: number;
}

/** The golden angle: neighbours in the order of sale stand apart, and every part of the bough fills alike. */
const TURN = Math.PI * (3 - Math.sqrt(5));

/** Returns a number from 0 to 1 that is always the same for a leaf. */
function grain(bough: Bough, leaf: number, of: number): number {
  const mixed = Math.sin((bough.cx + bough.cy * 3 + leaf * 12.9898 + of * 78.233) * 0.7311) * 43_758.5453;
  return mixed - Math.floor(mixed);
}

/** Returns the n-th leaf of a bough, from 0: the first stand in the middle. */
export function leafOf(bough: Bough, n: number): Leaf {
  const { cx, cy, rx, ry } = bough;
  const out = Math.sqrt((n + 0.5) / LEAVES);
  const angle = n * TURN + grain(bough, n, 1) * 0.5;
  const side = Math.cos(angle) * out;
  const x = cx + side * rx;
  const y = cy + Math.sin(angle) * out * ry;
  const length = 34 + grain(bough, n, 2) * 14;
  const lean = side * 0.95 + (grain(bough, n, 3) - 0.5) * 0.9;
  return { x, y, dx: Math.sin(lean) * length, dy: -Math.cos(lean) * length };
}

const whole = Math.round;

/** Returns the outline of a leaf: two arcs from the foot to the tip and back. */
function outlineOf({ x, y, dx, dy }: Leaf): string {
  const [wide, up] = [-dy * 0.34, dx * 0.34];
  const there = `${whole(dx / 2 + wide)} ${whole(dy / 2 + up)} ${whole(dx)} ${whole(dy)}`;
  const back = `${whole(-dx / 2 - wide)} ${whole(-dy / 2 - up)} ${-whole(dx)} ${-whole(dy)}`;
  return `M${whole(x)} ${whole(y)}q${there} ${back}z`;
}

const budOf = ({ x, y }: Leaf): string => `M${whole(x) - 5} ${whole(y)}a5 5 0 1 0 10 0 5 5 0 1 0-10 0`;

/** How light a leaf is: those below stand in the shade of those above. */
type Light = 'low' | 'mid' | 'high';

function lightOf(bough: Bough, n: number): Light {
  const down = (leafOf(bough, n).y - bough.cy) / bough.ry + (grain(bough, n, 4) - 0.5) * 0.5;
  if (down > 0.42) return 'low';
  return Math.sqrt(n / LEAVES) + (grain(bough, n, 5) - 0.5) * 0.5 < 0.68 ? 'high' : 'mid';
}

export interface BoughPaths {
  readonly low: string;
  readonly mid: string;
  readonly high: string;
  readonly mine: string;
  readonly buds: string;
}

/**
 * Returns the outlines of a bough, one path for each kind of leaf.
 * @param sold leaves that have grown, 0 to 100
 * @param isMine whether the n-th leaf, from 0, is the viewer's
 */
export function pathsOf(bough: Bough, sold: number, isMine: (n: number) => boolean): BoughPaths {
  const paths = { low: '', mid: '', high: '', mine: '', buds: '' };
  for (let n = 0; n < LEAVES; n += 1) {
    const leaf = leafOf(bough, n);
    if (n >= sold) paths.buds += budOf(leaf);
    else paths[isMine(n) ? 'mine' : lightOf(bough, n)] += outlineOf(leaf);
  }
  return paths;
}

/** Returns the place of a share's leaf on the tree of ten boughs. @param share from 1 to 1,000 */
export function leafOfShare(share: number): { readonly bough: number; readonly leaf: Leaf } {
  const at = Math.min(TEN.length - 1, Math.floor((share - 1) / LEAVES));
  const on = TEN[at] ?? bough(800, 600, 1, 1);
  return { bough: at, leaf: leafOf(on, (share - 1) % LEAVES) };
}

/** Returns how many leaves of a bough have grown. @param leaves grown on the whole tree */
export const grownOn = (at: number, leaves: number): number =>
  Math.max(0, Math.min(LEAVES, leaves - at * LEAVES));

/** Leaves of a sprig: each is 50 of 1,000 shares. */
export const SPRIG = 20;

/** Returns the outline of a sprig's leaf, from 0, on a drawing of 204 × 40. */
export function sprigLeaf(n: number): string {
  const x = 8 + n * 9.2;
  const y = 20 - 6.1 * Math.sin((Math.min(n, 15) / 15) * (Math.PI / 2)) + (n > 14 ? (n - 14) * 0.35 : 0);
  const turn = ((n % 2 === 0 ? 45 : -45) + ((n * 7) % 11) - 5) * (Math.PI / 180);
  const along = (a: number, b: number) =>
    `${(a * Math.cos(turn) - b * Math.sin(turn)).toFixed(1)} ${(a * Math.sin(turn) + b * Math.cos(turn)).toFixed(1)}`;
  return `M${x.toFixed(1)} ${y.toFixed(1)}q${along(6, -6)} ${along(15, 0)} ${along(-9, 6)} ${along(-15, 0)}z`;
}
