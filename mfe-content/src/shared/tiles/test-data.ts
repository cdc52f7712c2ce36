import type { ExperienceCard, StoryCard } from '@kaadu/contracts/cards';

/**
 * Returns an experience's card.
 * @param over fields to override
 */
export function aCard(over: Partial<ExperienceCard> = {}): ExperienceCard {
  return {
    primary_key: 12,
    url: 'misty-ridge-camp-coorg',
    title: 'Misty Ridge Camp',
    short_name: null,
    card_image: { imagestorepath: 'experiences/12/1', alt: 'Tents above a misty valley' },
    location: 'Near Madikeri, Coorg',
    coordinates: { latitude: 12.45, longitude: 75.7 },
    is_stay: true,
    summary: 'Canvas rooms on a coffee estate.',
    duration_label: '2 nights',
    distance_km: 262,
    rating: { average: 4.6, count: 23 },
    price: { total: 525_000, member_total: 490_000, unit: 'night' },
    free_cancellation_days: 7,
    ...over,
  };
}

export function aStory(over: Partial<StoryCard> = {}): StoryCard {
  return {
    primary_key: 3,
    blog_url: 'rain-in-agumbe',
    blog_title: 'Four days of rain in Agumbe',
    blog_description: 'What the wettest village of the plateau teaches about waiting.',
    card_image: { imagestorepath: 'stories/3/1', alt: 'Rain over a forest' },
    author: 'Meera Nair',
    published_at: '2026-07-14',
    reading_minutes: 6,
    ...over,
  };
}
