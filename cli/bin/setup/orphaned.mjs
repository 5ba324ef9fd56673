const LOOK_MS = 500;

/**
 * Stops this process when npm's shell above it has ended. That shell dies of a signal without handing it on, so a stop that was sent
 * to `npx skins serve` or `npm start` would leave the shop open.
 */
export function stopWithNpm() {
  if (process.env.npm_command === undefined) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  look.unref();
}
