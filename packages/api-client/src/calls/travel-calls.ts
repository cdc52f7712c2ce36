import {
  StoriesPageResponse,
  StoryDetailResponse,
  StoryCardResponse,
  ActivityDetailResponse,
  ActivitiesResponse,
  ActivitiesPageResponse,
  GuidesResponse,
  GuideDetailResponse,
  GuideBestTimeResponse,
  PlacesResponse,
  PlaceDetailResponse,
  ThingsResponse,
  ThingDetailResponse,
  PlaceRatingsResponse,
  ExpCardsResponse,
  RecentStoryResponse,
  StoriesForCardResponse,
} from '@kaadu/contracts/api';
import type { CallOptions, Transport } from '../transport';

/** Stories, guides, places, things to do and activities. */
export function travelCalls({ get, post, byKey }: Transport) {
  return {
    getRecentStory: (o?: CallOptions) => get(RecentStoryResponse, '/getRecentStory', o),
    getStoriesForCard: (maxStory: string, o?: CallOptions) =>
      post(StoriesForCardResponse, '/getStoriesForCard', { maxStory }, o),
    storiesPage: (page: number, o?: CallOptions) =>
      get(StoriesPageResponse, '/home/bootstrapStories', { ...o, params: { page } }),
    story: (primary_key: number, o?: CallOptions) =>
      byKey(StoryDetailResponse, '/getBlogByPk', primary_key, o),
    storyCard: (primary_key: number, o?: CallOptions) =>
      byKey(StoryCardResponse, '/getBlogOnClick', primary_key, o),
    expCardsForStory: (primary_key: number, o?: CallOptions) =>
      post(ExpCardsResponse, '/experience/getExpCardsForStory', { primary_key }, o),
    guides: (destinations: readonly number[] = [], o?: CallOptions) =>
      get(GuidesResponse, '/travel/filter', { ...o, params: { destinations_pk: destinations.join(',') } }),
    guide: (primary_key: number, o?: CallOptions) =>
      byKey(GuideDetailResponse, '/travel/Guidebyloc', primary_key, o),
    guideOfDestination: (destination_pk: number, o?: CallOptions) =>
      get(GuideDetailResponse, '/travel/Guidebyloc', { ...o, params: { destination_pk } }),
    guideBestTime: (primary_key: number, o?: CallOptions) =>
      byKey(GuideBestTimeResponse, '/travel/getGuideBestTimeToVisit', primary_key, o),
    places: (o?: CallOptions) => get(PlacesResponse, '/getPlaces', o),
    placesOfDestination: (destination_pk: number, o?: CallOptions) =>
      byKey(PlacesResponse, '/travel/getAllPlacesByLk', destination_pk, o),
    place: (primary_key: number, o?: CallOptions) =>
      byKey(PlaceDetailResponse, '/travel/getPlaceByPk', primary_key, o),
    thingsOfDestination: (destination_pk: number, o?: CallOptions) =>
      byKey(ThingsResponse, '/travel/getAllThingsByLk', destination_pk, o),
    thing: (primary_key: number, o?: CallOptions) =>
      byKey(ThingDetailResponse, '/travel/getThingsByPk', primary_key, o),
    placeRatings: (place_pk: number, o?: CallOptions) =>
      byKey(PlaceRatingsResponse, '/getRatingByPlaceId', place_pk, o),
    activity: (primary_key: number, o?: CallOptions) =>
      byKey(ActivityDetailResponse, '/getActivityByPk', primary_key, o),
    activityByPageUrl: (page_url: string, o?: CallOptions) =>
      get(ActivityDetailResponse, '/getPageByPageUrl', { ...o, params: { page_url } }),
    activities: (o?: CallOptions) => get(ActivitiesResponse, '/getActivities', o),
    activitiesByGroup: (o?: CallOptions) => get(ActivitiesPageResponse, '/getActivitiesPage', o),
    activitiesAt: (destination_pk: number, o?: CallOptions) =>
      byKey(ActivitiesResponse, '/getActivityByPlace', destination_pk, o),
  };
}
