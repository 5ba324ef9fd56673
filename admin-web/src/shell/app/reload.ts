const RELOADED = 'skins-console.reloaded';
const COOLDOWN = 60_000;

/** Reloads the page once after a deploy, when an open page asks for deleted chunks. A second reload would loop. */
export function reloadAfterDeploy(): void {
  window.addEventListener('vite:preloadError', () => void reloadOnce());
}

async function reloadOnce(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < COOLDOWN) return;
  // Not while the server is unreachable: the page shows that, and a reload would lose the page.
  const page = await fetch(document.baseURI).catch(() => undefined);
  if (page?.ok !== true) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
}
