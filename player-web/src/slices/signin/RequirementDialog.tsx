import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { paths as boxes } from '../boxes/paths';
import { paths as payments } from '../payments/paths';
import { Button, Dialog, type DialogControl } from '../../shell/ui';
import { paths as upgrades } from '../upgrades/paths';
import { ASKED, Requirement } from './Requirement';
import { type Entry, entriesQuery } from './queries';
import { useT } from './t';

/** The pages where a day's requirement can be met. */
const WHERE = { 0: upgrades.upgrade, 1: boxes.hashBoxes, 2: boxes.hashBoxes, 3: payments.assets } as const;

/** The requirement for today's sign-in, with its progress. */
export function RequirementDialog({ entry, control }: { entry: Entry; control: DialogControl }) {
  const t = useT();
  const [, navigate] = useLocation();
  const { data } = useQuery(entriesQuery);
  const now =
    data?.find(({ activityType, index }) => activityType === 'every' && index === entry.index) ?? entry;
  const type = now.limitationType ?? 2;
  const go = () => void control.close().then(() => navigate(WHERE[type]));
  return (
    <Dialog
      control={control}
      title={t('requirement.title')}
      width={440}
      foot={
        <>
          <Button label={t('requirement.later')} onClick={() => void control.close()} />
          <Button variant="solid" label={t(`requirement.go.${ASKED[type]}`)} onClick={go} />
        </>
      }
    >
      <div className="stack">
        <p>{t('requirement.lede', { index: entry.index })}</p>
        <Requirement entry={now} />
      </div>
    </Dialog>
  );
}
