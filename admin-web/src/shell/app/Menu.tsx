import { SvgIcon } from '@mui/material';
import { Suspense, createContext, useContext } from 'react';
import { Menu as RaMenu } from 'react-admin';
import { useConsoleLocale } from '../i18n';
import { useOperator } from '../session';
import type { MenuEntry } from './collect';

/** The entries for all rights, in order. */
export const MenuContext = createContext<readonly MenuEntry[]>([]);

export function Menu() {
  const locale = useConsoleLocale();
  const entries = useContext(MenuContext);
  const rights = useOperator()?.rights ?? [];
  return (
    <RaMenu>
      {entries
        .filter(({ right }) => rights.includes(right))
        .map(({ to, names, Icon, Count }) => (
          <RaMenu.Item
            key={to}
            to={to}
            primaryText={
              <>
                {names[locale]}
                {Count !== undefined && (
                  <Suspense fallback={null}>
                    <Count />
                  </Suspense>
                )}
              </>
            }
            leftIcon={
              // Reserves the icon's space, so that nothing shifts when it loads.
              <Suspense fallback={<SvgIcon />}>
                <Icon />
              </Suspense>
            }
          />
        ))}
    </RaMenu>
  );
}
