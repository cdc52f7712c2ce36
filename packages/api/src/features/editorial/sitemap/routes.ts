import * as endpoints from '@kaadu/contracts/sitemap';
import { type Route, route } from '../../../platform/http/route';
import type { Services } from '../../../platform/services/services';
import { listSitemapPart } from './list-sitemap-part';

export function sitemapRoutes({ database: { db } }: Services): Route[] {
  return [route(endpoints.listSitemapPages, ({ query }) => listSitemapPart(db, query.cursor))];
}
