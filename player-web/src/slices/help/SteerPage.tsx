import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { ButtonLink } from '../../shell/ui';
import { Steps } from '../../shell/ui/Steps';
import { paths as boxes } from '../boxes/paths';
import { useT } from './t';
import styles from './Help.module.css';

const STEPS = ['s1', 's2', 's3', 's4'] as const;

/** `/steer/case`: how a box is opened, step by step. */
export function SteerPage() {
  const t = useT();
  return (
    <div className="page page-main wall">
      <div className="stack">
        <Breadcrumb />
        <h1 className="title-page">{t('steer.title')}</h1>
        <p className="lede">{t('steer.lede')}</p>
      </div>
      <Steps className={`panel ${styles['steps'] ?? ''}`}>
        {STEPS.map((step) => (
          <li key={step}>
            <h2 className="title-card">{t(`steer.${step}.title`)}</h2>
            <p className="muted">{t(`steer.${step}.text`)}</p>
          </li>
        ))}
      </Steps>
      <div className="cluster">
        <ButtonLink variant="solid" href={boxes.hashBoxes} label={t('steer.go')} />
      </div>
    </div>
  );
}
