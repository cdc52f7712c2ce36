import type { Staff } from '@kaadu/contracts/admin';
import { Card, CardBody, CardLink } from '@kaadu/ui';
import { adminHref } from '../paths';
import type { Section } from '../sections';
import { Screen } from '../shared/screen/Screen';
import styles from './StartScreen.module.css';

interface StartScreenProps {
  readonly staff: Staff;
  readonly sections: readonly Section[];
}

/** The start page: the sections of the role, each with its purpose. */
export function StartScreen({ staff, sections }: StartScreenProps) {
  return (
    <Screen title={`Hello, ${staff.first_name}`} lead={`You are signed in as ${staff.email}, ${staff.role}.`}>
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
    </Screen>
  );
}
