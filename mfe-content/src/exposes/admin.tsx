import type { Api } from '@kaadu/api-client';
import { HttpError, type PageModule } from '@kaadu/contracts';
import { late } from '@kaadu/ui';
import type { PreviewPages } from '../admin/content/preview/preview-pages';
import { PreviewPagesContext } from '../admin/content/preview/preview-pages';
import { AdminPage } from '../admin/page/AdminPage';
import { MissingScreen } from '../admin/page/MissingScreen';
import { pageTitle } from '../admin/page/page-title';
import { placeOf } from '../admin/sections';

/** The pages that previews show; each is loaded with the first preview of its kind. */
const previewPages: PreviewPages = {
  stories: late(() => import('../stories/story/StoryPage').then((module) => module.StoryPage), MissingScreen),
  activities: late(
    () => import('../discover/activity/ActivityPage').then((module) => module.ActivityPage),
    MissingScreen,
  ),
  places: late(() => import('../places/place/PlacePage').then((module) => module.PlacePage), MissingScreen),
  guides: late(() => import('../guides/guide/GuidePage').then((module) => module.GuidePage), MissingScreen),
  experiences: late(
    () => import('../discover/experience/ExperiencePage').then((module) => module.ExperiencePage),
    MissingScreen,
  ),
};

function Page() {
  return (
    <PreviewPagesContext value={previewPages}>
      <AdminPage />
    </PreviewPagesContext>
  );
}

/** The back office: every address below `/admin`. Search engines keep away from it, visitors download none of it. */
export const page = {
  loader: async ({ url }) => {
    if (placeOf(url.pathname).section === null) throw new HttpError(404, 'There is no such screen');
    return null;
  },
  meta: (_data, { url }) => ({ title: pageTitle(url.pathname), robots: 'noindex' }),
  Page,
} satisfies PageModule<Api, null>;
