import { useLocation } from 'wouter';
import { useWords } from '../i18n';
import { routeAt } from './routes';

/** The heading of a page whose own thing is missing or did not load: the name of its route. */
export function PageTitle() {
  const say = useWords();
  const [path] = useLocation();
  const route = routeAt(path);
  return route === undefined ? null : <h1 className="title-page">{say(route.title)}</h1>;
}
