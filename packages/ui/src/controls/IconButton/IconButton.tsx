import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  /** Accessible name. */
  readonly label: string;
  readonly onDark?: boolean;
  readonly children: ReactNode;
}

/** A round 44 px button with only an icon. */
export function IconButton({ label, onDark, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={className ? `${styles.button} ${className}` : styles.button}
      data-on-dark={onDark || undefined}
    />
  );
}
