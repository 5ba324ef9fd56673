import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { colourOf } from './colour';
import { Gem } from './Gem';
import { ItemName } from './ItemName';
import { RarityBadge } from './RarityBadge';
import { SkinPlate } from './SkinPlate';
import { Ticket } from './Ticket';
import { splitName, type Rarity } from './rarity';
import styles from './ItemCard.module.css';
import checkbox from './Checkbox.module.css';

interface ItemCardProps {
  /** Brand and name joined by a pipe. */
  name: string;
  image: string;
  rarity: Rarity;
  category: string;
  /** Its wear in the player's language, or empty. */
  exterior: string;
  price: number;
  /** The item's tickets, shown as odds. */
  tickets?: number | undefined;
  /** Content beside the price: state, source … */
  note?: ReactNode;
  disabled?: boolean | undefined;
  /** Makes the card a check box. */
  choice?: { checked: boolean; label: string; onChange: (checked: boolean) => void } | undefined;
  /** Makes the card a button. */
  onClick?: (() => void) | undefined;
  /** The button's action, read aloud after the visible text. */
  label?: string | undefined;
  plateClassName?: string | undefined;
  className?: string | undefined;
}

export function ItemCard(props: ItemCardProps) {
  const { choice, disabled, onClick, rarity, tickets } = props;
  const colour = colourOf(rarity, props.category);
  const { brand } = splitName(props.name);
  const shared = {
    className: clsx(styles['card'], props.className),
    'data-colour': colour,
    'data-disabled': disabled === true ? '' : undefined,
  };
  const content = (
    <>
      <SkinPlate
        image={props.image}
        alt=""
        colour={colour}
        className={clsx(styles['plate'], props.plateClassName)}
      />
      <span className={styles['body']}>
        <span className={styles['kind']}>
          <span>{brand}</span>
          <RarityBadge rarity={rarity} colour={colour} />
        </span>
        <span className={styles['name']}>
          <ItemName name={props.name} exterior={props.exterior} />
        </span>
        <span className={styles['foot']}>
          <Gem value={props.price} />
          {props.note}
        </span>
        {tickets !== undefined && <Ticket tickets={tickets} className={styles['ticket']} />}
      </span>
    </>
  );
  if (choice !== undefined) {
    return (
      <label {...shared} data-state={choice.checked ? 'checked' : 'unchecked'}>
        <input
          type="checkbox"
          className={clsx(checkbox['box'], styles['check'])}
          aria-label={choice.label}
          checked={choice.checked}
          disabled={disabled}
          onChange={(event) => choice.onChange(event.target.checked)}
        />
        {content}
      </label>
    );
  }
  if (onClick !== undefined) {
    return (
      <button type="button" {...shared} title={props.label} disabled={disabled} onClick={onClick}>
        {content}
      </button>
    );
  }
  return <div {...shared}>{content}</div>;
}

/** A grid of `cols` columns on wide screens, two on phones. */
export function ItemGrid({
  cols = 6,
  className,
  children,
}: {
  cols?: number;
  className?: string | undefined;
  children: ReactNode;
}) {
  const style: CSSProperties & { '--cols': number } = { '--cols': cols };
  return (
    <div className={clsx(styles['grid'], className)} style={style}>
      {children}
    </div>
  );
}
