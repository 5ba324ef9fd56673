import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { ButtonLink, Empty } from '../../shell/ui';
import { LoadedBox, NoBox } from './LoadedBox';
import { OpenBox } from './OpenBox';
import { OpenBoxSkeleton } from './OpenBoxSkeleton';
import { boxPath } from './paths';
import type { BoxDetails } from './queries';
import { useT } from './t';
import { useTodayQuery } from './today';

/** `/freeSKins/:boxId` */
export const FreeBoxPage = () => (
  <LoadedBox>
    {(box) => (box.terms.allowance === null ? <NothingFree box={box} /> : <Given key={box.id} box={box} />)}
  </LoadedBox>
);

function Given({ box }: { box: BoxDetails }) {
  const { data: today, error, refetch } = useTodayQuery(box);
  if (today !== undefined) return <OpenBox box={box} today={today} gifts />;
  return error === null ? <OpenBoxSkeleton /> : <NoBox error={error} onRetry={() => void refetch()} />;
}

/** The box exists, but has no free openings. */
function NothingFree({ box }: { box: BoxDetails }) {
  const t = useT();
  return (
    <div className="page page-main">
      <Breadcrumb here={box.name} />
      <Empty
        text={t('today.nothing', { name: box.name })}
        action={<ButtonLink variant="solid" href={boxPath(box)} label={t('today.toBox')} />}
      />
    </div>
  );
}
