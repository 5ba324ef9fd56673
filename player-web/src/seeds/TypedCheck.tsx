import { isServerSeed, isUserSeed } from '@skins/engine/fairness';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Field } from '../ui';
import { Alarm } from './Alarm';
import { checkRoll } from './check-roll';
import type { RollEvidence } from './evidence';
import { FairnessSteps } from './FairnessSteps';
import styles from './Fairness.module.css';

/** The same five steps for values typed by hand: no account, no server. */
export function TypedCheck() {
  const { t } = useTranslation();
  const [userSeed, setUserSeed] = useState('');
  const [serverSeed, setServerSeed] = useState('');
  const [serverHash, setServerHash] = useState('');
  const [tried, setTried] = useState(false);
  const [evidence, setEvidence] = useState<RollEvidence>();
  const wrongUser = tried && !isUserSeed(userSeed);
  const wrongServer = tried && !isServerSeed(serverSeed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const ready = isUserSeed(userSeed) && isServerSeed(serverSeed);
    setEvidence(ready ? { userSeed, serverSeed, ...(serverHash !== '' && { serverHash }) } : undefined);
  };
  const plain = { autoComplete: 'off', spellCheck: false, className: 'mono' } as const;
  const check = evidence && checkRoll(evidence);
  return (
    <div>
      <form className={styles['typed']} onSubmit={submit} noValidate>
        <Field
          {...plain}
          label={t('seeds.typed.user')}
          value={userSeed}
          onChange={(value) => setUserSeed(value.trim())}
          maxLength={16}
          error={wrongUser ? t('seeds.check.userFails') : undefined}
        />
        <Field
          {...plain}
          label={t('seeds.typed.server')}
          value={serverSeed}
          onChange={(value) => setServerSeed(value.trim())}
          hint={t('seeds.typed.hint')}
          maxLength={64}
          error={wrongServer ? t('seeds.check.notSeed') : undefined}
        />
        <Field
          {...plain}
          label={t('seeds.typed.hash')}
          value={serverHash}
          onChange={(value) => setServerHash(value.trim())}
          maxLength={64}
        />
        <Button type="submit" variant="solid" icon="verify" label={t('seeds.typed.run')} />
      </form>
      {evidence !== undefined && check !== undefined && (
        <div role="region" aria-live="polite" aria-label={t('seeds.check.steps')}>
          <Alarm check={check} />
          <FairnessSteps evidence={evidence} check={check} />
        </div>
      )}
    </div>
  );
}
