import { type ComponentType, useMemo } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { BrowserRouter, Navigate, Route } from 'react-router-dom';
import { useConsoleLocale } from '../i18n';
import { i18nProviderOf } from '../i18n/provider';
import { authProviderOf, dataProvider, useOperator } from '../session';
import { operatorStore } from '../session/operator-store';
import { PanelsContext } from '../socket/Panels';
import type { AnySlice } from '../socket/slice';
import { AccountPage } from './account-page';
import { collect } from './collect';
import { Layout } from './Layout';
import { MenuContext } from './Menu';
import { theme } from './theme';

/** Replaces react-admin's login page: a logged-in operator does not need one. */
const ToOverview = () => <Navigate to="/" replace />;

/** Makes what operators see once they are logged in. */
export function consoleOf(slices: readonly AnySlice[]): ComponentType {
  const { resources, pages, Dashboard, names, menu, rightFor, panels } = collect(slices);
  const authProvider = authProviderOf(rightFor);
  // Begun anew in another language: the service writes texts, too.
  return function Console() {
    const locale = useConsoleLocale();
    const { name = '' } = useOperator() ?? {};
    const store = useMemo(() => operatorStore(name), [name]);
    const i18nProvider = useMemo(() => i18nProviderOf(locale, names), [locale]);
    return (
      <BrowserRouter basename="/admin">
        <MenuContext value={menu}>
          <PanelsContext value={panels}>
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
                {pages.map(({ path, Page }) => (
                  <Route key={path} path={path} element={<Page />} />
                ))}
              </CustomRoutes>
              {resources.map((resource) => (
                <Resource key={resource.name} {...resource} />
              ))}
            </Admin>
          </PanelsContext>
        </MenuContext>
      </BrowserRouter>
    );
  };
}
