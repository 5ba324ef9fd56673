import './shell/ui/tokens.css';
import './shell/ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startSpeaking } from './shell/i18n';
import { followOtherTabs } from './shell/play/other-tabs';
import { joinSessionToNet, preferences, stored } from './shell/session';
import { App } from './shell/app/App';
import { keepApp } from './shell/app/installed';
import { loadWithRetry } from './shell/app/lazy-with-retry';
import { loadPage } from './shell/app/routes';
import { registerSlices } from './shell/app/slices';
import * as slices from './slices';

/** A page that takes longer shows its shell first. */
const PATIENCE_MS = 3000;

/** Type check: each slice is listed under its own name, or this does not compile. */
type Named = { readonly [Name in keyof typeof slices]: { readonly name: Name } };

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

registerSlices(Object.values(slices satisfies Named));
joinSessionToNet();
followOtherTabs();
// Texts and page are there before the first paint: no key is ever shown, and nothing has to make room for the page.
await Promise.all([
  loadWithRetry(() => startSpeaking(preferences.language)),
  // Whoever draws the page deals with what did not come, or not soon.
  Promise.race([loadPage(location.pathname, preferences.language).catch(() => {}), soon()]),
]);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
keepApp();
// Back from the game platform, in a browser that opens no second window.
if (stored('callbackHTML') !== undefined)
  void import('./slices/identity/arrival').then(({ arriveHere }) => arriveHere());

function soon(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
}
