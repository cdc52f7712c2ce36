import {
  InvitationBody,
  InvitedRole,
  inviteColleague,
  listInvitations,
  withdrawInvitation,
  type Invitation,
} from '@kaadu/contracts/invitations';
import { Button, Notice, SelectField, TextField } from '@kaadu/ui';
import { useAction } from '@kaadu/ui/action';
import { indianTime } from '@kaadu/ui/dates';
import { useCallback, useState, type FormEvent } from 'react';
import { AskButton } from '../shared/act/AskButton';
import { useAdminApi } from '../shared/api/use-admin-api';
import { AdminData } from '../shared/data/AdminData';
import { useAdminData } from '../shared/data/use-admin-data';
import { checkForm } from '../shared/form/check-form';
import styles from './people.module.css';
import { roleLabels } from './role-words';

const calls = { inviteColleague, listInvitations, withdrawInvitation };

/** Invites colleagues by e-mail, and lists the invitations that have not been accepted. */
export function InvitePanel() {
  const api = useAdminApi(calls);
  const state = useAdminData(useCallback(() => api.listInvitations(), [api]));
  return (
    <section className={styles.panel} aria-labelledby="invite-heading">
      <h2 className={styles.heading} id="invite-heading">
        Invite a colleague
      </h2>
      <InviteForm onSent={state.refresh} />
      <AdminData name="The list of invitations" state={state}>
        {(invitations) =>
          invitations.length > 0 && (
            <ul className={styles.sessions} aria-label="Open invitations">
              {invitations.map((invitation) => (
                <OpenInvitation
                  key={invitation.primary_key}
                  invitation={invitation}
                  onChanged={state.refresh}
                />
              ))}
            </ul>
          )
        }
      </AdminData>
    </section>
  );
}

function InviteForm({ onSent }: { readonly onSent: () => Promise<void> }) {
  const api = useAdminApi(calls);
  const { run, busy, problem } = useAction();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<InvitedRole>('operator');
  const [isChecked, setChecked] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { value, problems } = checkForm(InvitationBody, { email, role });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    setSentTo(null);
    if (value)
      void run(async () => {
        const sent = await api.inviteColleague(value);
        setSentTo(sent.email);
        setEmail('');
        setChecked(false);
        await onSent();
      });
  };
  return (
    <>
      <form className={styles.form} noValidate onSubmit={submit} aria-labelledby="invite-heading">
        <TextField
          label="E-mail address"
          type="email"
          autoComplete="off"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          problem={isChecked ? problems['email'] : undefined}
        />
        <SelectField
          label="Role of the colleague"
          value={role}
          hint={`${roleLabels[role].name} ${roleLabels[role].may}.`}
          onChange={({ target }) => setRole(InvitedRole.parse(target.value))}
        >
          {InvitedRole.options.map((name) => (
            <option key={name} value={name}>
              {roleLabels[name].name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" busy={busy}>
          Send invitation
        </Button>
      </form>
      {problem && (
        <Notice tone="danger" alert title="The invitation was not sent">
          <p>{problem.message}</p>
        </Notice>
      )}
      {sentTo !== null && <Notice tone="success" focused title={`Invitation sent to ${sentTo}`} />}
    </>
  );
}

interface OpenInvitationProps {
  readonly invitation: Invitation;
  readonly onChanged: () => Promise<void>;
}

function OpenInvitation({ invitation, onChanged }: OpenInvitationProps) {
  const api = useAdminApi(calls);
  const { primary_key, email, role, invited_by, expires_at } = invitation;
  const withdraw = async () => {
    await api.withdrawInvitation({ primary_key });
    await onChanged();
  };
  return (
    <li className={styles.session}>
      <span>
        <strong>{email}</strong>, {roleLabels[role].name}. Invited by {invited_by}, valid until{' '}
        {indianTime(expires_at)}.
      </span>
      <AskButton
        size="sm"
        variant="quiet"
        label="Withdraw"
        aria-label={`Withdraw the invitation of ${email}`}
        action="Withdraw the invitation"
        question={`Withdraw the invitation of ${email}?`}
        facts={[
          { name: 'Role', value: `${roleLabels[role].name}: is not given` },
          { name: 'Link', value: 'The one in the e-mail stops working. You can invite them again.' },
        ]}
        act={withdraw}
      />
    </li>
  );
}
