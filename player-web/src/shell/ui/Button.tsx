import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Link } from 'wouter';
import { Gem } from './Gem';
import { Icon, type IconName } from './Icon';
import styles from './Button.module.css';

export interface ButtonLook {
  /** The button's text. Required: if it is not shown, it is the accessible name. */
  label: string;
  /** play: the main action of a page. */
  variant?: 'play' | 'solid' | 'line' | 'quiet' | 'danger' | undefined;
  size?: 'sm' | 'lg' | undefined;
  wide?: boolean | undefined;
  icon?: IconName | undefined;
  /** Gems that the press brings, shown after the text. */
  brings?: number | undefined;
  className?: string | undefined;
}

const look = ({ variant = 'line', size, wide, className }: ButtonLook, iconOnly = false) =>
  clsx(
    styles['button'],
    styles[variant],
    size !== undefined && styles[size],
    wide === true && styles['wide'],
    iconOnly && styles['icon'],
    className,
  );

type Native = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'>;

interface ButtonProps extends ButtonLook, Native {
  /** Locks the button and shows a busy indicator. */
  busy?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export function Button({
  label,
  variant,
  size,
  wide,
  icon,
  brings,
  className,
  busy = false,
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={look({ label, variant, size, wide, className })}
      disabled={disabled === true || busy}
      data-busy={busy}
    >
      {icon !== undefined && !busy && <Icon name={icon} />}
      {label}
      {brings !== undefined && <Gem value={brings} sign="in" className={styles['brings']} />}
    </button>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'wide' | 'brings'> {
  icon: IconName;
}

/** A button that shows only an icon; its label is read aloud and shown as a tooltip. */
export function IconButton({
  label,
  variant = 'quiet',
  size,
  icon,
  className,
  busy,
  disabled,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      className={look({ label, variant, size, className }, true)}
      disabled={disabled === true || busy === true}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  );
}

interface ButtonLinkProps extends Omit<ButtonLook, 'brings'> {
  href: string;
  onClick?: (() => void) | undefined;
}

/** A link of this app that looks like a button. */
export function ButtonLink({ href, onClick, label, icon, ...rest }: ButtonLinkProps) {
  return (
    <Link href={href} className={look({ label, ...rest })} {...(onClick !== undefined && { onClick })}>
      {icon !== undefined && <Icon name={icon} />}
      {label}
    </Link>
  );
}

/** A link to another site that looks like a button. It sends no referrer. */
export function ButtonAway({ href, label, ...rest }: Omit<ButtonLook, 'brings'> & { href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={look({ label, ...rest })}>
      <Icon name="external" />
      {label}
    </a>
  );
}
