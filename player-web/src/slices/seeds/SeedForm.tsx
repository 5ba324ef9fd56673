import { isUserSeed } from '@skins/engine/fairness';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent } from 'react';
import { openLogin } from '../../shell/app/modals';
import { count } from '../../shell/i18n/format';
import { commandKey } from '../../shell/net';
import { useResultsHeld } from '../../shell/play/results';
import { useSession } from '../../shell/session';
import { Button, ErrorNote, Facts, Field, SeedField, Skeleton, toast } from '../../shell/ui';
import { useSeeds, type Seeds } from '../../shell/seeds/queries';
import { randomSeed } from '../../shell/seeds/random-seed';
import { shortHash } from './short-hash';
import { ensureUserSeed, saveUserSeed } from '../../shell/seeds/user-seed';
import { useT } from './t';

interface SeedFormProps {
  /** hash of the odds to be played */
  versionHash?: string | undefined;
}

/** A form for the player's seed, and the commitment to the server's. Visitors see only that there is one. */
export function SeedForm({ versionHash }: SeedFormProps) {
  const t = useT();
  const { token } = useSession();
  const { data, error, refetch } = useSeeds();
  useFreshSeed(data);
  if (token === undefined)
    return (
      <>
        <SeedField label={t('panel.serverHash')} value="" placeholder={t('panel.afterLogin')} />
        <SeedFacts versionHash={versionHash} />
        <Button wide label={t('panel.login')} onClick={openLogin} />
      </>
    );
  if (data === undefined)
    return error === null ? (
      <Skeleton shape="plate" />
    ) : (
      <ErrorNote error={error} text={t('panel.loadFailed')} onRetry={() => void refetch()} />
    );
  return <EditSeed key={data.userSeed} seeds={data} versionHash={versionHash} />;
}

/** Makes a seed in this browser without asking, if the player has none or needs a fresh one. */
function useFreshSeed(seeds: Seeds | undefined) {
  const due = seeds !== undefined && (seeds.userSeed === '' || seeds.freshSeedDue);
  useEffect(() => {
    // The panel shows a failure: the note stays, and the next play retries.
    if (due) ensureUserSeed().catch(() => {});
  }, [due]);
}

function EditSeed({ seeds, versionHash }: SeedFormProps & { seeds: Seeds }) {
  const t = useT();
  const held = useResultsHeld();
  const [seed, setSeed] = useState(seeds.userSeed);
  const [wrong, setWrong] = useState(false);
  const save = useMutation({
    // The key is made before the send: a retried press changes the seed once.
    mutationFn: ({ seed, key }: { seed: string; key: string }) => saveUserSeed(seed, key),
    onSuccess: () => toast.ok(t('panel.saved')),
    onError: () => toast.error(t('panel.failed')),
  });
  const change = (value: string) => {
    setSeed(value);
    setWrong(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isUserSeed(seed)) save.mutate({ seed, key: commandKey() });
    else setWrong(true);
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      {seeds.freshSeedDue && <p className="note">{t('panel.freshDue')}</p>}
      <Field
        label={t('panel.yours')}
        value={seed}
        onChange={change}
        hint={t('panel.hint')}
        error={wrong ? t('panel.invalid') : undefined}
        maxLength={16}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className="mono"
        tool={
          <span>
            <Button
              size="sm"
              variant="quiet"
              icon="random"
              label={t('panel.random')}
              onClick={() => change(randomSeed())}
            />
          </span>
        }
      />
      <SeedField label={t('panel.serverHash')} value={seeds.serverHash} masked />
      <SeedFacts seeds={seeds} versionHash={versionHash} />
      <Button
        wide
        type="submit"
        label={t(save.isPending ? 'panel.saving' : 'panel.save')}
        busy={save.isPending}
        disabled={held}
      />
    </form>
  );
}

function SeedFacts({ seeds, versionHash }: SeedFormProps & { seeds?: Seeds | undefined }) {
  const t = useT();
  const hash = (value: string) => (
    <span className="mono" title={value}>
      {shortHash(value)}
    </span>
  );
  const chain = seeds && [
    { name: t('panel.index'), value: `${count(seeds.seedIndex)} / ${count(seeds.chain.length)}` },
    { name: t('panel.chain'), value: `#${seeds.chain.id}` },
    { name: t('panel.anchor'), value: hash(seeds.chain.anchor) },
  ];
  const version = versionHash === undefined ? [] : [{ name: t('panel.version'), value: hash(versionHash) }];
  return <Facts names="beside" facts={[...(chain ?? []), ...version]} />;
}
