import type { Image } from '@kaadu/contracts/fields';
import type { ImagePreset } from '@kaadu/contracts';
import { Link } from '@kaadu/federation/react';
import { Picture } from '@kaadu/ui';
import styles from './PosterTile.module.css';

interface PosterTileProps {
  readonly href: string;
  readonly image: Image | null;
  readonly preset: ImagePreset;
  readonly name: string;
  readonly tagline: string;
  /** Number of experiences that the link leads to. */
  readonly count: number;
  readonly className?: string;
}

/** An image with its name printed on it, like a park poster. The whole tile is a link. */
export function PosterTile({ href, image, preset, name, tagline, count, className }: PosterTileProps) {
  return (
    <Link href={href} className={[styles.poster, className].filter(Boolean).join(' ')}>
      <Picture image={image} preset={preset} className={styles.picture} decorative />
      <span className={styles.caption}>
        <strong>{name}</strong>
        <span>{tagline}</span>
        <small>{`${count} ${count === 1 ? 'experience' : 'experiences'}`}</small>
      </span>
    </Link>
  );
}
