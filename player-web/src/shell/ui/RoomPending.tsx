import { Breadcrumb } from '../app/Breadcrumb';
import { PageTitle } from '../app/PageTitle';
import { Refused } from '../net/failures';
import { ButtonLink } from './Button';
import { Empty } from './Empty';
import { ErrorNote } from './ErrorNote';
import { Skeleton } from './Skeleton';

interface RoomPendingProps {
  error: Error | null;
  retry: () => Promise<unknown>;
  /** keeps the room's height while it is asked for */
  className: string | undefined;
  /** said if asking failed */
  failed: string;
  /** said if there is no such room */
  gone: string;
  others: { readonly href: string; readonly label: string };
}

/** The page of a room that is not here yet. A missing one is not an error: the page leads to the others. */
export const RoomPending = ({ error, retry, className, failed, gone, others }: RoomPendingProps) => (
  <div className="page page-main wall">
    <Breadcrumb />
    {error !== null && <PageTitle />}
    {error === null ? (
      <Skeleton className={className} />
    ) : error instanceof Refused && (error.status === 404 || error.status === 400) ? (
      <Empty text={gone} action={<ButtonLink variant="solid" {...others} />} />
    ) : (
      <ErrorNote error={error} text={failed} onRetry={() => void retry()} />
    )}
  </div>
);
