import { Suspense, useEffect, useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyExtra } from './lazy-with-retry';
import { type NewsSource, newsSources, tellNews, useNewsSources } from './news';
import { withTexts } from './with-texts';

const watchers = new Map(newsSources.map(({ key, watch }) => [key, lazyExtra(withTexts(watch))]));

/** Lets every source of news tell what waits, for whoever is here. */
export function NewsWatchers() {
  return useNewsSources().map((source) => (
    // What breaks tells nothing, and harms nobody.
    <ErrorBoundary key={source.key} fallback={null}>
      <Suspense fallback={null}>
        <Watcher source={source} />
      </Suspense>
    </ErrorBoundary>
  ));
}

function Watcher({ source: { key } }: { source: NewsSource }) {
  const tell = useMemo(() => (count: number) => tellNews(key, count), [key]);
  // Whoever logs out, or in as another, starts with nothing.
  useEffect(() => () => tellNews(key, 0), [key]);
  const Watch = watchers.get(key);
  return Watch && <Watch tell={tell} />;
}
