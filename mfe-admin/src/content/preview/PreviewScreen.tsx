import { paths } from '@kaadu/contracts';
import { previewContent, type ContentNoun, type ContentPreview } from '@kaadu/contracts/content';
import { usePageLoader } from '@kaadu/federation/react';
import { Notice, Skeleton } from '@kaadu/ui';
import { useCallback } from 'react';
import { MissingScreen } from '../../page/MissingScreen';
import { adminHref } from '../../paths';
import { useAdminApi } from '../../shared/api/use-admin-api';
import { AdminData } from '../../shared/data/AdminData';
import { useAdminData } from '../../shared/data/use-admin-data';
import { Screen } from '../../shared/screen/Screen';
import styles from '../content.module.css';
import { editedKinds } from '../kinds';

const calls = { previewContent };

/** Routes of the pages that show a record. */
const routes: Readonly<Record<ContentPreview['noun'], string>> = {
  stories: paths.story.path,
  activities: paths.activity.path,
  places: paths.place.path,
  guides: paths.guide.path,
  experiences: paths.experience.path,
};

interface PreviewScreenProps {
  readonly noun: ContentNoun;
  readonly primaryKey: number;
}

/** The page of a record as it will look once published. */
export function PreviewScreen({ noun, primaryKey }: PreviewScreenProps) {
  const api = useAdminApi(calls);
  const loadPage = usePageLoader();
  const load = useCallback(async () => {
    const preview = await api.previewContent({ noun, primary_key: primaryKey });
    // Another remote renders the page and may fail to load.
    const Page = await loadPage?.(routes[preview.noun]).catch(console.warn);
    return { detail: preview.detail, Page: Page ?? MissingScreen };
  }, [api, loadPage, noun, primaryKey]);
  const state = useAdminData(load);
  const { one } = editedKinds[noun];
  return (
    <Screen
      title="Preview"
      back={{ href: adminHref('content', noun, primaryKey), name: `Back to the ${one}` }}
    >
      <Notice tone="info" title="Only staff see this">
        <p>This is how the page will look once the draft is published. Links lead to the live site.</p>
      </Notice>
      <AdminData
        name="The preview"
        state={state}
        loading={<Skeleton height="30rem" radius="var(--radius-lg)" />}
      >
        {({ detail, Page }) => (
          <div className={styles.page}>
            <Page data={detail} />
          </div>
        )}
      </AdminData>
    </Screen>
  );
}
