import { LAST_TICKET, TICKETS } from '@skins/engine/fairness';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { count } from '../../shell/i18n/format';
import { TypedCheck } from '../seeds/TypedCheck';
import { ApprovalPanel } from '../settings/ApprovalPanel';
import { Facts } from '../../shell/ui/Facts';
import { Seal } from '../../shell/ui/Seal';
import { Steps } from '../../shell/ui/Steps';
import { DrawRules } from './DrawRules';
import { EpochsPanel } from './EpochsPanel';
import { TryOpening } from './TryOpening';
import { useT } from './t';
import styles from './FairnessPage.module.css';

const STEPS = ['commit', 'yours', 'roll', 'ticket', 'reveal'] as const;

/** `/page/instrutions`: explains how a result is computed, with a form to recompute one. */
export function FairnessPage() {
  const t = useT();
  return (
    <div className="page page-main wall">
      <div className="stack">
        <Breadcrumb />
        <div className={styles['head']}>
          <Seal />
          <div>
            <h1 className="title-page">{t('title')}</h1>
            <p className="lede">{t('lede')}</p>
          </div>
        </div>
      </div>
      <div className="aside aside-late">
        <div className={styles['main']}>
          <section className="stack">
            <h2 className="title-section">{t('steps')}</h2>
            <Steps className={`panel ${styles['steps']}`}>
              {STEPS.map((step) => (
                <li key={step}>
                  <h3 className="title-card">{t(`${step}.title`)}</h3>
                  <p className="muted">{t(`${step}.text`)}</p>
                  {step === 'roll' && (
                    <code className={styles['formula']}>N = hex6( SHA-256( userSeed + serverSeed ) )</code>
                  )}
                </li>
              ))}
            </Steps>
          </section>
          <TryOpening />
          <section className="stack" id="recompute">
            <div>
              <h2 className="title-section">{t('recompute.title')}</h2>
              <p className="note">{t('recompute.note')}</p>
            </div>
            <div className="panel pad">
              <TypedCheck />
            </div>
          </section>
          <DrawRules />
        </div>
        <aside className="stack">
          <section className="panel pad stack">
            <h2 className="title-card">{t('figures.title')}</h2>
            <Facts
              names="beside"
              facts={[
                { name: t('figures.version'), value: 'v1' },
                { name: t('figures.hash'), value: 'SHA-256' },
                { name: t('figures.tickets'), value: count(TICKETS) },
                { name: t('figures.divisor'), value: count(LAST_TICKET) },
                { name: t('figures.seed'), value: t('figures.seedValue') },
                { name: t('figures.userSeed'), value: t('figures.userSeedValue') },
              ]}
            />
          </section>
          <EpochsPanel />
          {(['chain', 'truth'] as const).map((topic) => (
            <section className="panel pad" key={topic}>
              <h2 className="title-card">{t(`${topic}.title`)}</h2>
              <p className="muted">{t(`${topic}.text`)}</p>
            </section>
          ))}
          <ApprovalPanel />
        </aside>
      </div>
    </div>
  );
}
