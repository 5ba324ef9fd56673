import { Suspense, useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { gates, told } from './gates';
import { lazyExtra } from './lazy-with-retry';

const watchers = gates().map(({ name, gate }) => ({
  name,
  Watch: lazyExtra(async () => (await gate()).Watch),
}));

/** Renders the watcher of every gate. */
export function GateWatchers() {
  return watchers.map(({ name, Watch }) => (
    // A gate that fails stays as it is.
    <ErrorBoundary key={name} fallback={null}>
      <Suspense fallback={null}>
        <Watched name={name} Watch={Watch} />
      </Suspense>
    </ErrorBoundary>
  ));
}

function Watched({ name, Watch }: (typeof watchers)[number]) {
  const tell = useMemo(() => (open: boolean) => void (told[name] = open), [name]);
  return <Watch tell={tell} />;
}
