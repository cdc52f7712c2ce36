import { Link } from '@kaadu/federation/react';
import type { ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** A raised box for one item, composed of `CardMedia`, `CardBody` and exactly one `CardLink`. */
export function Card({ className, children }: CardProps) {
  return <article className={[styles.card, className].filter(Boolean).join(' ')}>{children}</article>;
}

interface CardMediaProps extends CardProps {
  /** Content over the top edge of the image. */
  readonly overlay?: ReactNode;
}

/** The image of a card, which zooms slightly on hover. */
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
  readonly onClick?: () => void;
}

/** The link of a card. Its text is the title, its click area the whole card. */
export function CardLink({ href, className, onClick, children }: CardLinkProps) {
  return (
    <Link href={href} onClick={onClick} className={[styles.link, className].filter(Boolean).join(' ')}>
      {children}
    </Link>
  );
}
