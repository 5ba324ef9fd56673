import { useId } from 'react';
import { percent } from '../../shell/i18n/format';
import { Switch } from '../../shell/ui';
import { type Draft, withPlayedRule, withRule, withSeating } from './draft';
import type { BattleRules } from './queries';
import { RuleName } from './RuleName';
import { useT } from './t';
import { useSeating } from './words';
import styles from './Create.module.css';

interface SeatsAndRuleProps {
  draft: Draft;
  rules: BattleRules;
  onChange: (draft: Draft) => void;
}

/** The second step: who plays, and who gets what is on the table. */
export function SeatsAndRule({ draft, rules, onChange }: SeatsAndRuleProps) {
  const t = useT();
  return (
    <div className="stack">
      <Seatings draft={draft} rules={rules} onChange={onChange} />
      <RuleChoice draft={draft} rules={rules} onChange={onChange} />
      <fieldset className={styles['plain']}>
        <legend>{t('create.who')}</legend>
        <div className={styles['switches']}>
          <Switch
            label={t('create.public')}
            checked={draft.open}
            onChange={(open) => onChange({ ...draft, open })}
          />
          <Switch
            label={t('create.oneADevice')}
            checked={draft.oneADevice}
            onChange={(oneADevice) => onChange({ ...draft, oneADevice })}
          />
        </div>
        <p className="note">{t(draft.open ? 'create.publicNote' : 'create.linkNote')}</p>
      </fieldset>
    </div>
  );
}

function Seatings({ draft, rules, onChange }: SeatsAndRuleProps) {
  const t = useT();
  const name = useId();
  const seating = useSeating();
  return (
    <fieldset className={styles['plain']}>
      <legend>{t('create.seats')}</legend>
      <div className={styles['seatings']}>
        {rules.seatings.map(({ seats, teams }) => (
          <label key={`${seats} ${teams}`} className={styles['pick']}>
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={draft.seats === seats && draft.teams === teams}
              onChange={() => onChange(withPlayedRule(withSeating(draft, { seats, teams }), rules.rules))}
            />
            <Dots seats={seats} teams={teams} />
            <span>{seating({ seats, teams })}</span>
          </label>
        ))}
      </div>
      {draft.teams > 0 && <p className="note">{t('rules.teams')}</p>}
    </fieldset>
  );
}

/** The seats as dots, with a line between those who play against each other. */
function Dots({ seats, teams }: { seats: number; teams: number }) {
  const groups = teams === 0 ? seats : teams;
  const size = seats / groups;
  return (
    <span className={styles['dots']} aria-hidden="true">
      {Array.from({ length: groups }, (_, group) => (
        // Groups never reorder.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={group}>
          {Array.from({ length: size }, (_dot, dot) => (
            // oxlint-disable-next-line react/no-array-index-key
            <i key={dot} />
          ))}
        </span>
      ))}
    </span>
  );
}

function RuleChoice({ draft, rules, onChange }: SeatsAndRuleProps) {
  const t = useT();
  const name = useId();
  const parties = draft.teams === 0 ? draft.seats : draft.teams;
  return (
    <fieldset className={styles['plain']}>
      <legend>{t('create.whoGets')}</legend>
      <ul className={styles['rules']}>
        {rules.rules.map((rule) => {
          const off = rule === 'shared' && draft.teams > 0;
          return (
            <li key={rule}>
              <label data-off={off}>
                <input
                  type="radio"
                  name={name}
                  checked={draft.rule === rule}
                  disabled={off}
                  onChange={() => onChange(withRule(draft, rule))}
                />
                <RuleName rule={rule} />
                <span className={styles['odds']}>
                  {off
                    ? t('create.noTeams')
                    : rule === 'shared'
                      ? t('create.everybody')
                      : t('create.nothing', { chance: percent(1 - 1 / parties) })}
                </span>
                <span className={styles['words']}>{t(`rule.${rule}.words`)}</span>
                {draft.rule === rule && (
                  <span className={styles['words']} data-example>
                    {t(`rule.${rule}.example`)}
                  </span>
                )}
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
