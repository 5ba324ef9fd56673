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

/** Shows only the account page until a second factor is enrolled. Settings are withheld until then, so times are UTC. */
export function Layout({ children }: { children: ReactNode }) {
  const operator = useOperator();
  const enrols = operator !== undefined && !operator.enrolled && operator.role !== 'auditor';
  const { offset, error, retry } = useAskedOffset(!enrols);
  // Pages wait for the clock, so no shown hour changes a moment later.
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
