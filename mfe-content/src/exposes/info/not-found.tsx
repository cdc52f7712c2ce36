import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import { loadNotFound, notFoundMeta, type NotFoundData } from '../../info/not-found/load-not-found';
import { NotFoundPage } from '../../info/not-found/NotFoundPage';

export const page = { loader: loadNotFound, meta: notFoundMeta, Page: NotFoundPage } satisfies PageModule<
  Api,
  NotFoundData
>;
