import { cutText } from '@kaadu/contracts/text';
import { listSaleStates, type SaleState } from '@kaadu/contracts/calendar';
import { Link } from '@kaadu/federation/react';
import { Button } from '@kaadu/ui';
import { useCallback, useMemo, useState, type FormEvent } from 'react';
import { TextField } from '@kaadu/ui';
import { adminHref } from '../../paths';
import { useAdminApi } from '../../shared/api/use-admin-api';
import { AdminData } from '../../shared/data/AdminData';
import { useAdminData } from '../../shared/data/use-admin-data';
import { Screen } from '../../shared/screen/Screen';
import type { Column } from '../../shared/table/column';
import { PagedTable } from '../../shared/table/PagedTable';
import { pageOf, useListQuery } from '../../shared/table/use-list-query';
import styles from './sale.module.css';

const calls = { listSaleStates };
const filePages = 40;

function stateLabel({ options, on_sale }: SaleState): string {
  if (options === 0) return 'No options';
  if (on_sale === options) return 'On sale';
  return on_sale === 0 ? 'Not on sale' : `${on_sale} of ${options} options on sale`;
}

const columns: readonly Column<SaleState>[] = [
  {
    id: 'title',
    title: 'Experience',
    value: ({ title }) => title,
    cell: ({ primary_key, title }) => (
      <Link className={styles.link} href={adminHref('calendar', 'experiences', primary_key)}>
        {title}
      </Link>
    ),
    isSortable: false,
  },
  { id: 'location', title: 'Place', value: ({ location }) => location, isSortable: false },
  {
    id: 'kind',
    title: 'Kind',
    value: ({ is_stay }) => (is_stay ? 'Stay' : 'Activity'),
    isSortable: false,
  },
  {
    id: 'state',
    title: 'State',
    value: stateLabel,
    cell: (row) => (
      <span className={styles.state} data-on={row.options > 0 && row.on_sale === row.options}>
        {stateLabel(row)}
      </span>
    ),
    isSortable: false,
  },
];

/** Experiences by whether they can be booked; those that cannot are first. */
export function SaleScreen() {
  const api = useAdminApi(calls);
  const { search, change } = useListQuery();
  const request = useMemo(() => {
    const given = new URLSearchParams(search);
    return {
      text: cutText(given.get('text') ?? '', 100),
      page: pageOf(given),
    };
  }, [search]);
  const load = useCallback(() => api.listSaleStates(request), [api, request]);
  const state = useAdminData(load);
  const loadPage = async (page: number) => (await api.listSaleStates({ ...request, page })).experiences;
  return (
    <Screen
      title="Put on sale"
      lead="An experience can be booked once its options use rooms, places, jeeps or boats."
      back={{ href: adminHref('calendar'), name: 'Calendar' }}
    >
      <FindForm key={search} text={request.text} onFind={(text) => change({ text })} />
      <AdminData name="The list of experiences" state={state}>
        {({ experiences, ...list }) => (
          <PagedTable
            label="Experiences"
            columns={columns}
            rows={experiences}
            rowId={({ primary_key }) => String(primary_key)}
            fileName="experiences-on-sale"
            empty={{
              title: 'No experience has this title',
              hint: 'Search for part of the title. Unpublished experiences are not listed.',
            }}
            filePages={filePages}
            sort={{ id: 'state', isDescending: false }}
            list={list}
            loadPage={loadPage}
            onChange={change}
          />
        )}
      </AdminData>
    </Screen>
  );
}

interface FindFormProps {
  readonly text: string;
  readonly onFind: (text: string) => void;
}

function FindForm({ text, onFind }: FindFormProps) {
  const [typed, setTyped] = useState(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFind(typed.trim());
  };
  return (
    <form className={styles.find} role="search" onSubmit={submit}>
      <TextField
        label="Title"
        type="search"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit">Find</Button>
    </form>
  );
}
