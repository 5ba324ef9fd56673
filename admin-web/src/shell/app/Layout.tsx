import type { ReactNode } from 'react';
import { Layout as RaLayout } from 'react-admin';
import { HouseOffset } from '../i18n';
import { ProofProvider } from '../proof';
import { useOperator } from '../session';
import { LoadFailed } from '../ui/LoadFailed';
import { AccountPage } from './account-page';
import { AppBar } from './AppBar';
import { useAskedOffset } from './house-clock';
import { HouseClock } from './HouseClock';
import { Menu } from './Menu';

/** Whoever has to enrol a second factor sees nothing else before, and is told no settings: their times are UTC. */
export function Layout({ children }: { children: ReactNode }) {
  const operator = useOperator();
  const enrols = operator !== undefined && !operator.enrolled && operator.role !== 'auditor';
  const { offset, error, retry } = useAskedOffset(!enrols);
  // A page that waits for the clock never shows an hour that is another one a moment later.
  const page = offset === undefined ? error && <LoadFailed error={error} retry={retry} /> : children;
  return (
    <HouseOffset value={enrols ? null : offset}>
      <RaLayout appBar={AppBar} menu={Menu} appBarAlwaysOn>
        <HouseClock where="below" />
        <ProofProvider>{enrols ? <AccountPage /> : page}</ProofProvider>
      </RaLayout>
    </HouseOffset>
  );
}
