import { useApi } from '@kaadu/api-client/react';
import { saveUtm } from '@kaadu/api-client/utm';
import { paths } from '@kaadu/contracts';
import type { FooterDetails } from '@kaadu/contracts/home';
import { useBusState } from '@kaadu/event-bus/react';
import { Link } from '@kaadu/federation/react';
import { StaticMarkup, type OmittedFromHydration } from '@kaadu/federation/react/static-markup';
import { ChevronDownIcon, Skeleton } from '@kaadu/ui';
import type { MouseEvent } from 'react';
import { Section } from '../Section/Section';
import styles from './ActivityGroups.module.css';

type Groups = FooterDetails['activities'];

const placeholders = 4;

const activityGroups = (groups: Groups) =>
  Object.entries(groups).map(([key, content]) => <ActivityGroup key={key} content={content} />);

interface ActivityGroupsProps {
  readonly loading: boolean;
  readonly groups: Groups | OmittedFromHydration;
}

/** §2.6: activities in collapsible groups. Toggling one while the URL has a query saves the UTM data (§4). */
export function ActivityGroups({ loading, groups }: ActivityGroupsProps) {
  const api = useApi();
  const auth = useBusState('auth:state-changed', { status: 'unknown' });
  const onClick = ({ target }: Pick<MouseEvent, 'target'>) => {
    const isToggle = target instanceof Element && target.closest('summary');
    if (isToggle && window.location.search) void saveUtm(api, auth);
  };
  return (
    <Section title="Discover Activities" className={styles.section}>
      {loading ? (
        Array.from({ length: placeholders }, (_, index) => (
          <div key={index} className={styles.placeholder} data-testid="activity-placeholder">
            <Skeleton width="70%" />
          </div>
        ))
      ) : (
        <StaticMarkup name="activity-groups" data={groups} onClick={onClick}>
          {activityGroups}
        </StaticMarkup>
      )}
    </Section>
  );
}

function ActivityGroup({ content: [title, activities] }: { readonly content: Groups[string] }) {
  return (
    <details className={styles.group}>
      <summary className={styles.summary}>
        {title}
        <ChevronDownIcon className={styles.chevron} />
      </summary>
      <ul className={styles.links}>
        {activities.map(({ name, page_url, pivot }) => (
          <li key={pivot.eoactivity_primary_key}>
            <Link href={paths.activities.getHref(page_url, pivot.eoactivity_primary_key)}>{name}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
