import { findUser, type AdminUser } from '@kaadu/contracts/admin';
import { ButtonLink } from '@kaadu/ui';
import { useCallback } from 'react';
import { adminHref } from '../paths';
import { useAdminApi } from '../shared/api/use-admin-api';
import { AdminData } from '../shared/data/AdminData';
import { useAdminData } from '../shared/data/use-admin-data';
import { useStaff } from '../shared/data/use-staff';
import { Screen } from '../shared/screen/Screen';
import styles from './people.module.css';
import { RolePanel } from './RolePanel';
import { SessionsPanel } from './SessionsPanel';

const calls = { findUser };
const proved = { email: 'e-mail', phone: 'phone' };

/**
 * One account.
 * @param primaryKey as given in the URL
 */
export function PersonScreen({ primaryKey }: { readonly primaryKey: string }) {
  const api = useAdminApi(calls);
  const load = useCallback(() => api.findUser({ primary_key: primaryKey }), [api, primaryKey]);
  const state = useAdminData(load);
  const { data: person } = state;
  return (
    <Screen
      title={person ? `${person.first_name} ${person.last_name}` : 'Account'}
      back={{ href: adminHref('people'), name: 'People' }}
      actions={
        <ButtonLink variant="outline" href={`${adminHref('audit')}?actor=${primaryKey}`}>
          Audit log of this person
        </ButtonLink>
      }
    >
      <AdminData name="The account" state={state}>
        {(found) => (
          <div className={styles.panels}>
            <Details person={found} />
            <SessionsPanel userPk={found.primary_key} />
          </div>
        )}
      </AdminData>
    </Screen>
  );
}

function Details({ person }: { readonly person: AdminUser }) {
  const { staff } = useStaff();
  const { email, phone, verified } = person;
  return (
    <section className={styles.panel} aria-label="Account">
      <dl className={styles.facts}>
        <dt>E-mail</dt>
        <dd>{email}</dd>
        <dt>Phone</dt>
        <dd>{phone}</dd>
        <dt>Verified</dt>
        <dd>{verified.map((kind) => proved[kind]).join(' and ') || 'Nothing yet'}</dd>
      </dl>
      <RolePanel person={person} isOwn={staff.primary_key === person.primary_key} />
    </section>
  );
}
