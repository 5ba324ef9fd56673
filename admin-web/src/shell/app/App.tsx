import { type ComponentType, Suspense, lazy } from 'react';
import { LoginPage } from '../login';
import { useLoggedIn } from '../session';
import type { AnySlice } from '../socket/slice';

/**
 * Makes the console. The login page takes its place at any address, so a login leads to the page asked for.
 * @param loadSlices loads the list of slices; the login page does not need it
 */
export function appOf(loadSlices: () => Promise<Readonly<Record<string, AnySlice>>>): ComponentType {
  const load = () => Promise.all([import('./Console'), loadSlices()]);
  const Console = lazy(async () => {
    const [{ consoleOf }, slices] = await load();
    return { default: consoleOf(Object.values(slices)) };
  });
  return function App() {
    if (!useLoggedIn()) return <LoginPage beforeLogin={load} />;
    return (
      <Suspense>
        <Console />
      </Suspense>
    );
  };
}
