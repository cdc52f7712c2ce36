import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { useContentLang } from '@kaadu/ui';
import type { ReactNode } from 'react';
import { useSharedText } from '../../../shared/trip/messages';
import { useExperienceText } from '../messages';
import { useDriveTime } from '../GettingThere/use-drive-time';
import styles from './Facts.module.css';

/** Key facts: duration, distance, check-in and check-out, languages. */
export function Facts({ experience }: { readonly experience: ExperienceDetail }) {
  const t = useExperienceText();
  const city = useSharedText()('city');
  const driveTime = useDriveTime();
  const contentLang = useContentLang();
  const content = (text: string | null) => text && <span lang={contentLang}>{text}</span>;
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [t('howLong'), content(experience.duration_label)],
    [t('drive'), t('driveFrom', { time: driveTime(experience.drive_hours), city })],
    [t('checkIn'), experience.check_in],
    [t('checkOut'), experience.check_out],
    [t('languages'), content(experience.languages.join(', ') || null)],
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
