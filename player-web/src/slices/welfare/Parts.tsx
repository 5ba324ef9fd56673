import { Suspense, useState } from 'react';
import { Boundary } from '../../shell/app/boundaries';
import { lazyWithRetry } from '../../shell/app/lazy-with-retry';
import { panelsIn, useNews } from '../../shell/app/news';
import type { PanelTab } from '../../shell/app/slice';
import { fromSlices } from '../../shell/app/slices';
import { withTexts } from '../../shell/app/with-texts';
import { useWords } from '../../shell/i18n';
import { useSession } from '../../shell/session';
import type { DialogControl } from '../../shell/ui/dialog-control';
import { Segment } from '../../shell/ui/Segment';
import { Skeleton } from '../../shell/ui/Skeleton';
import { useT } from './t';
import { VisitorNote } from './VisitorNote';
import styles from './WelfareDialog.module.css';

const partsIn = fromSlices((_, tab: PanelTab) =>
  panelsIn(tab).map((panel) => ({ panel, Shown: lazyWithRetry(withTexts(panel.panel)) })),
);

/** The panels of a tab, one at a time; with a selector if there are several. */
export function Parts({ tab, control }: { tab: PanelTab; control: DialogControl }) {
  const t = useT();
  const say = useWords();
  const { token } = useSession();
  const { ofPanel } = useNews();
  const own = partsIn(tab);
  const [name, setName] = useState(own[0]?.panel.name ?? '');
  const chosen = own.find(({ panel }) => panel.name === name);
  if (chosen === undefined) return null;
  return (
    <div className={styles['parts']}>
      {own.length > 1 && (
        <Segment
          className={styles['choice']}
          label={t(`tab.${tab}`)}
          options={own.map(({ panel }) => ({
            value: panel.name,
            label: say(panel.label),
            news: ofPanel(panel) > 0 ? t('waiting', { count: ofPanel(panel) }) : undefined,
          }))}
          value={name}
          onChange={setName}
        />
      )}
      {chosen.panel.access === 'player' && token === undefined ? (
        <VisitorNote control={control} />
      ) : (
        <Boundary resetKey={`${tab} ${name}`}>
          <Suspense fallback={<Skeleton className={styles['coming']} />}>
            <chosen.Shown key={name} />
          </Suspense>
        </Boundary>
      )}
    </div>
  );
}
