import { useLocation } from 'wouter';
import { openModal } from '../../shell/app/modals';
import { useWords } from '../../shell/i18n';
import { gems, percent } from '../../shell/i18n/format';
import { NextSteps } from '../../shell/result/NextSteps';
import { Button } from '../../shell/ui';
import { begin, itemActions } from './item-actions';
import type { Selling, WonItem } from './use-selling';
import { useT } from './t';

interface WonActionsProps {
  won: readonly WonItem[];
  selling: Selling;
  /** With several items: those worth less than this can be sold alone. */
  below?: number | undefined;
  /** For a moment after the landing: a press meant to skip must not sell. */
  locked?: boolean | undefined;
  /** It is not known yet which items are there: they can only be kept. */
  coming?: boolean | undefined;
  onShare?: (() => void) | undefined;
  /** Kept, or all of it sold. */
  onDone: () => void;
}

/** What can be done with what was just won. The price stands on the button before the press. */
export function WonActions(props: WonActionsProps) {
  const { won, selling, below, locked, coming, onShare, onDone } = props;
  const t = useT();
  const left = won.filter(({ id }) => !selling.sold.has(id));
  const many = won.length > 1;
  return (
    <NextSteps
      main={
        <>
          <SellButtons {...props} left={left} locked={locked === true || coming} />
          <Button label={t(many ? 'won.keepAll' : 'won.keep')} onClick={onDone} disabled={locked} />
        </>
      }
      more={
        (!many || below === undefined) && (
          <>
            <UpgradeButton won={left} locked={locked === true || coming} />
            {onShare !== undefined && <Button icon="share" label={t('won.share')} onClick={onShare} />}
            <Button icon="bag" label={t('won.bag')} onClick={() => openModal('bag')} />
          </>
        )
      }
      note={
        selling.open && selling.rate !== undefined
          ? t(many ? 'won.noteAll' : 'won.note', { rate: percent(selling.rate) })
          : t(many ? 'won.inBagAll' : 'won.inBag')
      }
    />
  );
}

function SellButtons({
  won,
  left,
  selling,
  below,
  locked,
  onDone,
}: WonActionsProps & { left: readonly WonItem[] }) {
  const t = useT();
  if (!selling.open || left.length === 0) return null;
  const cheap = below === undefined ? [] : left.filter(({ value }) => value < below);
  const off = locked === true || selling.selling;
  const sell = async (items: readonly WonItem[]) => {
    try {
      await selling.sell(items);
      if (items.length === left.length) onDone();
    } catch {
      // Told by a toast; the items are still there.
    }
  };
  return (
    <>
      <Button
        variant="solid"
        label={t(won.length > 1 ? 'won.sellAll' : 'won.sell')}
        brings={selling.priceOf(left)}
        disabled={off}
        onClick={() => void sell(left)}
      />
      {below !== undefined && cheap.length > 0 && cheap.length < left.length && (
        <Button
          label={t('won.sellBelow', { price: gems(below), amount: cheap.length })}
          brings={selling.priceOf(cheap)}
          disabled={off}
          onClick={() => void sell(cheap)}
        />
      )}
    </>
  );
}

/** Leads to the upgrade with the item staked, where that game is there. */
function UpgradeButton({ won, locked }: Pick<WonActionsProps, 'won' | 'locked'>) {
  const say = useWords();
  const [, navigate] = useLocation();
  const t = useT();
  const action = itemActions().find(({ name }) => name === 'upgrades');
  if (action === undefined || won.length === 0 || won.length > action.most) return null;
  return (
    <Button
      icon={action.icon}
      disabled={locked}
      label={t(won.length > 1 ? 'won.withAll' : 'won.with', { action: say(action.label) })}
      onClick={() =>
        begin(
          action,
          won.map(({ id }) => id),
          navigate,
        )
      }
    />
  );
}
