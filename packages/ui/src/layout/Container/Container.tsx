import type { ReactNode } from 'react';
import styles from './Container.module.css';

interface ContainerProps {
  readonly as?: 'div' | 'section' | 'header' | 'nav';
  /** `text` keeps a comfortable line length for reading. */
  readonly width?: 'page' | 'text';
  readonly className?: string;
  /** Set for content below the first screen, whose layout is deferred until it comes near (base.css). */
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
