import { Admin, Resource, localStorageStore } from 'react-admin';
import { BrowserRouter } from 'react-router-dom';
import { boxes } from '../boxes';
import { Overview } from '../health';
import { i18nProvider } from '../i18n';
import { players } from '../players';
import { authProvider, dataProvider } from '../session';
import { skins } from '../skins';
import { Layout } from './Layout';
import { LoginPage } from './LoginPage';
import { theme } from './theme';

const store = localStorageStore('1', 'skins-console');

// Without transitions: react-admin logs out, and asks anew, until the login page has come; a transition would keep it waiting.
export const App = () => (
  <BrowserRouter basename="/admin" useTransitions={false}>
    <Admin
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      store={store}
      theme={theme}
      layout={Layout}
      loginPage={LoginPage}
      dashboard={Overview}
      requireAuth
      disableTelemetry
    >
      <Resource name="boxes" {...boxes} />
      <Resource name="skins" {...skins} />
      <Resource name="players" {...players} />
    </Admin>
  </BrowserRouter>
);
