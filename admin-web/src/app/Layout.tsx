import type { ReactNode } from 'react';
import { Layout as RaLayout } from 'react-admin';
import { ProofProvider } from '../proof';
import { useOperator } from '../session';
import { AppBar } from './AppBar';
import { AccountPage } from './collected';
import { Menu } from './Menu';

/** Whoever has to enrol a second factor sees nothing else before. */
export function Layout({ children }: { children: ReactNode }) {
  const operator = useOperator();
  const enrols = operator !== undefined && !operator.enrolled && operator.role !== 'auditor';
  return (
    <RaLayout appBar={AppBar} menu={Menu} appBarAlwaysOn>
      <ProofProvider>{enrols ? <AccountPage /> : children}</ProofProvider>
    </RaLayout>
  );
}
