import type { Api } from '@kaadu/api-client';
import { HttpError, type LoaderArgs, type PageMeta, type PageModule } from '@kaadu/contracts';
import type { GuideDetail } from '@kaadu/contracts/guides';
import type { LocationDetails, PlaceDetail } from '@kaadu/contracts/places';
import { BestTimePage } from '../guides/chapters/BestTimePage';
import { HowToGetTherePage } from '../guides/chapters/HowToGetTherePage';
import * as chapters from '../guides/chapters/load-chapter';
import { GuidePage } from '../guides/guide/GuidePage';
import { guideMeta, loadGuide } from '../guides/guide/load-guide';
import * as destinations from '../places/destination/load-destination';
import { OverviewPage } from '../places/destination/OverviewPage';
import { PlacesToVisitPage } from '../places/destination/PlacesToVisitPage';
import { ThingsToDoPage } from '../places/destination/ThingsToDoPage';
import * as places from '../places/place/load-place';
import { PlacePage } from '../places/place/PlacePage';
import { guideHydration, type GuideArticle } from '../shared/destination/guide-article';

/** One of the pages of a destination's guide, by the first part of its address, and what it shows. */
type GuideData<Guide = GuideDetail> =
  | { readonly page: 'place'; readonly data: PlaceDetail }
  | { readonly page: 'places' | 'places-to-visit' | 'things-to-do'; readonly data: LocationDetails }
  | { readonly page: 'guide' | 'how-to-get-there' | 'best-time-to-visit'; readonly data: Guide };

/** The other pages show what can be booked on maps too, and need all of it. */
function hydrationData(shown: GuideData): GuideData<GuideArticle> {
  switch (shown.page) {
    case 'guide':
    case 'how-to-get-there':
    case 'best-time-to-visit':
      return { ...shown, data: guideHydration(shown.data) };
    default:
      return shown;
  }
}

async function loader(args: LoaderArgs<Api>): Promise<GuideData> {
  const [, page] = args.url.pathname.split('/');
  switch (page) {
    case 'place':
      return { page, data: await places.loadPlace(args) };
    case 'places':
      return { page, data: await destinations.loadOverview(args) };
    case 'places-to-visit':
      return { page, data: await destinations.loadPlacesToVisit(args) };
    case 'things-to-do':
      return { page, data: await destinations.loadThingsToDo(args) };
    case 'guide':
      return { page, data: await loadGuide(args) };
    case 'how-to-get-there':
      return { page, data: await chapters.loadHowToGetThere(args) };
    case 'best-time-to-visit':
      return { page, data: await chapters.loadBestTime(args) };
    default:
      throw new HttpError(404, `Page not found: ${args.url.pathname}`);
  }
}

function meta({ page, data }: GuideData, args: { url: URL }): PageMeta {
  switch (page) {
    case 'place':
      return places.placeMeta(data, args);
    case 'places':
      return destinations.overviewMeta(data, args);
    case 'places-to-visit':
      return destinations.placesToVisitMeta(data, args);
    case 'things-to-do':
      return destinations.thingsToDoMeta(data, args);
    case 'guide':
      return guideMeta(data, args);
    case 'how-to-get-there':
      return chapters.howToGetThereMeta(data, args);
    case 'best-time-to-visit':
      return chapters.bestTimeMeta(data, args);
  }
}

function Page({ data: { page, data } }: { readonly data: GuideData<GuideArticle> }) {
  switch (page) {
    case 'place':
      return <PlacePage data={data} />;
    case 'places':
      return <OverviewPage data={data} />;
    case 'places-to-visit':
      return <PlacesToVisitPage data={data} />;
    case 'things-to-do':
      return <ThingsToDoPage data={data} />;
    case 'guide':
      return <GuidePage data={data} />;
    case 'how-to-get-there':
      return <HowToGetTherePage data={data} />;
    case 'best-time-to-visit':
      return <BestTimePage data={data} />;
  }
}

/**
 * A destination's guide with its chapters, and the pages of the destination and its places: they consist of the same parts, and every page of the site downloads the list of exposes
 * with the hashes of their chunks.
 */
export const page = { loader, meta, Page, hydrationData } satisfies PageModule<
  Api,
  GuideData,
  GuideData<GuideArticle>
>;
