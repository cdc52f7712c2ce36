import type { SearchExperience, SearchSuggestions } from '@kaadu/contracts/search';
import type { HeaderData } from './load-header';

export const lodge: SearchExperience = {
  primary_key: 12,
  url: 'kabini-jungle-lodge',
  title: 'Kabini Jungle Lodge on the backwaters',
  short_name: 'Kabini Jungle Lodge',
  card_image: { imagestorepath: 'experiences/12/1', alt: 'A lodge' },
  location: 'Kabini, Mysuru',
  is_stay: true,
};

export const dive: SearchExperience = {
  primary_key: 40,
  url: 'netrani-dive',
  title: 'Netrani Reef Dive',
  short_name: null,
  card_image: null,
  location: 'Murudeshwar coast',
  is_stay: false,
};

export const suggestions: SearchSuggestions = {
  top_experiences: [lodge, dive],
  top_destinations: [{ primary_key: 3, name: 'Kabini' }],
};

export const headerData: HeaderData = {
  recentStory: { primary_key: 9, blog_url: 'a-night-in-the-hide' },
  suggestions,
};
