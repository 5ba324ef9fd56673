import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { queries } from '../../shell/net';
import { Skeleton } from '../../shell/ui';

/** `/refersh` (spec 2.1): asks for everything again and returns to the page before it, or goes home. */
export function RefreshPage() {
  const [, navigate] = useLocation();
  useEffect(() => {
    void queries.invalidateQueries();
    if (history.length > 1) history.back();
    else navigate('/', { replace: true });
  }, [navigate]);
  return (
    <div className="page page-main">
      <Skeleton shape="plate" />
    </div>
  );
}
