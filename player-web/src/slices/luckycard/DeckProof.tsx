import { type DeckStep, checkDeck } from '@skins/engine/fairness';
import { useMutation } from '@tanstack/react-query';
import { Button, ErrorNote, SeedField } from '../../shell/ui';
import { Checks } from '../../shell/ui/Checks';
import { saveJson } from '../../shell/ui/save-file';
import { type DeckDetail, askEvidence } from './queries';
import { seenDeck } from './seen-decks';
import { useT } from './t';

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
      {check.data !== undefined && (
        <Checks
          steps={check.data}
          renderVerdict={(verdict) => <b>{t(`proof.verdict.${verdict}`)}</b>}
          words={({ id, state }) => ({
            title: t(`proof.step.${id}.title`),
            state: t(`proof.state.${state}`),
            text: t(`proof.step.${id}.text`),
          })}
        />
      )}
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
