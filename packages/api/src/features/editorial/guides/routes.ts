import * as endpoints from '@kaadu/contracts/guides';
import { inArray } from 'drizzle-orm';
import { AppError } from '../../../platform/errors/app-error';
import { type Route, route } from '../../../platform/http/route';
import type { Services } from '../../../platform/services/services';
import { getBestTime, getGuide } from './get-guide';
import { listGuides } from './repository';
import { guides } from './tables';

export function guideRoutes({ database: { db } }: Services): Route[] {
  return [
    route(endpoints.getGuide, async ({ query: { primary_key, destination_pk } }) => {
      if (primary_key !== undefined) return getGuide(db, { guide: primary_key });
      if (destination_pk !== undefined) return getGuide(db, { destination: destination_pk });
      throw new AppError('invalid', 'Give a primary_key or destination_pk.');
    }),
    route(endpoints.listGuides, ({ query: { destinations_pk: keys } }) =>
      listGuides(db, keys.length > 0 ? inArray(guides.destinationPk, keys) : undefined),
    ),
    route(endpoints.getBestTime, ({ query }) => getBestTime(db, query.primary_key)),
  ];
}
