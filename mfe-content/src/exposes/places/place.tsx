import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import type { PlaceDetail } from '@kaadu/contracts/places';
import { loadPlace, placeMeta } from '../../places/place/load-place';
import { PlacePage } from '../../places/place/PlacePage';

export const page = { loader: loadPlace, meta: placeMeta, Page: PlacePage } satisfies PageModule<
  Api,
  PlaceDetail
>;
