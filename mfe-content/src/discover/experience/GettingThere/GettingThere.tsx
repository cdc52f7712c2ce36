import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { Hills, SectionHeading, useContentLang } from '@kaadu/ui';
import { MapLink } from '@kaadu/travel-ui/directions';
import { useMapText } from '../../../shared/map/messages';
import { useSharedText } from '../../../shared/trip/messages';
import { useExperienceText } from '../messages';
import { useDriveTime } from './use-drive-time';
import { LazyMeetingPointMap } from '../MeetingPointMap/LazyMeetingPointMap';
import styles from './GettingThere.module.css';

/** Meeting point, distance and suitable travellers. */
export function GettingThere({ experience }: { readonly experience: ExperienceDetail }) {
  const t = useExperienceText();
  const shared = useSharedText();
  const map = useMapText();
  const driveTime = useDriveTime();
  const contentLang = useContentLang();
  const notes: readonly (readonly [name: string, text: string | null])[] = [
    [t('ages'), experience.age_note],
    [t('fitness'), experience.fitness_note],
    [t('weather'), experience.weather_note],
    [t('children'), experience.child_policy],
  ];
  return (
    <section>
      <SectionHeading title={t('gettingThere')} />
      <div className={styles.card}>
        <div className={styles.text}>
          <p className={styles.distance}>
            {map('kilometres', { km: experience.distance_km })}{' '}
            <span>
              · {t('aboutByRoad', { time: driveTime(experience.drive_hours), city: shared('city') })}
            </span>
          </p>
          <p>
            <strong>{t('meetingPoint')}</strong> <span lang={contentLang}>{experience.meeting_point}</span>
          </p>
          <MapLink coordinates={experience.coordinates} onDark />
        </div>
        <Hills tone="paper" className={styles.hills} />
      </div>
      <LazyMeetingPointMap experience={experience} />
      <dl className={styles.notes}>
        {notes.map(
          ([name, text]) =>
            text && (
              <div key={name}>
                <dt className={styles.name}>{name}</dt>
                <dd lang={contentLang}>{text}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
