import { paths, site } from '@kaadu/contracts';
import { Link, useNavigation } from '@kaadu/federation/react';
import {
  ButtonLink,
  Container,
  EmptyState,
  nodeSlot,
  Notice,
  PageBanner,
  PhoneLink,
  useContentLang,
  withNode,
} from '@kaadu/ui';
import { FilteredResults } from '../listing/filters/FilteredResults/FilteredResults';
import { hasFilters } from '../listing/listing-query';
import type { SearchData } from './load-search';
import { countPages, PageGroups } from './PageGroups/PageGroups';
import { SearchForm } from './SearchForm/SearchForm';
import { useSearchText } from './messages';
import { ContentText } from '@kaadu/ui';
import styles from './SearchPage.module.css';

/** Results of a search: destinations, activities, guides, stories, and experiences with the listing's filters. */
export function SearchPage({ data }: { readonly data: SearchData }) {
  const { text } = data;
  const t = useSearchText();
  const { pending } = useNavigation();
  return (
    <div className={styles.search}>
      <PageBanner
        title={
          text ? withNode(t('resultsFor', { text: nodeSlot }), <ContentText text={text} />) : t('search')
        }
        trail={[{ name: t('home'), href: paths.home.getHref() }]}
        current={t('search')}
      >
        <p className={styles.count} role="status">
          {pending ? t('searching') : summaryOf(data, t)}
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

function summaryOf(data: SearchData, t: ReturnType<typeof useSearchText>): string {
  if (data.state === 'nothing asked') return t('anyPage');
  if (data.state === 'failed') return t('unavailable');
  const total = data.experiences.listing.total;
  const pages = countPages(data.found);
  if (total + pages === 0) return t('nothing');
  return [total > 0 && t('found', { count: total }), pages > 0 && t('foundPages', { count: pages })]
    .filter(Boolean)
    .join(', ');
}

function Answer({ data }: { readonly data: AnsweredData }) {
  const t = useSearchText();
  const contentLang = useContentLang();
  const { text, found, experiences } = data;
  const isNarrowed = hasFilters(experiences.query) || experiences.query.page > 1;
  const hasExperiences = experiences.listing.total > 0 || isNarrowed;
  return (
    <>
      {found.did_you_mean && (
        <p className={styles.suggestion}>
          {withNode(
            t('didYouMean', { text: nodeSlot }),
            <Link className={styles.link} href={paths.search.getHref(found.did_you_mean)} lang={contentLang}>
              {found.did_you_mean}
            </Link>,
          )}
        </p>
      )}
      <PageGroups found={found} />
      {hasExperiences ? (
        <section aria-label={t('staysAndActivities')}>
          <FilteredResults data={experiences} />
        </section>
      ) : (
        <Nothing text={text} hasPages={countPages(found) > 0} />
      )}
    </>
  );
}

function Nothing({ text, hasPages }: { readonly text: string; readonly hasPages: boolean }) {
  const t = useSearchText();
  return (
    <EmptyState
      title={
        hasPages
          ? t('noExperiences')
          : withNode(t('nothingFor', { text: nodeSlot }), <ContentText text={text} />)
      }
      actions={<ButtonLink href={paths.experiences.getHref()}>{t('seeAll')}</ButtonLink>}
    >
      <p>{withNode(t('tryPlace', { phone: nodeSlot }), <PhoneLink phone={site.supportPhone} />)}</p>
    </EmptyState>
  );
}

function Failed({ text }: { readonly text: string }) {
  const t = useSearchText();
  return (
    <Notice
      tone="danger"
      alert
      title={t('unavailableNow')}
      actions={<ButtonLink href={paths.search.getHref(text)}>{t('tryAgain')}</ButtonLink>}
    >
      <p>{withNode(t('kept', { phone: nodeSlot }), <PhoneLink phone={site.supportPhone} />)}</p>
    </Notice>
  );
}
