import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  /** What the button does: its accessible name. */
  readonly label: string;
  readonly onDark?: boolean;
  /** The icon. */
  readonly children: ReactNode;
}

/** A round button of 44 px that shows an icon only. */
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
