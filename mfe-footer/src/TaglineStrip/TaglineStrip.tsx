import { site } from '@kaadu/contracts';
import { Hills } from '@kaadu/ui';
import styles from './TaglineStrip.module.css';

/** §2.6: the tagline above the hills at the top of the footer. */
export function TaglineStrip() {
  return (
    <div className={styles.strip}>
      <p className={styles.line}>{site.tagline}</p>
      <Hills tone="forest" className={styles.hills} />
    </div>
  );
}
