// Item art is SVG: crisp at any size, but slow to paint a hundred times during an animation. For the reel each item's
// art is rendered once, with its shadow, into a bitmap.

const RATIO = 4 / 3;
/** width of the widest plate of a reel, in CSS pixels */
const WIDTH = 236;
/** The art's size on a plate, as in the component kit. */
const ART = { width: 0.92, ratio: 512 / 288 } as const;
const SHADOW = { color: 'oklch(0.2 0.02 170 / 0.32)', blur: 8, down: 6 } as const;

/** Returns the URL of a bitmap of an item's art on a transparent plate; undefined if the browser cannot make one. */
export async function printOf(image: string): Promise<string | undefined> {
  if (!tellsTheTruth()) return undefined;
  const art = new Image();
  art.src = image;
  await art.decode();
  const canvas = canvasWith(art);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/webp', 0.92);
  });
  return blob === null ? undefined : URL.createObjectURL(blob);
}

function canvasWith(art: HTMLImageElement): HTMLCanvasElement {
  const scale = Math.min(2, devicePixelRatio);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(WIDTH * scale);
  canvas.height = Math.round((WIDTH / RATIO) * scale);
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  context.shadowColor = SHADOW.color;
  context.shadowBlur = SHADOW.blur * scale;
  context.shadowOffsetY = SHADOW.down * scale;
  const width = canvas.width * ART.width;
  const height = width / ART.ratio;
  context.drawImage(art, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
  return canvas;
}

let truth: boolean | undefined;

/** Returns whether the canvas reads back as drawn. Browsers that resist fingerprinting add noise: they get no bitmaps. */
function tellsTheTruth(): boolean {
  truth ??= readsBack([51, 102, 153, 255]);
  return truth;
}

function readsBack(colour: readonly number[]): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = 4;
  canvas.height = 4;
  const context = canvas.getContext('2d');
  if (context === null) return false;
  context.fillStyle = `rgb(${colour.slice(0, 3).join(' ')})`;
  context.fillRect(0, 0, 4, 4);
  return context
    .getImageData(0, 0, 4, 4)
    .data.every((value, index) => Math.abs(value - (colour[index % 4] ?? 0)) <= 4);
}
