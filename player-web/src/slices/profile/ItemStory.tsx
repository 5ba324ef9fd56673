import { openModal } from '../../shell/app/modals';
import { moment } from '../../shell/i18n/format';
import { Seal } from '../../shell/ui';
import { useStateName } from '../../shell/ui/StateBadge';
import { useProofs } from '../bag/use-proofs';
import { useSourceName } from '../bag/use-source-name';
import type { Item } from './queries';
import { useT } from './t';
import styles from './Item.module.css';

/** The item's origin with its proof, and its later states. */
export function ItemStory({ item }: { item: Item }) {
  const t = useT();
  const sourceName = useSourceName();
  const stateName = useStateName();
  const proof = useProofs([item])(item.id);
  return (
    <section className="panel pad stack">
      <div className="section-head">
        <h2 className="title-section">{t('item.story')}</h2>
        <p className="note">{t('item.storyNote', { count: item.moves.length + 1 })}</p>
      </div>
      <ol className={styles['story']}>
        <li>
          <b>{sourceName(item.source) || t('item.came')}</b>
          <time className="muted">{moment(item.createTime)}</time>
          {proof !== undefined && (
            <span className={styles['proof']}>
              <Seal />
              <button
                type="button"
                className="link"
                onClick={() => openModal('fairness', { evidence: proof })}
              >
                {t('item.verify')}
              </button>
            </span>
          )}
        </li>
        {item.moves.map(({ position, status, createTime }) => (
          <li key={position}>
            <b>{stateName(status)}</b>
            <time className="muted">{moment(createTime)}</time>
            <small className="muted mono">#{Number(position)}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
