import { percent } from '../../shell/i18n/format';
import { Gem, RowItem, colourOf } from '../../shell/ui';
import type { Task } from './queries';
import { useT } from './t';
import styles from './TaskPanel.module.css';

/** The skins in a task's box, each with its chance; nothing for a prop. */
export function TaskContents({ task: { stuffVOList } }: { task: Task }) {
  const t = useT();
  if (stuffVOList.length === 0) return null;
  return (
    <details className={styles['contents']}>
      <summary>{t('contents', { amount: stuffVOList.length })}</summary>
      <ul>
        {stuffVOList.map((skin) => (
          <li key={skin.skinId}>
            <RowItem
              name={skin.stuffName}
              exterior={skin.exterior}
              image={skin.stuffImage}
              colour={colourOf(skin.skinsRarity, skin.category)}
              note={percent(skin.probability)}
            />
            <Gem value={skin.price} />
          </li>
        ))}
      </ul>
    </details>
  );
}
