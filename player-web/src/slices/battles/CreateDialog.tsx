import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { gems } from '../../shell/i18n/format';
import { Button, Dialog, type DialogControl, ErrorNote, Skeleton, toast } from '../../shell/ui';
import { BoxPick } from './BoxPick';
import { CreateReview } from './CreateReview';
import {
  type Draft,
  EMPTY_DRAFT,
  type Like,
  type PickedBox,
  boxesOf,
  draftLike,
  faultOf,
  sumOf,
  withPlayedRule,
} from './draft';
import { battlePath } from './paths';
import { type BattleRules, type Pay, rulesQuery } from './queries';
import { SeatsAndRule } from './SeatsAndRule';
import { Slip } from './Slip';
import { useT } from './t';
import { useShelves } from './use-boxes';
import { useCards } from './use-card';
import { useCreate } from './use-create';
import styles from './Create.module.css';

const STEPS = ['boxes', 'rules', 'review'] as const;
type Step = (typeof STEPS)[number];

interface CreateProps {
  control: DialogControl;
  /** a battle to be played again */
  like?: Like | undefined;
}

/** The hash-module dialog: 'create multiplayer battle', in three steps. */
export function CreateDialog({ control, like }: CreateProps) {
  const t = useT();
  const { data: rules, error, refetch } = useQuery(rulesQuery);
  const found = useShelves();
  const ready = rules !== undefined && !found.isLoading;
  const failed = error ?? found.error;
  if (ready) return <Making control={control} like={like} rules={rules} found={found} />;
  return (
    <Dialog control={control} title={t('create.title')} width={1120}>
      {failed === null ? (
        <Skeleton className={styles['waiting']} />
      ) : (
        <ErrorNote error={failed} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}

interface MakingProps extends CreateProps {
  rules: BattleRules;
  found: ReturnType<typeof useShelves>;
}

function Making({ control, like, rules, found }: MakingProps) {
  const t = useT();
  const [, navigate] = useLocation();
  const { draft, setDraft, step, setStep } = useMaking(like, rules);
  const boxes = boxesOf(draft, found.known);
  const there = boxes.filter((box) => box !== undefined);
  const [fault, { price }] = [faultOf(draft, boxes, rules), sumOf(there)];
  const { pay, cards, setPay } = usePay(price, rules);
  const creating = useCreate((battleId) => {
    toast.ok(t('create.done'));
    void control.close().then(() => navigate(battlePath(battleId)));
  });
  const go = (to: Step) => {
    creating.reset();
    setStep(to);
  };
  return (
    <Dialog
      control={control}
      title={t('create.title')}
      width={1120}
      foot={
        <Foot
          step={step}
          price={price}
          pay={pay}
          rounds={draft.rounds.length}
          blocked={fault !== undefined}
          sending={creating.sending}
          onGo={go}
          onSend={() => creating.send(creationOf(draft, there, rules, pay))}
        />
      }
    >
      <StepTabs step={step} rounds={draft.rounds.length} onGo={go} />
      <div className={styles['make']} data-step={step}>
        {/* Each step begins at its top, however far the one before was scrolled. */}
        <div key={step} className={styles['main']}>
          {fault !== undefined && fault !== 'none' && (
            <p className={styles['refused']} role="alert">
              {t(`create.fault.${fault}`, { most: rules.roundsMost, ceiling: gems(rules.ceiling) })}
            </p>
          )}
          {creating.reason !== undefined && (
            <p className={styles['refused']} role="alert">
              <b>{creating.reason}</b> {t('create.nothingCharged')}
            </p>
          )}
          {step === 'boxes' && (
            <BoxPick shelves={found.shelves} draft={draft} most={rules.roundsMost} onChange={setDraft} />
          )}
          {step === 'rules' && <SeatsAndRule draft={draft} rules={rules} onChange={setDraft} />}
          {step === 'review' && (
            <CreateReview
              draft={draft}
              boxes={there}
              rules={rules}
              cards={cards}
              pay={pay}
              onPay={setPay}
              onChange={setDraft}
            />
          )}
        </div>
        <Slip draft={draft} boxes={boxes} rules={rules} onChange={setDraft} />
      </div>
    </Dialog>
  );
}

/** Holds what the seat is paid with: a card only while one is held that fits the price. */
function usePay(price: number, { cardValue }: BattleRules) {
  const [chosen, setPay] = useState<Pay>('gems');
  const cards = useCards();
  const pay: Pay = chosen === 'card' && price <= cardValue && cards > 0 ? 'card' : 'gems';
  return { pay, cards, setPay };
}

/** Holds the draft, which begins as the battle that is played again, and the step that it is at. */
function useMaking(like: Like | undefined, { rules }: BattleRules) {
  const [draft, setDraft] = useState(() =>
    withPlayedRule(like === undefined ? EMPTY_DRAFT : draftLike(like), rules),
  );
  const [step, setStep] = useState(() => firstStep(like, draft));
  return { draft, setDraft, step, setStep };
}

/** A battle that is played again only has to be looked over, unless its rule is not played any more. */
function firstStep(like: Like | undefined, { rule }: Draft): Step {
  if (like === undefined) return 'boxes';
  return like.rule === rule ? 'review' : 'rules';
}

const creationOf = (draft: Draft, boxes: readonly PickedBox[], { rulesHash }: BattleRules, pay: Pay) => ({
  boxes: boxes.map(({ id, versionHash }) => ({ boxId: id, versionHash })),
  seats: draft.seats,
  teams: draft.teams,
  rule: draft.rule,
  open: draft.open,
  oneADevice: draft.oneADevice,
  rulesHash,
  pay,
});

function StepTabs({ step, rounds, onGo }: Pick<FootProps, 'step' | 'rounds' | 'onGo'>) {
  const t = useT();
  const now = STEPS.indexOf(step);
  return (
    <ol className={styles['steps']} aria-label={t('create.steps')}>
      {STEPS.map((one, place) => (
        <li key={one}>
          <button
            type="button"
            aria-current={one === step ? 'step' : undefined}
            data-done={place < now}
            disabled={place > now && rounds === 0}
            onClick={() => onGo(one)}
          >
            <b aria-hidden="true">{place + 1}</b>
            {t(`create.step.${one}`)}
          </button>
        </li>
      ))}
    </ol>
  );
}

interface FootProps {
  step: Step;
  price: number;
  pay: Pay;
  rounds: number;
  blocked: boolean;
  sending: boolean;
  onGo: (to: Step) => void;
  onSend: () => void;
}

function Foot({ step, price, pay, rounds, blocked, sending, onGo, onSend }: FootProps) {
  const t = useT();
  const place = STEPS.indexOf(step);
  const [back, next] = [STEPS[place - 1], STEPS[place + 1]];
  return (
    <div className={styles['foot']}>
      <p className={styles['sum']}>
        <small>{t('rounds', { count: rounds })}</small>
        {t('create.sum', { price: gems(price) })}
      </p>
      {back !== undefined && <Button label={t('create.back')} onClick={() => onGo(back)} />}
      {next !== undefined ? (
        <Button
          variant="solid"
          size="lg"
          label={t('create.next', { step: t(`create.step.${next}`) })}
          disabled={rounds === 0}
          onClick={() => onGo(next)}
        />
      ) : (
        <Button
          variant="play"
          size="lg"
          label={pay === 'card' ? t('create.payCard') : t('create.pay', { price: gems(price) })}
          disabled={blocked}
          busy={sending}
          onClick={onSend}
        />
      )}
    </div>
  );
}
