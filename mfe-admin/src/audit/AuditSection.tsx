import { cutText } from '@kaadu/contracts/text';
import { listAuditEntries, type AuditEntry } from '@kaadu/contracts/audit';
import { Link } from '@kaadu/federation/react';
import { useCallback, useMemo } from 'react';
import { indianTime, isIsoDate } from '@kaadu/ui/dates';
import { adminHref } from '../paths';
import { useAdminApi } from '../shared/api/use-admin-api';
import { AdminData } from '../shared/data/AdminData';
import { useAdminData } from '../shared/data/use-admin-data';
import { Screen } from '../shared/screen/Screen';
import type { Column } from '../shared/table/column';
import { PagedTable } from '../shared/table/PagedTable';
import { pageOf, useListQuery } from '../shared/table/use-list-query';
import { AuditFilters } from './AuditFilters';
import { Changes } from './Changes';
import { changesText, detailText } from './change-text';

const calls = { listAuditEntries };
/** Maximum number of pages in an exported file, 25 entries each. */
const filePages = 80;

const columns: readonly Column<AuditEntry>[] = [
  {
    id: 'at',
    title: 'When',
    value: ({ at }) => at,
    cell: ({ at }) => indianTime(at),
    isSortable: false,
  },
  {
    id: 'actor',
    title: 'Who',
    value: ({ actor }) => actor?.name ?? 'Not signed in',
    cell: ({ actor }) =>
      actor ? <Link href={adminHref('people', actor.primary_key)}>{actor.name}</Link> : 'Not signed in',
    isSortable: false,
  },
  { id: 'action', title: 'Action', value: ({ action }) => action, isSortable: false },
  { id: 'subject', title: 'Record', value: ({ subject }) => subject, isSortable: false },
  {
    id: 'changes',
    title: 'Changes',
    value: ({ changes }) => changesText(changes),
    cell: ({ changes }) => <Changes changes={changes} />,
    isSortable: false,
  },
  { id: 'detail', title: 'Details', value: ({ detail }) => detailText(detail), isSortable: false },
];

/** Reads the query of a URL as parameters of the API, without those that it would refuse. */
function requestOf(search: string) {
  const given = new URLSearchParams(search);
  const get = (name: string) => given.get(name) ?? '';
  return {
    actor: /^[1-9]\d{0,8}$/.test(get('actor')) ? get('actor') : undefined,
    action: cutText(get('action'), 60) || undefined,
    subject: cutText(get('subject'), 60) || undefined,
    from: isIsoDate(get('from')) ? get('from') : undefined,
    to: isIsoDate(get('to')) ? get('to') : undefined,
    page: pageOf(given),
  };
}

/** The audit log: who changed what, with the values before and after, newest first. */
export function AuditSection() {
  const api = useAdminApi(calls);
  const { get, search, change } = useListQuery();
  const request = useMemo(() => requestOf(search), [search]);
  const load = useCallback(() => api.listAuditEntries(request), [api, request]);
  const state = useAdminData(load);
  const loadPage = async (page: number) => (await api.listAuditEntries({ ...request, page })).entries;
  const values = {
    subject: get('subject'),
    action: get('action'),
    actor: get('actor'),
    from: get('from'),
    to: get('to'),
  };
  return (
    <Screen title="Audit log" lead="Every change in the back office. Entries cannot be edited or deleted.">
      <AdminData name="The audit log" state={state}>
        {({ entries, actions, ...list }) => (
          <>
            <AuditFilters key={search} values={values} actions={actions} onChange={change} />
            <PagedTable
              label="Audit log"
              columns={columns}
              rows={entries}
              rowId={({ primary_key }) => String(primary_key)}
              fileName="audit-log"
              empty={{ title: 'No change matches', hint: 'Choose other days, or clear the filters.' }}
              filePages={filePages}
              sort={{ id: 'at', isDescending: true }}
              list={list}
              loadPage={loadPage}
              onChange={change}
            />
          </>
        )}
      </AdminData>
    </Screen>
  );
}
