import { type BattleStep, checkBattle } from '@skins/engine/fairness';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { PageTitle } from '../../shell/app/PageTitle';
import { moment } from '../../shell/i18n/format';
import {
  Button,
  ButtonLink,
  Empty,
  ErrorNote,
  Icon,
  Seal,
  SeedField,
  Select,
  Skeleton,
} from '../../shell/ui';
import { CHECK_ICONS, verdictOf } from '../../shell/ui/check';
import { RoomPending } from '../../shell/ui/RoomPending';
import { Tabs } from '../../shell/ui/Tabs';
import { saveJson } from '../../shell/ui/save-file';
import { paths as fairness } from '../fairness/paths';
import { battlePath, paths } from './paths';
import type { BattleDetail, Evidence } from './queries';
import { seenBattle } from './seen-battles';
import { SteersNote } from './SteersNote';
import { useT } from './t';
import { TicketProof } from './TicketProof';
import { useDetail } from './use-detail';
import { useSeating } from './words';
import { WinnerProof } from './WinnerProof';
import styles from './Proof.module.css';

/** `/page/battle/{id}/proof`: the battle computed again in this browser, step by step and ticket by ticket. */
export function ProofPage() {
  const t = useT();
  const { id = '' } = useParams();
  const { data, error, refetch } = useDetail(id);
  if (data === undefined)
    return (
      <RoomPending
        error={error}
        retry={refetch}
        className={styles['waiting']}
        failed={t('failedRoom')}
        gone={t('gone')}
        others={{ href: paths.hall, label: t('toHall') }}
      />
    );
  return (
    <div className="page page-main wall">
      <Breadcrumb />
      {data.evidence.frozen === null ? (
        <>
          <PageTitle />
          <Empty
            text={t('proof.early')}
            action={<ButtonLink variant="solid" href={battlePath(id)} label={t('proof.toRoom')} />}
          />
        </>
      ) : (
        <Proof detail={data} />
      )}
    </div>
  );
}

/** Computes the battle again. Loads the elliptic curve of the beacon only for this. */
async function checked(evidence: Evidence): Promise<readonly BattleStep[]> {
  const { isSignedRound } = await import('@skins/engine/beacon');
  const seen = seenBattle(evidence);
  return checkBattle(evidence, {
    isSigned: isSignedRound,
    ...(seen !== undefined && { rootBefore: seen.root }),
  });
}

function Proof({ detail }: { detail: BattleDetail }) {
  const { evidence } = detail;
  const { data: steps, error } = useQuery({
    queryKey: ['battles', 'check', evidence],
    staleTime: Infinity,
    queryFn: () => checked(evidence),
  });
  return (
    <>
      <Verdict detail={detail} steps={steps} />
      {error !== null && <ErrorNote error={error} />}
      {steps === undefined && error === null ? (
        <Skeleton className={styles['waiting']} />
      ) : (
        <div className="aside aside-late">
          <Parts detail={detail} />
          <Side detail={detail} />
        </div>
      )}
      {steps !== undefined && <StepList steps={steps} />}
    </>
  );
}

