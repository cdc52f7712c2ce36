import { site } from '@kaadu/contracts';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { Hills, SectionHeading } from '@kaadu/ui';
import { MapLink } from '@kaadu/travel-ui/directions';
import { driveTime } from '../../../shared/directions/drive-time';
import { LazyMeetingPointMap } from '../MeetingPointMap/LazyMeetingPointMap';
import styles from './GettingThere.module.css';

/** Meeting point, distance and suitable travellers. */
export function GettingThere({ experience }: { readonly experience: ExperienceDetail }) {
  const notes: readonly (readonly [name: string, text: string | null])[] = [
    ['Ages', experience.age_note],
    ['Fitness', experience.fitness_note],
    ['Weather', experience.weather_note],
    ['Children', experience.child_policy],
  ];
  return (
    <section>
      <SectionHeading title="Getting there, and who it suits" />
      <div className={styles.card}>
        <div className={styles.text}>
          <p className={styles.distance}>
            {experience.distance_km} km{' '}
            <span>
              · about {driveTime(experience.drive_hours)} by road from {site.city}
            </span>
          </p>
          <p>
            <strong>Meeting point:</strong> {experience.meeting_point}
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
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
