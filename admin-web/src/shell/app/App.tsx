import { type ComponentType, Suspense, lazy } from 'react';
import { LoginPage } from '../login';
import { useLoggedIn } from '../session';
import type { AnySlice } from '../socket/slice';

/**
 * Makes the console at any address, or the login page in its place: whoever logs in is where they wanted to go.
 * @param loadSlices brings the list of slices, which the login page does without
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
