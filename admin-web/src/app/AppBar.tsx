import { AppBar as RaAppBar, LoadingIndicator, TitlePortal, UserMenu } from 'react-admin';
import { operator } from '../session';
import { LanguageButton } from './LanguageButton';
import { useTexts } from './texts';

export const AppBar = () => (
  <RaAppBar
    alwaysOn
    userMenu={<OperatorMenu />}
    toolbar={
      <>
        <LanguageButton />
        <LoadingIndicator />
      </>
    }
  >
    <TitlePortal variant="h1" />
  </RaAppBar>
);

// The menu's label begins with what its button shows.
function OperatorMenu() {
  const { roles } = useTexts();
  const who = operator();
  return <UserMenu label={who && `${who.name} · ${roles[who.role]}`} />;
}
