import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import type { BagItem } from '../bag/queries';
import { openLogin } from '../../shell/app/modals';
import { queries } from '../../shell/net';
import { isLocked, isWithheld, newOrder, revealed, usePlay } from '../../shell/play';
import { FailureNote } from '../../shell/play/FailureNote';
import { useSession } from '../../shell/session';
import { ForgeBar } from './ForgeBar';
import { ForgeDial } from './ForgeDial';
import type { Target } from './queries';
import { Lost, LostNext, UpgradeWon, lostIn } from './UpgradeResult';
import { StakeDialog } from './StakeDialog';
import { StakeSide } from './StakeSide';
import { TargetDialog } from './TargetDialog';
import { TargetSide } from './TargetSide';
import { useT } from './t';
import { useFocus } from './use-focus';
import { type Asked, useQuote } from './use-quote';
import { useStake } from './use-stake';
import { type UpgradePlay, upgradeGame } from './upgrade-play';
import styles from './Forge.module.css';

const refresh = (): Promise<void> => queries.invalidateQueries({ queryKey: ['upgrades'] });

/** What a player chooses in a dialog. */
type Chosen = 'items' | 'target';

/** The dark stage: the stake, the dial, the target, and the bar that starts it. */
export function Forge({ first, staked }: { first: Target | undefined; staked: readonly BagItem[] }) {
  const t = useT();
  const { token } = useSession();
  const stake = useStake(first, staked);
  const asked = useQuote(stake);
  const plays = usePlay(upgradeGame);
  const { play } = plays;
  const [choosing, choose] = useState<Chosen>();
  const outcome = revealed(play);
  const order = 'order' in play ? play.order : undefined;
  const { stageRef, skipRef } = useFocus(play.phase);
  useEmptied(stake, outcome);
  const { quote } = asked;
  const start = () => {
    if (token === undefined) openLogin();
    else if (quote !== undefined && stake.target !== undefined && stake.gems !== undefined)
      plays.press(newOrder({ items: stake.items, gems: stake.gems, target: stake.target, quote }));
  };
  return (
    <section
      className={clsx('stage', 'stage-section', styles['forge'])}
      aria-label={t('forge')}
      data-phase={play.phase}
      ref={stageRef}
    >
      <div className="page">
        <Breadcrumb />
        <h1 className="sr-only">{t('title')}</h1>
        <Table play={play} stake={stake} asked={asked} onChoose={choose} />
        <ForgeBar
          play={play}
          quote={order?.quote ?? quote}
          ready={quote !== undefined}
          locked={isLocked(play)}
          busy={isWithheld(play)}
          visitor={token === undefined}
          onStart={start}
          onSkip={plays.skip}
          onAgain={plays.dismiss}
          skipRef={skipRef}
        />
        {play.phase === 'idle' && play.failure !== undefined && (
          <FailureNote failure={play.failure} plays={plays} onRefresh={refresh} />
        )}
      </div>
      <Choosing what={choosing} stake={stake} onClose={() => choose(undefined)} />
    </section>
  );
}

interface TableProps {
  play: UpgradePlay;
  stake: ReturnType<typeof useStake>;
  asked: Asked;
  onChoose: (what: Chosen) => void;
}

/** Stake, dial and target; after a loss what became of it, and after a win the won item over all of them. */
function Table({ play, stake, asked, onChoose }: TableProps) {
  const { token } = useSession();
  const order = 'order' in play ? play.order : undefined;
  const target = order?.target ?? stake.target;
  const lost = lostIn(play);
  return (
    <div
      className={styles['in']}
      aria-busy={isWithheld(play)}
      data-over={lost === undefined ? undefined : ''}
    >
      {lost === undefined ? (
        <StakeSide
          items={order?.items ?? stake.items}
          gems={order?.gems ?? stake.gems}
          gemsText={order === undefined ? stake.gemsText : String(order.gems)}
          onGems={stake.setGemsText}
          onDrop={stake.drop}
          onAdd={() => (token === undefined ? openLogin() : onChoose('items'))}
          locked={order !== undefined}
        />
      ) : (
        <Lost {...lost} />
      )}
      <ForgeDial play={play} target={target} quote={asked.quote} asked={asked} />
      {lost === undefined ? (
        <TargetSide
          target={target}
          worth={stake.worth}
          locked={order !== undefined}
          onChange={() => onChoose('target')}
          onTarget={stake.setTarget}
        />
      ) : (
        <LostNext {...lost} />
      )}
      <UpgradeWon play={play} />
    </div>
  );
}

/** Takes away what was staked once there is an outcome: it is in the bag no more. */
function useEmptied({ setItems }: ReturnType<typeof useStake>, outcome: unknown): void {
  useEffect(() => {
    if (outcome !== undefined) setItems([]);
    // oxlint-disable-next-line react/exhaustive-deps -- once for an outcome
  }, [outcome]);
}

interface ChoosingProps {
  what: Chosen | undefined;
  stake: ReturnType<typeof useStake>;
  onClose: () => void;
}

/** The dialog in which items of the bag, or what they aim at, are chosen. */
function Choosing({ what, stake, onClose }: ChoosingProps) {
  if (what === 'items')
    return <StakeDialog chosen={stake.items} onChosen={stake.setItems} onClose={onClose} />;
  if (what === 'target')
    return <TargetDialog worth={stake.worth} onChosen={stake.setTarget} onClose={onClose} />;
  return null;
}
