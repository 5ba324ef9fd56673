import { SvgIcon } from '@mui/material';
import { Suspense } from 'react';
import { Menu as RaMenu } from 'react-admin';
import { useConsoleLocale } from '../i18n';
import { useOperator } from '../session';
import { MENU } from './collected';

export function Menu() {
  const locale = useConsoleLocale();
  const rights = useOperator()?.rights ?? [];
  return (
    <RaMenu>
      {MENU.filter(({ right }) => rights.includes(right)).map(({ to, names, Icon }) => (
        <RaMenu.Item
          key={to}
          to={to}
          primaryText={names[locale]}
          leftIcon={
            // Keeps an icon's room, so that nothing moves when it comes.
            <Suspense fallback={<SvgIcon />}>
              <Icon />
            </Suspense>
          }
        />
      ))}
    </RaMenu>
  );
}
