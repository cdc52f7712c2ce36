import { Link } from '@kaadu/federation/react';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent } from 'react';
import styles from './Button.module.css';

interface Appearance {
  /** Emphasis: one `accent` per view at most, then `primary`, `outline` and `quiet`. */
  readonly variant?: 'primary' | 'accent' | 'outline' | 'quiet';
  readonly size?: 'sm' | 'md' | 'lg';
  /** Set on a dark surface, where `outline` and `quiet` use light text. */
  readonly onDark?: boolean;
}

function appearanceProps(
  { variant = 'primary', size = 'md', onDark = false }: Appearance,
  className: string | undefined,
) {
  return {
    className: className ? `${styles.button} ${className}` : styles.button,
    'data-variant': variant,
    'data-size': size,
    'data-on-dark': onDark || undefined,
  };
}

type ButtonProps = Appearance &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /**
     * Whether it is still processing an earlier press. It then looks disabled and does nothing, but keeps the focus.
     */
    readonly busy?: boolean;
  };

export function Button({ variant, size, onDark, className, type = 'button', busy, ...rest }: ButtonProps) {
  const waiting = busy && {
    'aria-disabled': true,
    onClick: (event: MouseEvent) => event.preventDefault(),
  };
  return (
    <button {...rest} {...waiting} type={type} {...appearanceProps({ variant, size, onDark }, className)} />
  );
}

type ButtonLinkProps = Appearance &
  AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string; readonly keepScroll?: boolean };

/** A link that looks like a button and navigates as `Link` does. */
export function ButtonLink({ variant, size, onDark, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} {...appearanceProps({ variant, size, onDark }, className)} />;
}
