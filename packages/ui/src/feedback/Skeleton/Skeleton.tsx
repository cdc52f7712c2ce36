import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS length. Defaults to a line of text as wide as its parent. */
  readonly width?: string;
  readonly height?: string;
  readonly radius?: string;
  readonly className?: string;
}

/** A placeholder for loading content, hidden from assistive technology. The region around it must be `aria-busy`. */
export function Skeleton({ width = '100%', height = '0.9em', radius, className }: SkeletonProps) {
  const style: CSSProperties = { width, height, borderRadius: radius };
  return (
    <span
      aria-hidden="true"
      data-skeleton=""
      className={className ? `${styles.skeleton} ${className}` : styles.skeleton}
      style={style}
    />
  );
}
