import { SvgIcon } from '@mui/material';
import { Suspense } from 'react';
import { Menu as RaMenu } from 'react-admin';
import { useConsoleLocale } from '../i18n';
import { MENU } from './collected';

export function Menu() {
  const locale = useConsoleLocale();
  return (
    <RaMenu>
      {MENU.map(({ to, names, Icon }) => (
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
