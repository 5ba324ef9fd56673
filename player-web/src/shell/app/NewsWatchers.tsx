import { Suspense, useEffect, useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyExtra } from './lazy-with-retry';
import { newsSources, tellNews, useNewsSources } from './news';
import { fromSlices } from './slices';
import { withTexts } from './with-texts';

const watchers = fromSlices(() =>
  newsSources().map((source) => ({ source, Watch: lazyExtra(withTexts(source.watch)) })),
);

/** Renders the watcher of every source of news that the visitor can have. */
export function NewsWatchers() {
  const own = useNewsSources();
  return watchers()
    .filter(({ source }) => own.includes(source))
    .map((watcher) => (
      // A watcher that fails reports nothing.
      <ErrorBoundary key={watcher.source.key} fallback={null}>
        <Suspense fallback={null}>
          <Watched watcher={watcher} />
        </Suspense>
      </ErrorBoundary>
    ));
}

function Watched({ watcher }: { watcher: ReturnType<typeof watchers>[number] }) {
  const { key } = watcher.source;
  const tell = useMemo(() => (count: number) => tellNews(key, count), [key]);
  // After a logout, or a login of another player, nothing waits.
  useEffect(() => () => tellNews(key, 0), [key]);
  return <watcher.Watch tell={tell} />;
}
