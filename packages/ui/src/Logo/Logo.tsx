import { site } from '@kaadu/contracts';
import styles from './Logo.module.css';

const [first, ...rest] = site.name.split(' ');

/** The brand: mark and name, the second word in the voice of the trail. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="20" fill="var(--color-forest)" />
        <circle cx="26" cy="15" r="5" fill="var(--color-marigold)" />
        <path d="M3 30c6-9 10-13 14-13s8 6 20 12a20 20 0 0 1-34 1Z" fill="var(--color-moss)" />
      </svg>
      <span>
        {first} <span className={styles.script}>{rest.join(' ')}</span>
      </span>
    </span>
  );
}
