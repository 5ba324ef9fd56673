import { useEffect, useState } from 'react';
import { openModal } from '../../shell/app/modals';
import { wantedMotion } from '../../shell/play/motion';
import { SETTLE } from '../../shell/play/play-runner';
import { ResultStage } from '../../shell/result/ResultStage';
import { Button, Dialog } from '../../shell/ui';
import { useOpenDialog } from '../../shell/ui/dialog-control';
import type { Rarity } from '../../shell/ui/rarity';
import { WonActions } from '../bag/WonActions';
import { useSelling } from '../bag/use-selling';
import { type Drawn, drawn } from './box-evidence';
import { FreeStrip, type Landing, type StripItem } from './FreeStrip';
import { ticketsOf } from './odds';
import { useT } from './t';
import styles from './FreeStrip.module.css';

/** A skin won by a draw that cost nothing. */
interface WonSkin extends Drawn {
  readonly skinId: string;
  readonly itemId: string;
  readonly position: string;
  readonly stuffName: string;
  readonly stuffImage: string;
  readonly skinsRarity: Rarity;
  readonly category: string;
  readonly exterior: string;
  readonly price: number;
}

interface FreeOpeningProps<Won extends WonSkin> {
  /** The box's name and items: the strip runs over them. */
  name: string;
  items: readonly StripItem[];
  run: { readonly won: Won | undefined; readonly shown: boolean };
  /** Title of the result. */
  title: string;
  /** Its number, and where it can be checked. */
  note: (won: Won) => string;
  onSkip: () => void;
  onClose: () => void;
}

/** The opening of a box that was given: its strip, then the skin on the stage of results. */
export function FreeOpening<Won extends WonSkin>(props: FreeOpeningProps<Won>) {
  const { run, name, items, title, note, onSkip, onClose } = props;
  const won = run.shown ? run.won : undefined;
  const control = useOpenDialog(onClose);
  return (
    <Dialog
      control={control}
      title={won === undefined ? name : title}
      frame="bare"
      locked={run.won === undefined}
      className="stage"
    >
      {won === undefined ? (
        <Running name={name} items={items} won={run.won} onSkip={onSkip} />
      ) : (
        <Shown
          won={won}
          tickets={ticketsWon(items, won)}
          from={name}
          title={title}
          note={note(won)}
          onDone={() => void control.close()}
        />
      )}
    </Dialog>
  );
}

function ticketsWon(items: readonly StripItem[], { skinId }: WonSkin): number | undefined {
  const item = items.find((one) => one.skinId === skinId);
  return item && ticketsOf(item);
}

interface RunningProps {
  name: string;
  items: readonly StripItem[];
  won: Landing | undefined;
  onSkip: () => void;
}

function Running({ name, items, won, onSkip }: RunningProps) {
  const t = useT();
  return (
    <div className={styles['running']}>
      <h2 className="title-section">{name}</h2>
      <FreeStrip items={items} won={won} motion={wantedMotion()} />
      <p className="note" role="status">
        {t(won === undefined ? 'reel.requesting' : 'reel.spinning')}
      </p>
      <Button icon="skip" label={t('reel.skip')} disabled={won === undefined} onClick={onSkip} />
    </div>
  );
}

interface ShownProps {
  won: WonSkin;
  /** its chance in the box */
  tickets: number | undefined;
  /** the box's name */
  from: string;
  title: string;
  note: string;
  onDone: () => void;
}

function Shown({ won, tickets, from, title, note, onDone }: ShownProps) {
  const selling = useSelling();
  const locked = useSettling();
  const item = {
    name: won.stuffName,
    image: won.stuffImage,
    rarity: won.skinsRarity,
    category: won.category,
    exterior: won.exterior,
    value: won.price,
  };
  const evidence = { ...drawn(won), itemId: won.itemId, position: won.position };
  return (
    <ResultStage
      label={title}
      place="within"
      item={item}
      cost={0}
      motion={wantedMotion()}
      proof={<p className="note">{note}</p>}
    >
      <WonActions
        won={[{ id: won.itemId, value: won.price }]}
        selling={selling}
        locked={locked}
        onShare={() =>
          openModal('share', { result: { item, cost: 0, tickets, ticket: won.ticket, from, evidence } })
        }
        onDone={onDone}
      />
    </ResultStage>
  );
}

/** Whether the result has only just appeared: a late press on Skip must not sell. */
function useSettling(): boolean {
  const [settling, setSettling] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setSettling(false), SETTLE);
    return () => clearTimeout(timer);
  }, []);
  return settling;
}
