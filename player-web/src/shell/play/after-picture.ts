/** Milliseconds to wait at most: a hidden page paints no frames. */
const LONGEST_MS = 200;

/** Runs a function after the next paint. Returns a function that cancels it. */
export function afterPicture(run: () => void): () => void {
  const end = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const runOnce = () => {
    end();
    run();
  };
  // Animation frame callbacks run before the paint, the next task after it.
  let timer = setTimeout(runOnce, LONGEST_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(runOnce, 0);
  });
  return end;
}
