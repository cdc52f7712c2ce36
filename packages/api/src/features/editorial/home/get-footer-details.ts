import type { FooterDetails } from '@kaadu/contracts/home';
import type { Db } from '../../../platform/database/database';
import { listActivities, listActivityGroups } from '../../activities';
import { listDestinations } from '../../catalogue';

const placesShown = 24;

/** Returns the activities by group and the destinations, for the footer (§2.6). */
export async function getFooterDetails(db: Db): Promise<FooterDetails> {
  const [groups, activities, places] = await Promise.all([
    listActivityGroups(db),
    listActivities(db),
    listDestinations(db, placesShown),
  ]);
  return {
    activities: Object.fromEntries(
      groups.map((group) => [
        group.key,
        [
          group.title,
          activities
            .filter((activity) => activity.group_key === group.key)
            .map(({ name, page_url, primary_key }) => ({
              name,
              page_url,
              pivot: { eoactivity_primary_key: primary_key },
            })),
        ],
      ]),
    ),
    places: places.map(({ primary_key, name }) => ({ primary_key, name })),
  };
}
