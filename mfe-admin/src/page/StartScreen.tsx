import type { Staff } from '@kaadu/contracts/admin';
import { todayAccess } from '@kaadu/contracts/today';
import { Card, CardBody, CardLink, lazyWithFallback, Skeleton } from '@kaadu/ui';
import { today, weekdayDate } from '@kaadu/ui/dates';
import { Suspense } from 'react';
import { adminHref } from '../paths';
import type { Section } from '../sections';
import { Screen } from '../shared/screen/Screen';
import { MissingScreen } from './MissingScreen';
import styles from './StartScreen.module.css';

interface StartScreenProps {
  readonly staff: Staff;
  readonly sections: readonly Section[];
}

const TodayParts = lazyWithFallback(
  () => import('../today/TodayParts').then((module) => module.TodayParts),
  MissingScreen,
);
const dailyRoles: readonly string[] = ['admin', ...Object.values(todayAccess).flat()];

/** The start page: the work of the day, or the sections of a role that has none. */
export function StartScreen({ staff, sections }: StartScreenProps) {
  return (
    <Screen title={`Hello, ${staff.first_name}`} lead={`${weekdayDate(today())}. All times IST.`}>
      {dailyRoles.includes(staff.role) ? (
        <Suspense fallback={<Skeleton height="24rem" radius="var(--radius-lg)" />}>
          <TodayParts />
        </Suspense>
      ) : (
        <Tiles sections={sections} />
      )}
    </Screen>
  );
}

/** The sections of the role, each with its purpose. */
function Tiles({ sections }: Pick<StartScreenProps, 'sections'>) {
  return (
    <ul className={styles.tiles}>
      {sections.map(({ name, title, lead, Icon }) => (
        <li key={name}>
          <Card>
            <CardBody>
              <div className={styles.tile}>
                <Icon size="1.75rem" className={styles.icon} />
                <h2 className={styles.title}>
                  <CardLink href={adminHref(name)}>{title}</CardLink>
                </h2>
                <p className={styles.lead}>{lead}</p>
              </div>
            </CardBody>
          </Card>
        </li>
      ))}
    </ul>
  );
}
