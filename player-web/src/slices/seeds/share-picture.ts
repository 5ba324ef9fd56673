import { encode } from 'uqr';

/** What a share picture says, in the player's language. It carries its own proof. */
export interface SharePicture {
  readonly image: string;
  /** Height of the image per width; that of skins by default. */
  readonly ratio?: number;
  readonly colour: string;
  /** A loss has no light. */
  readonly lit: boolean;
  readonly brand: string;
  readonly name: string;
  readonly value: string;
  readonly multiple: string;
  /** Where it was won. */
  readonly from: string;
  /** Chance, number and cost, a line each. */
  readonly lines: readonly string[];
  readonly link: string;
  /** The link as it is written on the picture. */
  readonly shownLink: string;
}

const WIDTH = 1080;
const HEIGHT = 1350;
const MIDDLE = WIDTH / 2;
const GATE_Y = 470;
const GATE_R = 265;
const SKIN_RATIO = 9 / 16;
/** The plate of a picture without light: its half width and half height, and the most that its art takes. */
const PLATE = { x: 330, y: 240, width: 580, height: 440 } as const;
const FOOT = { top: 1070, edge: 64, code: 176 } as const;

/** The colours and fonts of the stage in an item's colour, as the style sheet has them. */
function styleOf(colour: string) {
  const sample = document.createElement('div');
  sample.className = 'stage';
  const inner = document.createElement('div');
  inner.dataset['colour'] = colour;
  sample.append(inner);
  document.body.append(sample);
  const style = getComputedStyle(inner);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const found = {
    wall: token('--wall'),
    dark: token('--wall-2'),
    text: token('--text'),
    quiet: token('--text-2'),
    accent: token('--accent'),
    light: token('--r') || token('--line-2'),
    ink: token('--r-ink') || token('--text'),
    plate: token('--plate-hi'),
    plateText: token('--plate-text'),
    serif: token('--serif'),
    sans: token('--sans'),
  };
  sample.remove();
  return found;
}
type Style = ReturnType<typeof styleOf>;

/** Draws the picture on a canvas of 1080 × 1350, in the browser alone. */
export async function drawShare(canvas: HTMLCanvasElement, shown: SharePicture): Promise<void> {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser draws no canvas');
  const style = styleOf(shown.colour);
  const art = new Image(1024, Math.round(1024 * (shown.ratio ?? SKIN_RATIO)));
  art.src = shown.image;
  await art.decode();
  drawGround(pen, style, shown);
  drawGate(pen, style, shown, art);
  drawName(pen, style, shown);
  drawFoot(pen, style, shown);
}

function drawGround(pen: CanvasRenderingContext2D, style: Style, { lit, from }: SharePicture): void {
  pen.fillStyle = style.dark;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const glow = pen.createRadialGradient(MIDDLE, GATE_Y, 60, MIDDLE, GATE_Y, 900);
  glow.addColorStop(0, lit ? style.light : style.wall);
  glow.addColorStop(1, style.dark);
  pen.globalAlpha = 0.3;
  pen.fillStyle = glow;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.globalAlpha = 1;
  pen.fillStyle = style.accent;
  pen.font = `700 52px ${style.serif}`;
  pen.fillText('Skins', FOOT.edge, 110);
  pen.fillStyle = style.quiet;
  pen.font = `400 32px ${style.sans}`;
  pen.textAlign = 'right';
  pen.fillText(from, WIDTH - FOOT.edge, 106, 640);
  pen.textAlign = 'center';
}

function drawGate(
  pen: CanvasRenderingContext2D,
  style: Style,
  { lit, ratio = SKIN_RATIO }: SharePicture,
  art: HTMLImageElement,
): void {
  if (lit) {
    const light = pen.createRadialGradient(MIDDLE, GATE_Y - 60, 40, MIDDLE, GATE_Y, GATE_R);
    light.addColorStop(0, style.plate);
    light.addColorStop(0.45, style.plate);
    light.addColorStop(1, style.light);
    pen.fillStyle = light;
    pen.beginPath();
    pen.arc(MIDDLE, GATE_Y, GATE_R, 0, 2 * Math.PI);
    pen.fill();
    pen.strokeStyle = style.light;
    pen.lineWidth = 4;
    pen.beginPath();
    pen.arc(MIDDLE, GATE_Y, GATE_R + 24, 0, 2 * Math.PI);
    pen.stroke();
  } else {
    pen.fillStyle = style.plate;
    pen.fillRect(MIDDLE - PLATE.x, GATE_Y - PLATE.y, 2 * PLATE.x, 2 * PLATE.y);
  }
  const width = lit ? 760 : Math.min(PLATE.width, PLATE.height / ratio);
  const height = width * ratio;
  pen.drawImage(art, MIDDLE - width / 2, GATE_Y - height / 2, width, height);
}

function drawName(
  pen: CanvasRenderingContext2D,
  style: Style,
  { brand, name, value, multiple, lit }: SharePicture,
): void {
  pen.fillStyle = style.quiet;
  pen.font = `400 34px ${style.sans}`;
  pen.fillText(brand, MIDDLE, 822);
  pen.fillStyle = lit ? style.ink : style.text;
  pen.font = `700 112px ${style.serif}`;
  pen.fillText(name, MIDDLE, 932, WIDTH - 2 * FOOT.edge);
  pen.fillStyle = style.text;
  pen.font = `700 60px ${style.sans}`;
  pen.fillText([value, multiple].filter((part) => part !== '').join('   '), MIDDLE, 1020);
}

function drawFoot(
  pen: CanvasRenderingContext2D,
  style: Style,
  { lines, link, shownLink }: SharePicture,
): void {
  pen.fillStyle = style.plate;
  pen.fillRect(FOOT.edge, FOOT.top, WIDTH - 2 * FOOT.edge, HEIGHT - FOOT.top - FOOT.edge);
  pen.fillStyle = style.plateText;
  pen.textAlign = 'left';
  const left = FOOT.edge + 36;
  const room = WIDTH - 2 * FOOT.edge - FOOT.code - 108;
  [...lines, shownLink].forEach((line, at) => {
    pen.font = at === 0 ? `700 38px ${style.sans}` : `400 30px ${style.sans}`;
    pen.fillText(line, left, FOOT.top + 62 + at * 46, room);
  });
  drawCode(pen, link, WIDTH - FOOT.edge - 20 - FOOT.code, FOOT.top + 20);
}

/** Draws a QR code, black on white: cameras read no other. */
function drawCode(pen: CanvasRenderingContext2D, text: string, x: number, y: number): void {
  const { data, size } = encode(text, { border: 0 });
  const cell = FOOT.code / size;
  pen.fillStyle = '#000';
  data.forEach((row, down) => {
    row.forEach((dark, across) => {
      if (dark) pen.fillRect(x + across * cell, y + down * cell, cell + 0.3, cell + 0.3);
    });
  });
}
