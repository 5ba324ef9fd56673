import '../ui/tokens.css';
import '../ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startSpeaking } from '../i18n';
import { joinSessionToNet, preferences } from '../session';
import { App } from './App';
import { loadWithRetry } from './lazy-with-retry';
import { loadPage } from './routes';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

joinSessionToNet();
// Texts and page are there before the first paint: no key is ever shown, and nothing has to make room for the page.
await Promise.all([
  loadWithRetry(() => startSpeaking(preferences.language)),
  // Whoever draws the page deals with what did not come.
  loadPage(location.pathname, preferences.language).catch(() => {}),
]);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
