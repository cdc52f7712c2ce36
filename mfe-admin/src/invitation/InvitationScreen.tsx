import { acceptInvitation } from '@kaadu/contracts/invitations';
import { useBus } from '@kaadu/event-bus/react';
import { useNavigation } from '@kaadu/federation/react';
import { Button, ButtonLink, EmptyState, Notice } from '@kaadu/ui';
import { useAction } from '@kaadu/ui/action';
import { useState } from 'react';
import { adminHref } from '../paths';
import { useAdminApi } from '../shared/api/use-admin-api';

const calls = { acceptInvitation };
const tokenPattern = /^#[\w-]{32}$/;

/** Accepts the invitation whose token is in the URL's fragment. Requires a signed-in account. */
export function InvitationScreen({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const { hash } = useNavigation().location;
  if (!tokenPattern.test(hash))
    return (
      <EmptyState title="This link is not complete">
        <p>Open the link in the e-mail once more, or ask your colleague for another invitation.</p>
      </EmptyState>
    );
  return isSignedIn ? <Accept token={hash.slice(1)} /> : <SignIn />;
}

function SignIn() {
  const bus = useBus();
  return (
    <EmptyState
      title="You are invited to the back office"
      actions={
        <Button onClick={() => bus.emit('auth:login-requested', { source: 'page' })}>
          Sign in or sign up
        </Button>
      }
    >
      <p>
        Use the e-mail address that the invitation was sent to. After signing in, you return to this page.
      </p>
    </EmptyState>
  );
}

function Accept({ token }: { readonly token: string }) {
  const api = useAdminApi(calls);
  const bus = useBus();
  const { run, busy, problem } = useAction();
  const [role, setRole] = useState<string | null>(null);
  if (role !== null)
    return (
      <Notice
        tone="success"
        focused
        title={`Welcome. Your role is ${role}.`}
        actions={<ButtonLink href={adminHref()}>Open the back office</ButtonLink>}
      />
    );
  const accept = () => void run(async () => setRole((await api.acceptInvitation({ token })).role));
  return (
    <>
      <EmptyState
        title="You are invited to the back office"
        actions={
          <Button busy={busy} onClick={accept}>
            Accept the invitation
          </Button>
        }
      >
        <p>Accept it to get your role.</p>
      </EmptyState>
      {problem && (
        <Notice
          tone="danger"
          alert
          title="The invitation was not accepted"
          actions={
            <Button size="sm" variant="outline" onClick={() => bus.emit('auth:logout-requested', {})}>
              Sign in with another account
            </Button>
          }
        >
          <p>{problem.message}</p>
        </Notice>
      )}
    </>
  );
}
