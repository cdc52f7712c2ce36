import {
  ExperiencesPageResponse,
  DestinationsResponse,
  ThemesResponse,
  BudgetsResponse,
  DurationsResponse,
  StayTypesResponse,
  FaqsResponse,
  BannerResponse,
  NearbyResponse,
  ExpCardsResponse,
  ExperienceDetailResponse,
  FooterDetailsResponse,
  HomeResponse,
  ListingResponse,
  SearchResponse,
  StaticSearchResponse,
} from '@kaadu/contracts/api';
import type { CallOptions, Transport } from '../transport';

/** Search, listing, experiences and the parts of the home page. */
export function catalogueCalls({ get, post }: Transport) {
  return {
    searchStatic: (o?: CallOptions) => get(StaticSearchResponse, '/search/static', o),
    searchAll: (text: string, o?: CallOptions) =>
      get(SearchResponse, '/search/all', { ...o, params: { text } }),
    footerDetails: (o?: CallOptions) => get(FooterDetailsResponse, '/home/footerDetails', o),
    expCardsForActivity: (eopagedesign_primary_key: string, o?: CallOptions) =>
      post(ExpCardsResponse, '/experience/getExpCardsForActivity', { eopagedesign_primary_key }, o),
    home: (o?: CallOptions) => get(HomeResponse, '/home/bootstrap', o),
    listing: (params: Record<string, string>, o?: CallOptions) =>
      get(ListingResponse, '/home/filter', { ...o, params }),
    experience: (primary_key: number, o?: CallOptions) =>
      get(ExperienceDetailResponse, '/experience/getExpByPk', { ...o, params: { primary_key } }),
    experiencesPage: (page: number, o?: CallOptions) =>
      get(ExperiencesPageResponse, '/home/bootstrapExperiences', { ...o, params: { page } }),
    outings: (o?: CallOptions) => get(ExpCardsResponse, '/home/bootstrapExpTypeActivity', o),
    destinations: (o?: CallOptions) => get(DestinationsResponse, '/home/bootstrapDestinations', o),
    themes: (o?: CallOptions) => get(ThemesResponse, '/home/bootstrapThemes', o),
    budgets: (o?: CallOptions) => get(BudgetsResponse, '/home/bootstrapBudgets', o),
    durations: (o?: CallOptions) => get(DurationsResponse, '/home/bootstrapDurations', o),
    stayTypes: (o?: CallOptions) => get(StayTypesResponse, '/home/bootstrapExpStayType', o),
    faqs: (o?: CallOptions) => get(FaqsResponse, '/home/bootstrapFaqs', o),
    banner: (o?: CallOptions) => get(BannerResponse, '/getHomeBannerCard', o),
    nearby: (position: { latitude: number; longitude: number }, o?: CallOptions) =>
      get(NearbyResponse, '/home/locationBasedDetails/', { ...o, params: position }),
    experiencesOfStayType: (stay_type_pk: number, o?: CallOptions) =>
      get(ExpCardsResponse, `/getStayTypeExp/${stay_type_pk}`, o),
  };
}
