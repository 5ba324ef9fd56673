import { proxy, useSnapshot } from 'valtio';

/** Whether the shop is reachable: `lost` if nothing answers, `slow` if an answer takes long. */
type LineState = 'good' | 'slow' | 'lost';

const SLOW_AFTER_MS = 4000;

const line = proxy({ lost: !navigator.onLine, late: 0 });

export const useLine = (): LineState => {
  const { lost, late } = useSnapshot(line);
  if (lost) return 'lost';
  return late > 0 ? 'slow' : 'good';
};

/** Tracks a call: how long it takes, and whether anything answers. */
export async function onTheLine(call: Promise<Response>): Promise<Response> {
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    line.late += 1;
  }, SLOW_AFTER_MS);
  try {
    const response = await call;
    // An answer that was on its way proves no connection if the browser has none.
    line.lost = !navigator.onLine;
    return response;
  } finally {
    clearTimeout(timer);
    if (late) line.late -= 1;
  }
}

export function lostTheLine(): void {
  line.lost = true;
}

addEventListener('offline', lostTheLine);
addEventListener('online', () => {
  line.lost = false;
});

/** Resolves once the browser has a network; at once if it has one. */
export const networkThere = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.onLine) resolve();
    else addEventListener('online', () => resolve(), { once: true });
  });
