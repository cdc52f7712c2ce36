import type { ReactNode } from 'react';
import styles from './Icon.module.css';

export interface IconProps {
  /** Width and height as a CSS length. Defaults to 1.25em, so that an icon scales with the adjacent text. */
  readonly size?: string;
  readonly className?: string;
}

interface ShapeProps extends IconProps {
  readonly children: ReactNode;
}

/** The SVG element of every icon: a 24-unit grid, in the text colour, hidden from assistive technology. */
export function Icon({ size, className, children }: ShapeProps) {
  return (
    <svg
      aria-hidden="true"
      className={[styles.icon, className].filter(Boolean).join(' ')}
      style={size ? { width: size, height: size } : undefined}
      viewBox="0 0 24 24"
    >
      {children}
    </svg>
  );
}
