/** The page has better things to do first. */
const LATER_MS = 3000;

/** Has the browser keep the app, once the page has had its time. The development server has no such worker. */
export function keepApp(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  setTimeout(() => {
    serviceWorker.register('/service-worker.js').then(
      // A newer version that waits takes over now: this page has just been loaded, from the shop, and is as new.
      ({ waiting }) => waiting?.postMessage('take over'),
      // Without it the app works as well, as long as there is a line.
      () => {},
    );
  }, LATER_MS);
}
