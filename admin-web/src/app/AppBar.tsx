import { AppBar as RaAppBar, LoadingIndicator, TitlePortal } from 'react-admin';
import { LanguageButton } from './LanguageButton';

export const AppBar = () => (
  <RaAppBar
    alwaysOn
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
