import { paths } from '@kaadu/contracts';
import type { GuideArticle } from '../../shared/destination/guide-article';
import type { ArticleSection } from '../../shared/article/Article';
import { MonthChart } from '../../shared/climate/MonthChart';
import { monthSpans } from '../../shared/climate/month-names';
import { ThingList } from '../../shared/destination/ThingList';
import { ChapterPage } from './ChapterPage';
import styles from './ChapterPage.module.css';
import { bestMonths } from './load-chapter';

/** The best time to visit a destination: its climate by month and a recommendation. */
export function BestTimePage({ data: guide }: { readonly data: GuideArticle }) {
  const { name } = guide.destination;
  return (
    <ChapterPage
      guide={guide}
      title={`Best time to visit ${name}`}
      lead={`${monthSpans(bestMonths(guide))}, if you can choose. Every month has its rain, its light and its crowd; here they are.`}
      current="Best time to visit"
      href={paths.bestTime.getHref(guide.url, guide.primary_key)}
      sections={sectionsOf(guide)}
    />
  );
}

function sectionsOf({ months, best_time, things_to_do }: GuideArticle): ArticleSection[] {
  const advice = (
    <div className={styles.paragraphs}>
      {best_time.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
  return [
    { id: 'months', title: 'Month by month', content: <MonthChart months={months} /> },
    { id: 'advice', title: 'What that means', content: advice },
    ...(things_to_do.length > 0
      ? [{ id: 'things', title: 'What to come for', content: <ThingList things={things_to_do} /> }]
      : []),
  ];
}
