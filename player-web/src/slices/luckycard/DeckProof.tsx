import { type DeckStep, checkDeck } from '@skins/engine/fairness';
import { useMutation } from '@tanstack/react-query';
import { Button, ErrorNote, Icon, Seal, SeedField } from '../../shell/ui';
import { saveJson } from '../../shell/ui/save-file';
import { type DeckDetail, askEvidence } from './queries';
import { seenDeck } from './seen-decks';
import { useT } from './t';
import styles from './Proof.module.css';

/** Repeats all cards of a deck in this browser, and keeps its proof as a file. */
export function DeckProof({ detail: { deck, composition } }: { detail: DeckDetail }) {
  const t = useT();
  const check = useMutation({ mutationFn: () => checked(deck.roomId) });
  const save = useMutation({
    mutationFn: async () => saveJson(`deck-${deck.roomId}.json`, await askEvidence(deck.roomId)),
  });
  const error = check.error ?? save.error;
  return (
    <section className="panel pad stack" id="proof" aria-labelledby="deck-proof">
      <h2 className="title-section" id="deck-proof">
        {t('proof.title')}
      </h2>
      <p className="note">{t('proof.lede')}</p>
      <SeedField label={t('proof.composition')} value={composition} />
      <div className="cluster">
        <Button
          variant="solid"
          icon="verify"
          label={t(check.isPending ? 'proof.checking' : 'proof.check')}
          busy={check.isPending}
          onClick={() => check.mutate()}
        />
        <Button icon="download" label={t('proof.save')} busy={save.isPending} onClick={() => save.mutate()} />
      </div>
      {error !== null && <ErrorNote error={error} />}
      {check.data !== undefined && <StepList steps={check.data} />}
      <SeedField label={t('proof.offline')} value={`skins verify --room deck-${deck.roomId}.json`} />
    </section>
  );
}

async function checked(roomId: string): Promise<readonly DeckStep[]> {
  const seen = seenDeck(roomId);
  return checkDeck(await askEvidence(roomId), {
    ...(seen !== undefined && { compositionBefore: seen.composition }),
  });
}

const ICONS = { holds: 'check', fails: 'warning', open: 'info' } as const;

type Verdict = 'holds' | 'fails' | 'open';

const verdictOf = (steps: readonly DeckStep[]): Verdict => {
  if (steps.some(({ state }) => state === 'fails')) return 'fails';
  return steps.every(({ state }) => state === 'holds') ? 'holds' : 'open';
};

function StepList({ steps }: { steps: readonly DeckStep[] }) {
  const t = useT();
  const verdict = verdictOf(steps);
  return (
    <>
      <p className={styles['verdict']} data-state={verdict} role={verdict === 'fails' ? 'alert' : 'status'}>
        {verdict === 'fails' ? <Icon name="warning" /> : <Seal />}
        <b>{t(`proof.verdict.${verdict}`)}</b>
      </p>
      <ul className={styles['checks']}>
        {steps.map(({ id, state, says }) => (
          <li key={id} data-state={state}>
            <Icon name={ICONS[state]} />
            <span>
              <b>{t(`proof.step.${id}.title`)}</b> · {t(`proof.state.${state}`)}
              <small className="note">
                {t(`proof.step.${id}.text`)}
                {state === 'fails' && says !== '' && (
                  <>
                    {' '}
                    <code lang="en">{says}</code>
                  </>
                )}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
