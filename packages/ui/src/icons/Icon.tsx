import type { ReactNode } from 'react';

export interface IconProps {
  /** Width and height as a CSS length; default 1.25em, so that an icon follows the text beside it. */
  readonly size?: string;
  readonly className?: string;
}

interface ShapeProps extends IconProps {
  readonly children: ReactNode;
}

/** The SVG element of every icon: a 24-unit grid, in the text colour, hidden from assistive technology. */
export function Icon({ size = '1.25em', className, children }: ShapeProps) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none' }}
    >
      {children}
    </svg>
  );
}
