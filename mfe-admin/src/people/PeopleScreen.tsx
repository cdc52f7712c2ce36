import { cutText } from '@kaadu/contracts/text';
import { exportSubscribers } from '@kaadu/contracts/newsletter';
import { listPeople, type Person } from '@kaadu/contracts/people';
import { Role } from '@kaadu/contracts/admin';
import { Link } from '@kaadu/federation/react';
import { Button } from '@kaadu/ui';
import { useCallback, useMemo } from 'react';
import { useAction } from '@kaadu/ui/action';
import { indianTime } from '@kaadu/ui/dates';
import { Notice } from '@kaadu/ui';
import { adminHref } from '../paths';
import { useAdminApi } from '../shared/api/use-admin-api';
import { AdminData } from '../shared/data/AdminData';
import { useAdminData } from '../shared/data/use-admin-data';
import { Screen } from '../shared/screen/Screen';
import type { Column } from '../shared/table/column';
import { saveFile, toCsv } from '../shared/table/csv';
import { PagedTable } from '../shared/table/PagedTable';
import { pageOf, useListQuery } from '../shared/table/use-list-query';
import { InvitePanel } from './InvitePanel';
import styles from './people.module.css';
import { PeopleFilters } from './PeopleFilters';
import { roleLabels } from './role-words';

const calls = { listPeople, exportSubscribers };
/** Maximum number of pages in an exported file, 50 people each. */
const filePages = 100;

const columns: readonly Column<Person>[] = [
  {
    id: 'name',
    title: 'Name',
    value: ({ first_name, last_name }) => `${first_name} ${last_name}`,
    cell: ({ primary_key, first_name, last_name }) => (
      <Link className={styles.name} href={adminHref('people', primary_key)}>
        {first_name} {last_name}
      </Link>
    ),
    isSortable: false,
  },
  { id: 'role', title: 'Role', value: ({ role }) => roleLabels[role].name, isSortable: false },
  { id: 'email', title: 'E-mail', value: ({ email }) => email, isSortable: false },
  { id: 'phone', title: 'Phone', value: ({ phone }) => phone, isSortable: false },
  {
    id: 'created_at',
    title: 'Since',
    value: ({ created_at }) => created_at,
    cell: ({ created_at }) => indianTime(created_at),
    isSortable: false,
  },
];

/** All accounts, newest first. */
export function PeopleScreen() {
  const api = useAdminApi(calls);
  const { get, search, change } = useListQuery();
  const request = useMemo(() => {
    const given = new URLSearchParams(search);
    return {
      q: cutText(given.get('q') ?? '', 100) || undefined,
      role: Role.safeParse(given.get('role')).data,
      page: pageOf(given),
    };
  }, [search]);
  const load = useCallback(() => api.listPeople(request), [api, request]);
  const state = useAdminData(load);
  const loadPage = async (page: number) => (await api.listPeople({ ...request, page })).people;
  return (
    <Screen
      title="People"
      lead="Accounts, what each may do, and where it is signed in."
      actions={<NewsletterFile />}
    >
      <InvitePanel />
      <PeopleFilters key={search} q={get('q')} role={get('role')} onChange={change} />
      <AdminData name="The list of people" state={state}>
        {({ people, ...list }) => (
          <PagedTable
            label="People"
            columns={columns}
            rows={people}
            rowId={({ primary_key }) => String(primary_key)}
            fileName="people"
            empty={{
              title: 'No one matches',
              hint: 'Search for part of the name, e-mail address or number.',
            }}
            filePages={filePages}
            sort={{ id: 'created_at', isDescending: true }}
            list={list}
            loadPage={loadPage}
            onChange={change}
          />
        )}
      </AdminData>
    </Screen>
  );
}

interface Subscriber {
  readonly email: string;
  readonly subscribed_at: string;
}

const subscriberColumns = [
  { title: 'E-mail', value: ({ email }: Subscriber) => email },
  { title: 'Subscribed', value: ({ subscribed_at }: Subscriber) => subscribed_at },
];

/** Saves the newsletter's subscribers as a file. */
function NewsletterFile() {
  const api = useAdminApi(calls);
  const { run, busy, problem } = useAction();
  const save = () =>
    run(async () => {
      const all: Subscriber[] = [];
      let after: number | null | undefined;
      do {
        const { subscribers, next } = await api.exportSubscribers(after ? { after } : {});
        all.push(...subscribers);
        after = next;
      } while (after !== null);
      saveFile('newsletter.csv', toCsv(subscriberColumns, all));
    });
  return (
    <>
      <Button variant="outline" busy={busy} onClick={() => void save()}>
        Download newsletter addresses
      </Button>
      {problem && (
        <Notice tone="danger" alert title="The file could not be created">
          <p>{problem.message}</p>
        </Notice>
      )}
    </>
  );
}
