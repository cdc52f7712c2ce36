import { CompassIcon, ShieldIcon, TagIcon } from '@kaadu/ui';
import styles from './MarketingPanel.module.css';
import { Poster } from './Poster';

/** §2.4: why to log in. */
const promises = [
  { Icon: TagIcon, text: 'Prices are usually lower when logged in' },
  { Icon: ShieldIcon, text: 'Book with confidence as authorised partners of jungle lodges and other resorts' },
  { Icon: CompassIcon, text: 'Get customised recommendations from travel advisors' },
] as const;

export function MarketingPanel() {
  return (
    <div className={styles.panel}>
      <Poster className={styles.poster} />
      <p className={styles.voice}>The forest remembers you</p>
      <ul className={styles.promises}>
        {promises.map(({ Icon, text }) => (
          <li key={text} className={styles.promise}>
            <Icon size="1.5rem" />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
