import { CompassIcon, ShieldIcon, TagIcon } from '@kaadu/ui';
import styles from './LoginModal.module.css';
import { Poster } from './Poster';

/** §2.4: the benefits of logging in. */
const benefits = [
  { Icon: TagIcon, text: 'Prices are usually lower when logged in' },
  {
    Icon: ShieldIcon,
    text: 'Book with confidence as authorised partners of jungle lodges and other resorts',
  },
  { Icon: CompassIcon, text: 'Get customised recommendations from travel advisors' },
] as const;

/** Poster and benefits: next to the form on a wide screen, above and below it on a phone. */
export function MarketingPanel() {
  return (
    <>
      <div className={styles.poster}>
        <Poster className={styles.picture} />
        <p className={styles.voice}>The forest remembers you</p>
      </div>
      <ul className={styles.benefits}>
        {benefits.map(({ Icon, text }) => (
          <li key={text} className={styles.benefit}>
            <Icon size="1.5rem" />
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}
