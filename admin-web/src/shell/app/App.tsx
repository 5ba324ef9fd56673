import { Suspense, lazy } from 'react';
import { LoginPage } from '../login';
import { useLoggedIn } from '../session';

const loadConsole = () => import('./Console');
const Console = lazy(async () => ({ default: (await loadConsole()).Console }));

/** The console at any address, or the login page in its place: whoever logs in is where they wanted to go. */
export function App() {
  if (!useLoggedIn()) return <LoginPage beforeLogin={loadConsole} />;
  return (
    <Suspense>
      <Console />
    </Suspense>
  );
}
