import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import type { LocationDetails } from '@kaadu/contracts/places';
import { loadThingsToDo, thingsToDoMeta } from '../../places/destination/load-destination';
import { ThingsToDoPage } from '../../places/destination/ThingsToDoPage';

export const page = {
  loader: loadThingsToDo,
  meta: thingsToDoMeta,
  Page: ThingsToDoPage,
} satisfies PageModule<Api, LocationDetails>;
