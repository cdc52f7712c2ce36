import { Role, type AdminUser } from '@kaadu/contracts/admin';
import { changeRole } from '@kaadu/contracts/people';
import { Button } from '@kaadu/ui';
import { useState, type FormEvent } from 'react';
import { useAction } from '@kaadu/ui/action';
import { SelectField } from '@kaadu/ui';
import { Notice } from '@kaadu/ui';
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
export function RolePanel({ person: { primary_key, role }, isOwn }: RolePanelProps) {
  const api = useAdminApi(calls);
  const { run, busy, problem } = useAction();
  const [saved, setSaved] = useState(role);
  const [chosen, setChosen] = useState(role);
  if (isOwn)
    return (
      <p className={styles.soft}>
        You are {roleLabels[role].name.toLowerCase()}. To change your own role, ask another admin.
      </p>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await api.changeRole({ primary_key, role: chosen });
      setSaved(chosen);
    });
  };
  return (
    <>
      <form className={styles.form} onSubmit={submit} aria-label="Role">
        <SelectField
          label="Role"
          value={chosen}
          hint={`${roleLabels[chosen].name} ${roleLabels[chosen].may}`}
          onChange={({ target }) => setChosen(Role.parse(target.value))}
        >
          {roleNames.map((name) => (
            <option key={name} value={name}>
              {roleLabels[name].name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" busy={busy} disabled={chosen === saved}>
          Change role
        </Button>
      </form>
      {problem && (
        <Notice tone="danger" alert title="The role was not changed">
          <p>{problem.message}</p>
        </Notice>
      )}
      {saved !== role && saved === chosen && !problem && (
        <Notice tone="success" focused title={`The role is ${roleLabels[saved].name} now`}>
          <p>It applies from this person’s next request.</p>
        </Notice>
      )}
    </>
  );
}
