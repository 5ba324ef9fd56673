import { isServerSeed, isUserSeed } from '@skins/engine/fairness';
import { useState, type FormEvent } from 'react';
import { useSearch } from 'wouter';
import { Button, Field } from '../../shell/ui';
import { Alarm } from './Alarm';
import { checkEvidence } from './check-evidence';
import type { Evidence } from '../../shell/seeds/evidence';
import { FairnessSteps } from './FairnessSteps';
import { PlainOutcomeStep } from './PlainOutcomeStep';
import { seedsIn } from './proof-link';
import { useT } from './t';
import { useVerdict } from './use-verdict';
import styles from './Fairness.module.css';

/** The same steps for values typed by hand: without account and server. */
export function TypedCheck() {
  const t = useT();
  const say = useVerdict();
  // A proof link brings the seeds: they are recomputed at once.
  const given = seedsIn(useSearch());
  const [userSeed, setUserSeed] = useState(given.userSeed);
  const [serverSeed, setServerSeed] = useState(given.serverSeed);
  const [serverHash, setServerHash] = useState(given.serverHash);
  const [tried, setTried] = useState(given.userSeed !== '');
  const [evidence, setEvidence] = useState(() => evidenceOf(given));
  const wrongUser = tried && !isUserSeed(userSeed);
  const wrongServer = tried && !isServerSeed(serverSeed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setEvidence(evidenceOf({ userSeed, serverSeed, serverHash }));
  };
  const plain = { autoComplete: 'off', spellCheck: false, className: 'mono' } as const;
  const check = evidence && checkEvidence(evidence, { game: undefined });
  return (
    <div>
      <form className={styles['typed']} onSubmit={submit} noValidate>
        <Field
          {...plain}
          label={t('typed.user')}
          value={userSeed}
          onChange={(value) => setUserSeed(value.trim())}
          maxLength={16}
          error={wrongUser ? t('check.userFails') : undefined}
        />
        <Field
          {...plain}
          label={t('typed.server')}
          value={serverSeed}
          onChange={(value) => setServerSeed(value.trim())}
          hint={t('typed.hint')}
          maxLength={64}
          error={wrongServer ? t('check.notSeed') : undefined}
        />
        <Field
          {...plain}
          label={t('typed.hash')}
          value={serverHash}
          onChange={(value) => setServerHash(value.trim())}
          maxLength={64}
        />
        <Button type="submit" variant="solid" icon="verify" label={t('typed.run')} />
      </form>
      {evidence !== undefined && check !== undefined && (
        <div role="region" aria-live="polite" aria-label={t('check.steps')}>
          <Alarm check={check} />
          {check.failed.length === 0 && <p className={styles['overall']}>{say(check)}</p>}
          <FairnessSteps
            evidence={evidence}
            check={check}
            seen={false}
            outcomeStep={<PlainOutcomeStep evidence={evidence} check={check} />}
          />
        </div>
      )}
    </div>
  );
}

/** Returns what can be recomputed; undefined if a seed is none. */
function evidenceOf({ userSeed, serverSeed, serverHash }: ReturnType<typeof seedsIn>): Evidence | undefined {
  if (!isUserSeed(userSeed) || !isServerSeed(serverSeed)) return undefined;
  return { userSeed, serverSeed, ...(serverHash !== '' && { serverHash }) };
}
