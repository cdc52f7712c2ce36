import { site } from '@kaadu/contracts';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { driveTime } from '../../../shared/directions/drive-time';
import styles from './Facts.module.css';

/** Key facts: duration, distance, check-in and check-out, languages. */
export function Facts({ experience }: { readonly experience: ExperienceDetail }) {
  const facts: readonly (readonly [name: string, value: string | null])[] = [
    ['How long', experience.duration_label],
    ['The drive', `${driveTime(experience.drive_hours)} from ${site.city}`],
    ['Check-in', experience.check_in],
    ['Check-out', experience.check_out],
    ['Languages', experience.languages.join(', ') || null],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className={styles.fact}>
              <dt className={styles.name}>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
