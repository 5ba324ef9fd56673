import { useParams } from 'wouter';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { namedParts } from '../../shell/ui';
import { RoomPending } from '../../shell/ui/RoomPending';
import { AccountPanel } from './AccountPanel';
import { Holders } from './Holders';
import { paths } from './paths';
import { Proof } from './Proof';
import { useT } from './t';
import { Terms } from './Terms';
import { useReveal } from './use-reveal';
import { useWish } from './use-wish';
import { WishStage } from './WishStage';
import styles from './WishPage.module.css';

/** `/wish/{roomId}`: one wish, from the first share to the draw and its proof. */
export function WishPage() {
  const t = useT();
  const { roomId: id = '' } = useParams();
  const { data, error, refetch } = useWish(id);
  const shown = useReveal(data);
  if (data === undefined)
    return (
      <RoomPending
        error={error}
        retry={refetch}
        className={styles['waiting']}
        failed={t('failedOne')}
        gone={t('gone')}
        others={{ href: paths.tree, label: t('toTree') }}
      />
    );
  return (
    <>
      <section className={`stage stage-section ${styles['stage'] ?? ''}`} data-state={data.wish.state}>
        <div className="page">
          <Breadcrumb here={namedParts(data.wish.skin).name} />
          <WishStage detail={data} shown={shown} />
        </div>
      </section>
      <div className="page page-main wall">
        <div className="aside aside-late">
          <div className="stack" style={{ '--gap': 'var(--s-6)' }}>
            <Holders detail={data} />
            <Proof detail={data} shown={shown} />
          </div>
          <div className="stack aside-fixed">
            <AccountPanel account={data.account} />
            <Terms detail={data} />
          </div>
        </div>
      </div>
    </>
  );
}
