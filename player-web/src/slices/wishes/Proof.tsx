import { type WishStep, checkWish, wishNumbers } from '@skins/engine/fairness';
import { useQuery } from '@tanstack/react-query';
import { count, clock } from '../../shell/i18n/format';
import { Button, ErrorNote, Icon, SeedField } from '../../shell/ui';
import { Checks } from '../../shell/ui/Checks';
import { Steps } from '../../shell/ui/Steps';
import { saveJson } from '../../shell/ui/save-file';
import { type Evidence, SHARES, type WishDetail } from './queries';
import { seenWish } from './seen-wishes';
import { useT } from './t';
import styles from './Proof.module.css';

interface ProofProps {
  detail: WishDetail;
  /** whether the draw may be seen */
  shown: boolean;
}

/** How the wish is drawn, with its own figures; and the whole draw computed again in this browser. */
export function Proof({ detail, shown }: ProofProps) {
  const t = useT();
  const { evidence, wish } = detail;
  return (
    <section className="panel pad stack" id="proof" aria-labelledby="wish-proof">
      <h2 className="title-section" id="wish-proof">
        {t('proof.title')}
      </h2>
      <Steps label={t('proof.title')}>
        <li className="stack">
          <h3 className="title-card">{t('proof.frozen')}</h3>
          <p className="note">{t('proof.frozenText')}</p>
          {evidence.frozen !== null && <SeedField label="root" value={evidence.frozen.root} />}
          {evidence.frozen !== null && <Seen evidence={evidence} />}
        </li>
        <li className="stack">
          <h3 className="title-card">{t('proof.round')}</h3>
          <p className="note">
            {t('proof.roundText')}{' '}
            {evidence.source !== null && t('roundNo', { round: count(evidence.source.round) })}
          </p>
          {shown && evidence.round !== null && (
            <>
              <SeedField label="randomness" value={evidence.round.randomness} />
              <SeedField label={t('proof.signature')} value={evidence.round.signature} />
            </>
          )}
        </li>
        <li className="stack">
          <h3 className="title-card">{t('proof.draw')}</h3>
          <p className="note">{t('proof.drawText')}</p>
          {shown && <Numbers evidence={evidence} />}
        </li>
        <li className="stack">
          <h3 className="title-card">{t('proof.file')}</h3>
          <p className="note">{t('proof.fileText')}</p>
          {(shown || wish.overAt !== null) && evidence.frozen !== null && <Checked evidence={evidence} />}
          <div className="cluster">
            <Button
              icon="download"
              label={t('proof.save')}
              onClick={() => saveJson(`wish-${wish.id}.json`, evidence)}
            />
          </div>
          <SeedField label={t('proof.offline')} value={`skins verify --room wish-${wish.id}.json`} />
        </li>
      </Steps>
    </section>
  );
}

function Seen({ evidence }: { evidence: Evidence }) {
  const t = useT();
  const seen = seenWish(evidence);
  // Before the round there is still time to fetch it.
  if (seen === undefined && evidence.round === null) return null;
  const alike = seen !== undefined && seen.root === evidence.frozen?.root;
  return (
    <p className={styles['said']} data-state={seen === undefined ? 'open' : alike ? 'holds' : 'fails'}>
      <Icon name={seen === undefined ? 'info' : alike ? 'check' : 'warning'} />
      {seen === undefined
        ? t('proof.unseen')
        : t(alike ? 'proof.seen' : 'proof.seenOther', { time: clock(seen.time) })}
    </p>
  );
}

/** The arithmetic of the draw: each number, what of it is thrown away, and the share. */
function Numbers({ evidence: { draw, round, frozen } }: { evidence: Evidence }) {
  const t = useT();
  if (round === null || frozen === null) return null;
  const numbers = wishNumbers({ draw, randomness: round.randomness, root: frozen.root });
  return (
    <ol className={styles['numbers']}>
      {numbers.map(({ k, number, skipped }) => (
        <li key={k}>
          <span className="mono">{count(number)}</span>
          <span>
            {skipped
              ? t('proof.skipped')
              : t('proof.mod', { shares: count(SHARES), rest: count(number % SHARES) })}
          </span>
          {!skipped && <b>{t('share', { share: count((number % SHARES) + 1) })}</b>}
        </li>
      ))}
    </ol>
  );
}

/** Computes the wish again. Loads the elliptic curve of the beacon only for this. */
async function checked(evidence: Evidence): Promise<readonly WishStep[]> {
  const { isSignedRound } = await import('@skins/engine/beacon');
  const seen = seenWish(evidence);
  return checkWish(evidence, {
    isSigned: isSignedRound,
    ...(seen !== undefined && { rootBefore: seen.root }),
  });
}

function Checked({ evidence }: { evidence: Evidence }) {
  const t = useT();
  const { data: steps, error } = useQuery({
    queryKey: ['wishes', 'check', evidence],
    staleTime: Infinity,
    queryFn: () => checked(evidence),
  });
  if (error !== null) return <ErrorNote error={error} />;
  if (steps === undefined) return <p className="note">{t('proof.verdict.checking')}</p>;
  return (
    <Checks
      steps={steps}
      renderVerdict={(verdict) => (
        <span>
          <b>{t(`proof.verdict.${verdict}`)}</b>
          <small className="note">
            {t('proof.counted', {
              holds: steps.filter(({ state }) => state === 'holds').length,
              steps: steps.length,
            })}
          </small>
        </span>
      )}
      words={({ id, state }) => ({
        title: t(`proof.step.${id}.title`),
        state: t(`proof.state.${state}`),
        text: t(`proof.step.${id}.text`),
      })}
    />
  );
}
