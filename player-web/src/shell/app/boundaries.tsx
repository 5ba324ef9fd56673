import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { ErrorNote } from '../ui/ErrorNote';

/** Keeps one broken page or dialog from breaking the rest. */
export function Boundary({ children, resetKey }: { children: ReactNode; resetKey?: string }) {
  return (
    <ErrorBoundary FallbackComponent={Crashed} resetKeys={[resetKey]}>
      {children}
    </ErrorBoundary>
  );
}

function Crashed({ error, resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation();
  return (
    <div className="page page-main">
      <ErrorNote error={error} text={t('ui.error.crashed')} onRetry={resetErrorBoundary} />
    </div>
  );
}
