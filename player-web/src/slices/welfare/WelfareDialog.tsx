import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { panelsIn, useNews } from '../../shell/app/news';
import type { PanelTab } from '../../shell/app/slice';
import { fromSlices } from '../../shell/app/slices';
import { Button } from '../../shell/ui/Button';
import { Checkbox } from '../../shell/ui/Checkbox';
import { Dialog } from '../../shell/ui/Dialog';
import type { DialogControl } from '../../shell/ui/dialog-control';
import { Empty } from '../../shell/ui/Empty';
import { Tabs } from '../../shell/ui/Tabs';
import { Parts } from './Parts';
import { isReadToday, readToday } from './read-today';
import { useT } from './t';
import styles from './WelfareDialog.module.css';

/** In display order (spec 2.11). */
const TABS: readonly PanelTab[] = ['roll', 'tasks', 'activity', 'content'];
/** A tab shows only if a slice has a panel for it. */
const shownTabs = fromSlices(() => TABS.filter((tab) => panelsIn(tab).length > 0));

/** Opened by the welfare button: claimable things come first. */
export const WelfareDialog = ({ control }: { control: DialogControl }) => (
  <Whole control={control} first="tasks" />
);

/** Opened by the announcements button, and automatically at home. */
export const NoticesDialog = ({ control }: { control: DialogControl }) => (
  <Whole control={control} first="content" />
);

function Whole({ control, first }: { control: DialogControl; first: PanelTab }) {
  const t = useT();
  const { ofTab } = useNews();
  const shown = shownTabs();
  const [tab, setTab] = useState(shown.includes(first) ? first : (shown[0] ?? first));
  return (
    <Dialog
      control={control}
      title={t('title')}
      width={1080}
      foot={<Foot control={control} />}
      className={styles['whole']}
    >
      {shown.length === 0 ? (
        <Empty icon="gift" />
      ) : (
        <Tabs
          label={t('title')}
          className={styles['tabs']}
          tabs={shown.map((value) => ({
            value,
            label: t(`tab.${value}`),
            news: ofTab(value) > 0 ? t('waiting', { count: ofTab(value) }) : undefined,
          }))}
          value={tab}
          onChange={setTab}
        >
          <Parts key={tab} tab={tab} control={control} />
        </Tabs>
      )}
    </Dialog>
  );
}

function Foot({ control }: { control: DialogControl }) {
  const t = useT();
  const { t: ui } = useTranslation();
  const [ticked, setTicked] = useState(isReadToday);
  const tick = (on: boolean) => {
    setTicked(on);
    readToday(on);
  };
  return (
    <>
      <div className={styles['tick']}>
        <Checkbox label={t('readToday')} checked={ticked} onChange={tick} />
      </div>
      <Button variant="solid" label={ui('ui.close')} onClick={() => void control.close()} />
    </>
  );
}
