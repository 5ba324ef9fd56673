import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { appOf } from './shell/app/App';
import { reloadAfterDeploy } from './shell/app/reload';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const App = appOf(() => import('./slices'));

reloadAfterDeploy();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
