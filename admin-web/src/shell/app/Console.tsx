import { useMemo } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { BrowserRouter, Navigate, Route } from 'react-router-dom';
import { useConsoleLocale } from '../i18n';
import { i18nProviderOf } from '../i18n/provider';
import { authProviderOf, dataProvider, useOperator } from '../session';
import { operatorStore } from '../session/operator-store';
import { PanelsContext } from '../socket/Panels';
import { AccountPage, Dashboard, NAMES, PAGES, PANELS, RESOURCES, rightFor } from './collected';
import { Layout } from './Layout';
import { theme } from './theme';

const authProvider = authProviderOf(rightFor);

/** Where react-admin has its login page, which nobody who is logged in needs. */
const ToOverview = () => <Navigate to="/" replace />;

/** What operators see once they are logged in. Begun anew in another language: the service writes texts, too. */
export function Console() {
  const locale = useConsoleLocale();
  const { name = '' } = useOperator() ?? {};
  const store = useMemo(() => operatorStore(name), [name]);
  const i18nProvider = useMemo(() => i18nProviderOf(locale, NAMES), [locale]);
  return (
    <BrowserRouter basename="/admin">
      <PanelsContext value={PANELS}>
        <Admin
          key={`${locale} ${name}`}
          title="Skins"
          dataProvider={dataProvider}
          authProvider={authProvider}
          i18nProvider={i18nProvider}
          store={store}
          theme={theme}
          layout={Layout}
          loginPage={ToOverview}
          dashboard={Dashboard}
          requireAuth
          disableTelemetry
        >
          <CustomRoutes>
            <Route path="/account" element={<AccountPage />} />
            {PAGES.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </CustomRoutes>
          {RESOURCES.map((resource) => (
            <Resource key={resource.name} {...resource} />
          ))}
        </Admin>
      </PanelsContext>
    </BrowserRouter>
  );
}
