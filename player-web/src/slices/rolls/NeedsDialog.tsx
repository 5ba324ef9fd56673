import { useLocation } from 'wouter';
import { count, moment } from '../../shell/i18n/format';
import { Button, Dialog, type DialogControl, SeedField, copyText } from '../../shell/ui';
import type { Needs } from './needs';
import type { Requirement } from './queries';
import { RequirementList } from './RequirementList';
import { useT } from './t';

/** The pages where a missing condition can be met. */
const WAYS = {
  'paid-in': { label: 'need.toGems', to: '/page/assets' },
  opens: { label: 'need.toBoxes', to: '/case/hash' },
  vip: { label: 'need.toVip', to: '/user/vip' },
} as const;

const wayOf = ({ kind, done }: Requirement) =>
  done || kind === 'invited' || kind === 'assists' ? [] : [WAYS[kind]];

/** The room's conditions that the player does not meet. Friends can be asked for help if that is one of them. */
export function NeedsDialog({ needs, control }: { needs: Needs; control: DialogControl }) {
  const t = useT();
  const [, navigate] = useLocation();
  const { name, tasks, closesAt } = needs;
  // An absolute link, because friends open it elsewhere.
  const share = needs.share === null ? null : new URL(needs.share, location.origin).href;
  const missing = tasks.filter(({ done }) => !done);
  const [way] = missing.flatMap(wayOf);
  return (
    <Dialog
      control={control}
      title={t('need.title', { amount: count(missing.length) })}
      note={name}
      width={520}
      foot={
        <>
          {way === undefined ? (
            <Button label={t('need.close')} onClick={() => void control.close()} />
          ) : (
            <Button label={t(way.label)} onClick={() => void control.close().then(() => navigate(way.to))} />
          )}
          {share !== null && (
            <Button variant="solid" icon="copy" label={t('need.copy')} onClick={() => void copyText(share)} />
          )}
        </>
      }
    >
      <div className="stack">
        <RequirementList requirements={tasks} />
        {share !== null && (
          <>
            <SeedField label={t('need.share')} value={share} />
            <p className="note">{t('need.shareText')}</p>
          </>
        )}
        <p className="note">{t('need.text', { time: moment(closesAt) })}</p>
      </div>
    </Dialog>
  );
}
