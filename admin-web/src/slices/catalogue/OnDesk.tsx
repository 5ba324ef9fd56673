import { Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../shell/ui/LoadFailed';
import type { Desk } from './calls';
import { useDesk } from './use-desk';

/** A page that edits published settings: loading, failed, or `children`. */
export function OnDesk({ children }: { children: (desk: Desk) => ReactNode }) {
  const { desk, error, retry } = useDesk();
  if (error !== undefined) return <LoadFailed error={error} retry={retry} />;
  return desk === undefined ? <Skeleton variant="rounded" height={480} /> : children(desk);
}
