import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Link } from 'wouter';
import { Icon, type IconName } from './Icon';
import styles from './Button.module.css';

export interface ButtonLook {
  /** What the button says. Always required: a button without words has them as its accessible name. */
  label: string;
  /** play: the one act of a page. */
  variant?: 'play' | 'solid' | 'line' | 'quiet' | 'danger' | undefined;
  size?: 'sm' | 'lg' | undefined;
  wide?: boolean | undefined;
  icon?: IconName | undefined;
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
  /** Locks the button and shows that something is under way. */
  busy?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export function Button({
  label,
  variant,
  size,
  wide,
  icon,
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
    </button>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'wide'> {
  icon: IconName;
}

/** A button that shows an icon only; its label is read out and shown as a tip. */
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

interface ButtonLinkProps extends ButtonLook {
  href: string;
  onClick?: (() => void) | undefined;
}

/** A link of this app in the look of a button. */
export function ButtonLink({ href, onClick, label, icon, ...rest }: ButtonLinkProps) {
  return (
    <Link href={href} className={look({ label, ...rest })} {...(onClick !== undefined && { onClick })}>
      {icon !== undefined && <Icon name={icon} />}
      {label}
    </Link>
  );
}

/** A link to another site in the look of a button. That site does not learn where it was pressed. */
export function ButtonAway({ href, label, ...rest }: ButtonLook & { href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={look({ label, ...rest })}>
      <Icon name="external" />
      {label}
    </a>
  );
}
