import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { appOf } from './shell/app/App';
import { reloadAfterDeploy } from './shell/app/reload';
import { openTabsWithLogin } from './shell/app/tabs';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const App = appOf(() => import('./slices'));

reloadAfterDeploy();
openTabsWithLogin();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
