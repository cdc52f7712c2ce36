import type { GuideDetail } from '@kaadu/contracts/guides';
import type { ReactNode } from 'react';
import { Faqs } from '../../shared/faqs/Faqs';
import { Journeys } from './Journeys/Journeys';
import { MonthChart } from './MonthChart/MonthChart';
import { Spots } from './Spots/Spots';

export interface GuideSection {
  /** Fragment of the section's address. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

/** The sections of a guide in reading order; the optional ones only when the guide has content for them. */
export function guideSections(guide: GuideDetail): GuideSection[] {
  const { months, best_time, how_to_get_there, places, things_to_do, faqs } = guide;
  const whenToGo = (
    <>
      <MonthChart months={months} />
      {best_time.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
  return [
    { id: 'when', title: 'When to go', content: whenToGo },
    { id: 'how', title: 'How to get there', content: <Journeys journeys={how_to_get_there} /> },
    ...(places.length > 0
      ? [{ id: 'places', title: 'Places to see', content: <Spots spots={places} /> }]
      : []),
    ...(things_to_do.length > 0
      ? [{ id: 'things', title: 'Things to do', content: <Spots spots={things_to_do} /> }]
      : []),
    ...(faqs.length > 0
      ? [{ id: 'questions', title: 'Questions people ask', content: <Faqs faqs={faqs} /> }]
      : []),
  ];
}
