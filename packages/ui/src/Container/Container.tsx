import type { ReactNode } from 'react';
import styles from './Container.module.css';

interface ContainerProps {
  readonly as?: 'div' | 'section' | 'header' | 'nav';
  /** `text` keeps a comfortable line length for reading. */
  readonly width?: 'page' | 'text';
  readonly className?: string;
  readonly children: ReactNode;
}

/** The page's column: centred, with the gutter of the window's size. */
export function Container({ as: Tag = 'div', width = 'page', className, children }: ContainerProps) {
  return (
    <Tag className={[styles.container, className].filter(Boolean).join(' ')} data-width={width}>
      {children}
    </Tag>
  );
}
