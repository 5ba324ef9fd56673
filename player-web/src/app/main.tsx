import '../ui/tokens.css';
import '../ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startSpeaking } from '../i18n';
import { followOtherTabs } from '../play/other-tabs';
import { joinSessionToNet, preferences } from '../session';
import { App } from './App';
import { loadWithRetry } from './lazy-with-retry';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

joinSessionToNet();
followOtherTabs();
// The texts are there before the first paint, so no key is ever shown.
await loadWithRetry(() => startSpeaking(preferences.language));
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
