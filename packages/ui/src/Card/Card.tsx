import { Link } from '@kaadu/federation/react';
import type { ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** A raised box about one thing. Build it from `CardMedia`, `CardBody` and, once, `CardLink`. */
export function Card({ className, children }: CardProps) {
  return <article className={[styles.card, className].filter(Boolean).join(' ')}>{children}</article>;
}

interface CardMediaProps extends CardProps {
  /** Laid over the picture's top edge. */
  readonly overlay?: ReactNode;
}

/** The picture part; it grows a little while the card is pointed at. */
export function CardMedia({ overlay, className, children }: CardMediaProps) {
  return (
    <div className={[styles.media, className].filter(Boolean).join(' ')}>
      {children}
      {overlay && <div className={styles.overlay}>{overlay}</div>}
    </div>
  );
}

export function CardBody({ className, children }: CardProps) {
  return <div className={[styles.body, className].filter(Boolean).join(' ')}>{children}</div>;
}

interface CardLinkProps extends CardProps {
  readonly href: string;
}

/** The card's one link: its text is the title, its area the whole card. */
export function CardLink({ href, className, children }: CardLinkProps) {
  return (
    <Link href={href} className={[styles.link, className].filter(Boolean).join(' ')}>
      {children}
    </Link>
  );
}
