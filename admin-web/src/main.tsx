import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './shell/app/App';
import { reloadAfterDeploy } from './shell/app/reload';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

reloadAfterDeploy();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
