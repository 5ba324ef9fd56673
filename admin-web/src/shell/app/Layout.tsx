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

/** An operator without a second factor sees only its enrolment. The server sends them no settings, so times are UTC. */
export function Layout({ children }: { children: ReactNode }) {
  const operator = useOperator();
  const enrols = operator !== undefined && !operator.enrolled && operator.role !== 'auditor';
  const { offset, error, retry } = useAskedOffset(!enrols);
  // The page waits for the house time, so that no time changes after it was shown.
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
