import { Role, type AdminUser } from '@kaadu/contracts/admin';
import { changeRole } from '@kaadu/contracts/people';
import { useState } from 'react';
import { SelectField } from '@kaadu/ui';
import { Notice } from '@kaadu/ui';
import { AskButton } from '../shared/act/AskButton';
import { useAdminApi } from '../shared/api/use-admin-api';
import styles from './people.module.css';
import { roleNames, roleLabels } from './role-words';

const calls = { changeRole };

interface RolePanelProps {
  readonly person: AdminUser;
  /** Whether it is the viewer's own account. */
  readonly isOwn: boolean;
}

/** The role of an account, and the form to change it. */
export function RolePanel({ person: { primary_key, first_name, last_name, role }, isOwn }: RolePanelProps) {
  const api = useAdminApi(calls);
  const [saved, setSaved] = useState(role);
  const [chosen, setChosen] = useState(role);
  if (isOwn)
    return (
      <p className={styles.soft}>
        You are {roleLabels[role].name.toLowerCase()}. To change your own role, ask another admin.
      </p>
    );
  const name = roleLabels[chosen].name;
  return (
    <>
      <div className={styles.form} role="group" aria-label="Role">
        <SelectField
          label="Role"
          value={chosen}
          hint={`${name} ${roleLabels[chosen].may}`}
          onChange={({ target }) => setChosen(Role.parse(target.value))}
        >
          {roleNames.map((option) => (
            <option key={option} value={option}>
              {roleLabels[option].name}
            </option>
          ))}
        </SelectField>
        <AskButton
          label="Change role"
          action={`Make it ${name}`}
          disabled={chosen === saved}
          question={`Change the role of ${first_name} ${last_name}?`}
          facts={[
            { name: 'Role now', value: roleLabels[saved].name },
            { name: 'New role', value: `${name}: ${roleLabels[chosen].may}` },
            { name: 'From', value: 'The next request of this person' },
          ]}
          act={async () => {
            await api.changeRole({ primary_key, role: chosen });
            setSaved(chosen);
          }}
        />
      </div>
      {saved !== role && saved === chosen && (
        <Notice tone="success" focused title={`The role is ${roleLabels[saved].name} now`}>
          <p>It applies from this person’s next request.</p>
        </Notice>
      )}
    </>
  );
}
