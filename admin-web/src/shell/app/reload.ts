const RELOADED = 'skins-console.reloaded';
const COOLDOWN = 60_000;

/** After a deploy an open page asks for chunks that are gone: one reload brings the new page, a second would loop. */
export function reloadAfterDeploy(): void {
  window.addEventListener('vite:preloadError', () => void reloadOnce());
}

async function reloadOnce(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < COOLDOWN) return;
  // Not while the service is away: what stands there says so, and a reload would leave nothing.
  const page = await fetch(document.baseURI).catch(() => undefined);
  if (page?.ok !== true) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
}
