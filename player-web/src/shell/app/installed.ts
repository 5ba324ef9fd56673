/** milliseconds to wait, as loading the page goes first */
const LATER_MS = 3000;

/** Has the browser cache the app once the page has had time to load. The development server has no service worker. */
export function keepApp(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  setTimeout(() => {
    serviceWorker.register('/service-worker.js').then(
      // A newer version that is waiting takes over now: this page was just loaded from the shop and is as new.
      ({ waiting }) => waiting?.postMessage('take over'),
      // Without it the app still works while online.
      () => {},
    );
  }, LATER_MS);
}
