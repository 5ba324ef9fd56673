import { Suspense, useEffect, useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyExtra } from './lazy-with-retry';
import { newsSources, tellNews, useNewsSources } from './news';
import { fromSlices } from './slices';
import { withTexts } from './with-texts';

const watchers = fromSlices(() =>
  newsSources().map((source) => ({ source, Watch: lazyExtra(withTexts(source.watch)) })),
);

/** Lets every source of news tell what waits, for whoever is here. */
export function NewsWatchers() {
  const own = useNewsSources();
  return watchers()
    .filter(({ source }) => own.includes(source))
    .map((watcher) => (
      // What breaks tells nothing, and harms nobody.
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
  // Whoever logs out, or in as another, starts with nothing.
  useEffect(() => () => tellNews(key, 0), [key]);
  return <watcher.Watch tell={tell} />;
}
