import * as endpoints from '@kaadu/contracts/home';
import { type Route, route } from '../../../platform/http/route';
import type { Services } from '../../../platform/services/services';
import { getFooterDetails } from './get-footer-details';
import { getHome, homeBanner } from './get-home';

/** Routes for the home page and the footer of every page. */
export function homeRoutes({ database: { db } }: Services): Route[] {
  return [
    route(endpoints.getHome, () => getHome(db)),
    route(endpoints.getFooterDetails, () => getFooterDetails(db)),
    route(endpoints.getHomeBanner, async () => homeBanner),
  ];
}
