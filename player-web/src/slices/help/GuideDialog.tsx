import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { openModal } from '../../shell/app/modals';
import { Button } from '../../shell/ui/Button';
import { Dialog } from '../../shell/ui/Dialog';
import type { DialogControl } from '../../shell/ui/dialog-control';
import { Icon, type IconName } from '../../shell/ui/Icon';
import { paths as battles } from '../battles/paths';
import { paths as fairness } from '../fairness/paths';
import { paths, topicPath } from './paths';
import { useT } from './t';
import styles from './Guide.module.css';

/** An example of a hash. */
const HASH = '8f3c1e07b2d94a56e0c7f18d6b3a92e5';

const STEPS = ['fair', 'battle', 'upgrade', 'notices', 'bind'] as const;
type Step = (typeof STEPS)[number];

const ICONS: Readonly<Record<Step, IconName>> = {
  fair: 'verify',
  battle: 'people',
  upgrade: 'trend',
  notices: 'horn',
  bind: 'share',
};
/** Where a step leads on; without a path it opens the announcements. */
const TO: Readonly<Record<Step, string | undefined>> = {
  fair: `${fairness.fairness}#example`,
  battle: battles.rules,
  upgrade: paths.forge,
  notices: undefined,
  bind: topicPath('steamBind'),
};

/** The tour of the games (spec 2.12): five steps, each with a page to go on to. `next`: the page on which it ends. */
export function GuideDialog({ next, control }: { next: string | null; control: DialogControl }) {
  const t = useT();
  const [, navigate] = useLocation();
  const [at, setAt] = useState(0);
  const step = STEPS[at] ?? 'fair';
  const isLast = at === STEPS.length - 1;
  const leave = async (then?: () => void) => {
    await control.close();
    then?.();
  };
  const end = () => leave(() => next !== null && navigate(next));
  return (
    <Dialog
      control={control}
      title={t('guide.title')}
      width={640}
      foot={
        <>
          <Button variant="quiet" label={t('guide.skip')} onClick={() => void end()} />
          {at > 0 && <Button label={t('guide.prev')} onClick={() => setAt(at - 1)} />}
          <Button
            variant="solid"
            label={t(isLast ? (next === null ? 'guide.done' : 'guide.end') : 'guide.next')}
            onClick={() => (isLast ? void end() : setAt(at + 1))}
          />
        </>
      }
    >
      <div className={styles['step']} aria-live="polite">
        <div className={styles['art']} aria-hidden="true">
          <Icon name={ICONS[step]} />
          {step === 'fair' && <code>{HASH}</code>}
        </div>
        <p className="note">{t('guide.place', { at: at + 1, of: STEPS.length })}</p>
        <h3 className="title-section">{t(`guide.${step}.title`)}</h3>
        <p className="muted">{t(`guide.${step}.text`)}</p>
        <Further
          to={TO[step]}
          label={t(`guide.${step}.go`)}
          onLeave={() => void leave(step === 'notices' ? () => openModal('notices') : undefined)}
        />
      </div>
    </Dialog>
  );
}

function Further({ to, label, onLeave }: { to: string | undefined; label: string; onLeave: () => void }) {
  return to === undefined ? (
    <Button variant="quiet" label={label} onClick={onLeave} />
  ) : (
    <Link className="link" href={to} onClick={onLeave}>
      {label}
    </Link>
  );
}
