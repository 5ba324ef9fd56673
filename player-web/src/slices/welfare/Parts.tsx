import { Suspense, useState } from 'react';
import { Boundary } from '../../shell/app/boundaries';
import { lazyWithRetry } from '../../shell/app/lazy-with-retry';
import { panels, useNews } from '../../shell/app/news';
import type { PanelTab } from '../../shell/app/slice';
import { withTexts } from '../../shell/app/with-texts';
import { useWords } from '../../shell/i18n';
import { useSession } from '../../shell/session';
import type { DialogControl } from '../../shell/ui/dialog-control';
import { Segment } from '../../shell/ui/Segment';
import { Skeleton } from '../../shell/ui/Skeleton';
import { useT } from './t';
import { VisitorNote } from './VisitorNote';
import styles from './WelfareDialog.module.css';

const parts = panels.map((panel) => ({ panel, Shown: lazyWithRetry(withTexts(panel.panel)) }));

/** The parts of a tab, one at a time; a choice of them where there are several. */
export function Parts({ tab, control }: { tab: PanelTab; control: DialogControl }) {
  const t = useT();
  const say = useWords();
  const { token } = useSession();
  const { ofPanel } = useNews();
  const own = parts.filter(({ panel }) => panel.tab === tab);
  const [place, setPlace] = useState(own[0]?.panel.place ?? 0);
  const chosen = own.find(({ panel }) => panel.place === place);
  if (chosen === undefined) return null;
  return (
    <div className={styles['parts']}>
      {own.length > 1 && (
        <Segment
          className={styles['choice']}
          label={t(`tab.${tab}`)}
          options={own.map(({ panel }) => ({
            value: panel.place,
            label: say(panel.label),
            news: ofPanel(panel) > 0 ? t('waiting', { count: ofPanel(panel) }) : undefined,
          }))}
          value={place}
          onChange={setPlace}
        />
      )}
      {chosen.panel.access === 'player' && token === undefined ? (
        <VisitorNote control={control} />
      ) : (
        <Boundary resetKey={`${tab} ${place}`}>
          <Suspense fallback={<Skeleton className={styles['coming']} />}>
            <chosen.Shown key={place} />
          </Suspense>
        </Boundary>
      )}
    </div>
  );
}
