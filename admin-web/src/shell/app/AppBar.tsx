import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import { ListItemIcon, MenuItem } from '@mui/material';
import {
  LoadingIndicator,
  Logout,
  AppBar as RaAppBar,
  TitlePortal,
  UserMenu,
  useUserMenu,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { useOperator } from '../session';
import { HouseClock } from './HouseClock';
import { LanguageButton } from './LanguageButton';
import { useTexts } from '../i18n';

export const AppBar = () => (
  <RaAppBar
    alwaysOn
    userMenu={<OperatorMenu />}
    toolbar={
      <>
        <HouseClock where="bar" />
        <LanguageButton />
        <LoadingIndicator />
      </>
    }
  >
    <TitlePortal variant="h1" />
  </RaAppBar>
);

// The menu's accessible label begins with the button's text.
function OperatorMenu() {
  const texts = useTexts();
  const who = useOperator();
  return (
    <UserMenu label={who && `${who.name} · ${texts.roles[who.role]}`}>
      <AccountItem label={texts.account} />
      <Logout />
    </UserMenu>
  );
}

function AccountItem({ label }: { label: string }) {
  const menu = useUserMenu();
  return (
    <MenuItem component={Link} to="/account" onClick={menu?.onClose}>
      <ListItemIcon>
        <ManageAccountsOutlined fontSize="small" />
      </ListItemIcon>
      {label}
    </MenuItem>
  );
}
