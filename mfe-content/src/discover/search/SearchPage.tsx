import { paths, site } from '@kaadu/contracts';
import { Link, useNavigation } from '@kaadu/federation/react';
import { ButtonLink, Container, EmptyState, Notice, PageBanner, PhoneLink } from '@kaadu/ui';
import { FilteredResults } from '../listing/filters/FilteredResults/FilteredResults';
import { hasFilters } from '../listing/listing-query';
import type { SearchData } from './load-search';
import { countPages, PageGroups } from './PageGroups/PageGroups';
import { SearchForm } from './SearchForm/SearchForm';
import styles from './SearchPage.module.css';

/** Results of a search: destinations, activities, guides, stories, and experiences with the listing's filters. */
export function SearchPage({ data }: { readonly data: SearchData }) {
  const { text } = data;
  const { pending } = useNavigation();
  return (
    <div className={styles.search}>
      <PageBanner
        title={text ? `Results for “${text}”` : 'Search'}
        trail={[{ name: 'Home', href: paths.home.getHref() }]}
        current="Search"
      >
        <p className={styles.count} role="status">
          {pending ? 'Searching…' : summaryOf(data)}
        </p>
      </PageBanner>
      <Container className={styles.page}>
        <SearchForm key={text} text={text} />
        {data.state === 'failed' && <Failed text={text} />}
        {data.state === 'answered' && <Answer data={data} />}
      </Container>
    </div>
  );
}

type AnsweredData = Extract<SearchData, { state: 'answered' }>;

function summaryOf(data: SearchData): string {
  if (data.state === 'nothing asked') return 'Places, stays, activities, guides and stories';
  if (data.state === 'failed') return 'The search is not available';
  const total = data.experiences.listing.total;
  const pages = countPages(data.found);
  if (total + pages === 0) return 'Nothing found';
  return [
    total === 1 ? '1 stay or activity' : total > 0 && `${total} stays and activities`,
    pages === 1 ? '1 page' : pages > 0 && `${pages} pages`,
  ]
    .filter(Boolean)
    .join(', ');
}

function Answer({ data }: { readonly data: AnsweredData }) {
  const { text, found, experiences } = data;
  const isNarrowed = hasFilters(experiences.query) || experiences.query.page > 1;
  const hasExperiences = experiences.listing.total > 0 || isNarrowed;
  return (
    <>
      {found.did_you_mean && (
        <p className={styles.suggestion}>
          Did you mean{' '}
          <Link className={styles.link} href={paths.search.getHref(found.did_you_mean)}>
            {found.did_you_mean}
          </Link>
          ?
        </p>
      )}
      <PageGroups found={found} />
      {hasExperiences ? (
        <section aria-label="Stays and activities">
          <FilteredResults data={experiences} />
        </section>
      ) : (
        <Nothing text={text} hasPages={countPages(found) > 0} />
      )}
    </>
  );
}

function Nothing({ text, hasPages }: { readonly text: string; readonly hasPages: boolean }) {
  return (
    <EmptyState
      title={hasPages ? 'No stays or activities found' : `Nothing found for “${text}”`}
      actions={<ButtonLink href={paths.experiences.getHref()}>See all stays and activities</ButtonLink>}
    >
      <p>
        Try a place, such as Coorg, or a thing to do, such as kayaking. Or call{' '}
        <PhoneLink phone={site.supportPhone} />: not everything that we can arrange is listed.
      </p>
    </EmptyState>
  );
}

function Failed({ text }: { readonly text: string }) {
  return (
    <Notice
      tone="danger"
      alert
      title="The search is not available just now"
      actions={<ButtonLink href={paths.search.getHref(text)}>Try again</ButtonLink>}
    >
      <p>
        Your search is kept. If it fails again, call us on <PhoneLink phone={site.supportPhone} />.
      </p>
    </Notice>
  );
}
