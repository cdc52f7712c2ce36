import { Link } from '@kaadu/federation/react';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';

interface Look {
  /** `primary` leads, `accent` is the one loud thing of a view, `outline` and `quiet` step back. */
  readonly variant?: 'primary' | 'accent' | 'outline' | 'quiet';
  readonly size?: 'sm' | 'md' | 'lg';
  /** On a dark surface, where outline and quiet need light ink. */
  readonly onDark?: boolean;
}

function look({ variant = 'primary', size = 'md', onDark = false }: Look, className: string | undefined) {
  return {
    className: className ? `${styles.button} ${className}` : styles.button,
    'data-variant': variant,
    'data-size': size,
    'data-on-dark': onDark || undefined,
  };
}

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement>;

export function Button({ variant, size, onDark, className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} {...look({ variant, size, onDark }, className)} />;
}

type ButtonLinkProps = Look & AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

/** A link that looks like a button; it navigates as `Link` does. */
export function ButtonLink({ variant, size, onDark, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} {...look({ variant, size, onDark }, className)} />;
}
