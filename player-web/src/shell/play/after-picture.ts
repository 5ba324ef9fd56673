/** A page that nobody sees draws no pictures. */
const LONGEST_MS = 200;

/** Runs once what the page shows by now has been drawn. Gives the function that calls it off. */
export function afterPicture(run: () => void): () => void {
  const end = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const runOnce = () => {
    end();
    run();
  };
  // A frame's callbacks come before its picture, the next task after it.
  let timer = setTimeout(runOnce, LONGEST_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(runOnce, 0);
  });
  return end;
}
