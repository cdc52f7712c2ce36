import type { ReactNode } from 'react';
import styles from './Container.module.css';

interface ContainerProps {
  readonly as?: 'div' | 'section' | 'header' | 'nav';
  /** `text` keeps a comfortable line length for reading. */
  readonly width?: 'page' | 'text';
  readonly className?: string;
  /** Its parts are below the first screen: laid out when they come near, while the page starts (base.css). */
  readonly belowFold?: boolean;
  readonly children: ReactNode;
}

/** The centred page column with its responsive gutter. */
export function Container({
  as: Tag = 'div',
  width = 'page',
  className,
  belowFold,
  children,
}: ContainerProps) {
  return (
    <Tag
      className={[styles.container, className].filter(Boolean).join(' ')}
      data-width={width}
      data-below-fold={belowFold || undefined}
    >
      {children}
    </Tag>
  );
}
