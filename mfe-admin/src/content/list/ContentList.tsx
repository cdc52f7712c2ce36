import { cutText } from '@kaadu/contracts/text';
import { ContentState, listContent, type ContentNoun, type ContentSummary } from '@kaadu/contracts/content';
import { Link } from '@kaadu/federation/react';
import { Button, ButtonLink } from '@kaadu/ui';
import { useCallback, useMemo, useState, type FormEvent } from 'react';
import { indianTime } from '@kaadu/ui/dates';
import { SelectField, TextField } from '@kaadu/ui';
import { adminHref } from '../../paths';
import { useAdminApi } from '../../shared/api/use-admin-api';
import { AdminData } from '../../shared/data/AdminData';
import { useAdminData } from '../../shared/data/use-admin-data';
import { Screen } from '../../shared/screen/Screen';
import type { Column } from '../../shared/table/column';
import { PagedTable } from '../../shared/table/PagedTable';
import { pageOf, useListQuery } from '../../shared/table/use-list-query';
import styles from '../content.module.css';
import { editedKinds } from '../kinds';
import { StateLabel, stateLabels } from '../StateLabel';

const calls = { listContent };
/** Maximum number of pages in an exported file, 25 records each. */
const filePages = 100;

const columnsOf = (noun: ContentNoun): readonly Column<ContentSummary>[] => [
  {
    id: 'title',
    title: 'Title',
    value: ({ title }) => title,
    cell: ({ primary_key, title }) => (
      <Link className={styles.name} href={adminHref('content', noun, primary_key)}>
        {title || 'Without a title'}
      </Link>
    ),
    isSortable: false,
  },
  {
    id: 'state',
    title: 'State',
    value: ({ state }) => stateLabels[state],
    cell: ({ state }) => <StateLabel state={state} />,
    isSortable: false,
  },
  {
    id: 'saved_at',
    title: 'Saved',
    value: ({ saved_at }) => saved_at,
    cell: ({ saved_at }) => (saved_at ? indianTime(saved_at) : '–'),
    isSortable: false,
  },
  { id: 'saved_by', title: 'By', value: ({ saved_by }) => saved_by, isSortable: false },
];

/** Reads the filter and the page from the query of the list's URL. */
function filterOf(search: string) {
  const given = new URLSearchParams(search);
  return {
    q: cutText(given.get('q') ?? '', 100) || undefined,
    state: ContentState.safeParse(given.get('state')).data,
    page: pageOf(given),
  };
}

interface ContentListProps {
  readonly noun: ContentNoun;
  /** Kinds that the caller may edit. */
  readonly nouns: readonly ContentNoun[];
}

/** Records of one kind, drafts included, last saved first. */
export function ContentList({ noun, nouns }: ContentListProps) {
  const { search, change } = useListQuery();
  const filter = useMemo(() => filterOf(search), [search]);
  const kind = editedKinds[noun];
  return (
    <Screen
      title="Content"
      actions={<ButtonLink href={adminHref('content', noun, 'new')}>New {kind.one}</ButtonLink>}
    >
      <Kinds current={noun} nouns={nouns} />
      <Filters key={`${noun}?${search}`} q={filter.q ?? ''} state={filter.state ?? ''} onChange={change} />
      {/* The key resets the table: records of another kind would have links of this one. */}
      <Records key={`records of ${noun}`} noun={noun} filter={filter} onChange={change} />
    </Screen>
  );
}

interface RecordsProps {
  readonly noun: ContentNoun;
  readonly filter: ReturnType<typeof filterOf>;
  readonly onChange: ReturnType<typeof useListQuery>['change'];
}

function Records({ noun, filter, onChange }: RecordsProps) {
  const api = useAdminApi(calls);
  const columns = useMemo(() => columnsOf(noun), [noun]);
  const load = useCallback(() => api.listContent({ noun, ...filter }), [api, noun, filter]);
  const state = useAdminData(load);
  const loadPage = async (page: number) => (await api.listContent({ noun, ...filter, page })).records;
  const { title } = editedKinds[noun];
  return (
    <AdminData name={`The list of ${title.toLowerCase()}`} state={state}>
      {({ records, ...list }) => (
        <PagedTable
          label={title}
          columns={columns}
          rows={records}
          rowId={({ primary_key }) => String(primary_key)}
          fileName={noun}
          empty={{
            title: 'Nothing matches',
            hint: 'Search for part of the title, or choose another state.',
          }}
          filePages={filePages}
          sort={{ id: 'saved_at', isDescending: true }}
          list={list}
          loadPage={loadPage}
          onChange={onChange}
        />
      )}
    </AdminData>
  );
}

function Kinds({
  current,
  nouns,
}: {
  readonly current: ContentNoun;
  readonly nouns: readonly ContentNoun[];
}) {
  return (
    <nav aria-label="Kinds of content">
      <ul className={styles.kinds}>
        {nouns.map((noun) => (
          <li key={noun}>
            <Link
              className={styles.kind}
              href={adminHref('content', noun)}
              aria-current={noun === current ? 'page' : undefined}
            >
              {editedKinds[noun].title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface FiltersProps {
  readonly q: string;
  readonly state: string;
  readonly onChange: (values: { readonly q: string; readonly state: string }) => void;
}

function Filters({ q, state, onChange }: FiltersProps) {
  const [typed, setTyped] = useState(q);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({ q: typed.trim(), state });
  };
  return (
    <form className={styles.filters} role="search" onSubmit={submit}>
      <TextField
        label="Part of the title"
        type="search"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <SelectField
        label="State"
        value={state}
        onChange={({ target }) => onChange({ q: typed.trim(), state: target.value })}
      >
        <option value="">Any</option>
        {ContentState.options.map((one) => (
          <option key={one} value={one}>
            {stateLabels[one]}
          </option>
        ))}
      </SelectField>
      <div>
        <Button type="submit">Find</Button>
      </div>
    </form>
  );
}
