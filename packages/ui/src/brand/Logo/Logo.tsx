import { site } from '@kaadu/contracts';
import { BrandMark } from '../BrandMark/BrandMark';
import styles from './Logo.module.css';

const [first, ...rest] = site.name.split(' ');

/** Brand mark and name, the second word in the script face. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <BrandMark />
      <span>
        {first} <span className={styles.script}>{rest.join(' ')}</span>
      </span>
    </span>
  );
}
