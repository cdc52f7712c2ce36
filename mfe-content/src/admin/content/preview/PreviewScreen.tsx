import { previewContent, type ContentNoun, type ContentPreview } from '@kaadu/contracts/content';
import { Skeleton } from '@kaadu/ui';
import { Suspense, useCallback, useContext } from 'react';
import { Notice } from '../../../shared/notice/Notice';
import { adminHref } from '../../paths';
import { useAdminApi } from '../../shared/api/use-admin-api';
import { AdminData } from '../../shared/data/AdminData';
import { useAdminData } from '../../shared/data/use-admin-data';
import { Screen } from '../../shared/screen/Screen';
import styles from '../content.module.css';
import { editedKinds } from '../kinds';
import { PreviewPagesContext, type PreviewPages } from './preview-pages';

const calls = { previewContent };

interface PreviewScreenProps {
  readonly noun: ContentNoun;
  readonly primaryKey: number;
}

/** The page of a record as visitors will see it once it is published. */
export function PreviewScreen({ noun, primaryKey }: PreviewScreenProps) {
  const api = useAdminApi(calls);
  const pages = useContext(PreviewPagesContext);
  const load = useCallback(
    () => api.previewContent({ noun, primary_key: primaryKey }),
    [api, noun, primaryKey],
  );
  const state = useAdminData(load);
  const { one } = editedKinds[noun];
  return (
    <Screen
      title="Preview"
      back={{ href: adminHref('content', noun, primaryKey), name: `Back to the ${one}` }}
    >
      <Notice tone="info" title="Only staff see this">
        <p>So the page looks once the draft is published. Links in it lead to the site as it is.</p>
      </Notice>
      <AdminData
        name="The preview"
        state={state}
        loading={<Skeleton height="30rem" radius="var(--radius-lg)" />}
      >
        {(preview) => (
          <div className={styles.page}>
            <Suspense fallback={<Skeleton height="30rem" />}>
              {pages && <Page pages={pages} preview={preview} />}
            </Suspense>
          </div>
        )}
      </AdminData>
    </Screen>
  );
}

function Page({ pages, preview }: { readonly pages: PreviewPages; readonly preview: ContentPreview }) {
  switch (preview.noun) {
    case 'stories':
      return <pages.stories data={preview.detail} />;
    case 'activities':
      return <pages.activities data={preview.detail} />;
    case 'places':
      return <pages.places data={preview.detail} />;
    case 'guides':
      return <pages.guides data={preview.detail} />;
    case 'experiences':
      return <pages.experiences data={preview.detail} />;
  }
}
