import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { ErrorNote } from '../ui/ErrorNote';
import { PageTitle } from './PageTitle';

interface BoundaryProps {
  children: ReactNode;
  resetKey?: string;
  /** A broken page keeps its heading; a part of one has none. */
  of?: 'page' | 'part';
}

/** Keeps one broken page or dialog from breaking the rest. */
export function Boundary({ children, resetKey, of = 'part' }: BoundaryProps) {
  return (
    <ErrorBoundary FallbackComponent={of === 'page' ? CrashedPage : Crashed} resetKeys={[resetKey]}>
      {children}
    </ErrorBoundary>
  );
}

const CrashedPage = (failed: FallbackProps) => (
  <div className="page page-main">
    <PageTitle />
    <Crashed {...failed} />
  </div>
);

function Crashed({ error, resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation();
  return <ErrorNote error={error} text={t('ui.error.crashed')} onRetry={resetErrorBoundary} />;
}