function Verdict({
  detail: { battle },
  steps,
}: {
  detail: BattleDetail;
  steps: readonly BattleStep[] | undefined;
}) {
  const t = useT();
  const seating = useSeating();
  const verdict = steps === undefined ? undefined : verdictOf(steps);
  const holds = steps?.filter(({ state }) => state === 'holds').length ?? 0;
  return (
    <section className={`panel ${styles['top'] ?? ''}`} data-verdict={verdict}>
      <Seal />
      <div>
        <h1 className="title-page">{t(`proof.verdict.${verdict ?? 'checking'}`)}</h1>
        <p className="sr-only" role={verdict === 'fails' ? 'alert' : 'status'}>
          {t(`proof.verdict.${verdict ?? 'checking'}`)}
        </p>
        <p className="note">
          {seating(battle)} · {t('rounds', { count: battle.rounds })}
          {battle.frozenAt !== null && ` · ${moment(battle.frozenAt)}`} ·{' '}
          {t('proof.counted', { holds, steps: steps?.length ?? 0 })}
        </p>
      </div>
      <ul className={styles['checks']}>
        {(steps ?? []).map(({ id, state }) => (
          <li key={id} data-state={state}>
            <Icon name={CHECK_ICONS[state]} />
            {t(`proof.step.${id}.title`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

const PARTS = ['ticket', 'winner'] as const;
type Part = (typeof PARTS)[number];

function Parts({ detail }: { detail: BattleDetail }) {
  const t = useT();
  const [address] = useSearchParams();
  const [part, setPart] = useState<Part>('ticket');
  const { battle } = detail;
  const [seat, setSeat] = useState(() => within(address.get('seat'), battle.seats.length));
  const [round, setRound] = useState(() => within(address.get('round'), battle.rounds));
  return (
    <section className="panel pad">
      <Tabs<Part>
        label={t('proof.parts')}
        value={part}
        onChange={setPart}
        tabs={PARTS.map((value) => ({ value, label: t(`proof.part.${value}`) }))}
      >
        {part === 'ticket' ? (
          <div className="stack">
            <div className={styles['choice']}>
              <Select
                label={t('proof.seat')}
                value={String(seat)}
                options={battle.seats.map(({ seat: n, person }) => ({
                  value: String(n),
                  label: `${t('seat', { seat: n })} · ${person?.userName ?? ''}`,
                }))}
                onChange={(value) => setSeat(Number(value))}
              />
              <Select
                label={t('table.round')}
                value={String(round)}
                options={Array.from({ length: battle.rounds }, (_, k) => ({
                  value: String(k + 1),
                  label: String(k + 1),
                }))}
                onChange={(value) => setRound(Number(value))}
              />
            </div>
            <TicketProof detail={detail} seat={seat} round={round} />
          </div>
        ) : (
          <WinnerProof detail={detail} />
        )}
      </Tabs>
    </section>
  );
}

/** Returns a number of the address from 1 to the most; 1 for anything else. */
function within(text: string | null, most: number): number {
  const n = Number(text);
  return Number.isInteger(n) && n >= 1 && n <= most ? n : 1;
}

function Side({ detail: { battle, evidence } }: { detail: BattleDetail }) {
  const t = useT();
  return (
    <div className="stack aside-fixed">
      <section className="panel pad stack" aria-labelledby="battle-could">
        <h2 className="title-card" id="battle-could">
          {t('proof.could')}
        </h2>
        <SteersNote by={battle.steers} />
        <p className="note">{t('proof.couldText')}</p>
        <ButtonLink href={fairness.fairness} label={t('terms.how')} />
      </section>
      <section className="panel pad stack" aria-label={t('proof.file')}>
        <Button
          wide
          icon="download"
          label={t('proof.file')}
          onClick={() => saveJson(`battle-${battle.id}.json`, evidence)}
        />
        <SeedField label={t('proof.offline')} value={`skins verify --room battle-${battle.id}.json`} />
        <ButtonLink wide icon="play" href={`${battlePath(battle.id)}?replay=1`} label={t('enter.replay')} />
      </section>
    </div>
  );
}

function StepList({ steps }: { steps: readonly BattleStep[] }) {
  const t = useT();
  return (
    <section className="panel pad stack" aria-labelledby="battle-steps">
      <h2 className="title-section" id="battle-steps">
        {t('proof.steps')}
      </h2>
      <ol className={styles['list']}>
        {steps.map(({ id, state, says }) => (
          <li key={id} data-state={state}>
            <Icon name={CHECK_ICONS[state]} />
            <span>
              <b>{t(`proof.step.${id}.title`)}</b>
              <small>{t(`proof.state.${state}`)}</small>
            </span>
            <span className="note">
              {t(`proof.step.${id}.text`)}
              {state !== 'holds' && says !== '' && (
                <>
                  {' '}
                  <code lang="en">{says}</code>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
