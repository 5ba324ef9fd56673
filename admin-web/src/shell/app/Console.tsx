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

/** Stands where react-admin has its login page: an operator who is logged in needs none. */
const ToOverview = () => <Navigate to="/" replace />;

/** Makes the console that operators see after the login. */
export function consoleOf(slices: readonly AnySlice[]): ComponentType {
  const { resources, pages, Dashboard, names, menu, rightFor, panels } = collect(slices);
  const authProvider = authProviderOf(rightFor);
  // A change of language mounts it again: the service sends texts, too.
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
