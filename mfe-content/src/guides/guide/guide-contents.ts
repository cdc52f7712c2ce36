import type { GuideDetail } from '@kaadu/contracts/guides';

/** The sections that a guide has, in order: fragment and name. */
export function guideContents(guide: GuideDetail): { id: string; name: string }[] {
  return [
    { id: 'when', name: 'When to go' },
    { id: 'how', name: 'How to get there' },
    ...(guide.places.length > 0 ? [{ id: 'places', name: 'Places to see' }] : []),
    ...(guide.things_to_do.length > 0 ? [{ id: 'things', name: 'Things to do' }] : []),
    ...(guide.faqs.length > 0 ? [{ id: 'questions', name: 'Questions people ask' }] : []),
  ];
}
