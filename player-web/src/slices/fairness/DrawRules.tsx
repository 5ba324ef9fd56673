import { Steps } from '../../shell/ui/Steps';
import { DRAW_SOURCES } from './draw-source';
import { Steers, useSourceWords } from './Steers';
import { useT } from './t';
import styles from './FairnessPage.module.css';

const RULES = ['list', 'round', 'draw', 'end'] as const;

/** A summary of draws among many players: docs/fairness.md, section 12. */
export function DrawRules() {
  const t = useT();
  const { name } = useSourceWords();
  return (
    <section className="stack" aria-labelledby="public-draws">
      <h2 className="title-section" id="public-draws">
        {t('draw.title')}
      </h2>
      <p className="muted">{t('draw.intro')}</p>
      <Steps className={`panel ${styles['steps']}`}>
        {RULES.map((rule) => (
          <li key={rule}>
            <h3 className="title-card">{t(`draw.rule.${rule}.title`)}</h3>
            <p className="muted">{t(`draw.rule.${rule}.text`)}</p>
            {rule === 'round' &&
              DRAW_SOURCES.map((source) => (
                <div key={source}>
                  <b>{name(source)}</b>
                  <Steers source={source} />
                </div>
              ))}
          </li>
        ))}
      </Steps>
    </section>
  );
}
