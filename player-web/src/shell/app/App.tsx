import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Redirect, Route, Router, useLocation } from 'wouter';
import { useWords } from '../i18n';
import { usePlayersGone, useSession } from '../session';
import { queries } from '../net/queries';
import { Boundary } from './boundaries';
import { GameNote } from './GameNote';
import { ModalHost } from './ModalHost';
import { openLogin } from './modals';
import { mayEnter, useAppLocation } from './navigation';
import { PageSkeleton } from './PageSkeleton';
import { type AppRoute, routeAt } from './routes';
import { Shell } from './Shell';
import { useScrollReset } from './scroll';

const router = { hook: useAppLocation };

export function App() {
  return (
    <QueryClientProvider client={queries}>
      <Router {...router}>
        <Shell>
          <CurrentPage />
        </Shell>
        <ModalHost />
      </Router>
    </QueryClientProvider>
  );
}

function CurrentPage() {
  const [path] = useLocation();
  const route = routeAt(path);
  // Rerenders when the session ends, so that no visitor stays on a page for players.
  const { token } = useSession();
  const gone = usePlayersGone();
  useScrollReset(path);
  if (route === undefined) return <Redirect to="/" replace />;
  if (!mayEnter(path, token)) return <Turned />;
  return (
    <Boundary key={gone} resetKey={path} of="page">
      <GameNote game={route.slice.name} />
      <Suspense fallback={<PageSkeleton />}>
        <Titled route={route} />
      </Suspense>
    </Boundary>
  );
}

/** Shows home with the login dialog: a visitor opened a page for players, or the session ended on one. */
function Turned() {
  useEffect(openLogin, []);
  return <Redirect to="/" replace />;
}

function Titled({ route }: { route: AppRoute }) {
  const title = useWords()(route.title);
  useEffect(() => {
    document.title = title === 'Skins' ? title : `${title} · Skins`;
  }, [title]);
  return (
    <Route path={route.path}>
      <route.Page />
    </Route>
  );
}
