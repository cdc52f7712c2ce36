import type { AuthState } from '@kaadu/contracts';
import { getStaff } from '@kaadu/contracts/admin';
import { useBus, useBusState } from '@kaadu/event-bus/react';
import { Button, EmptyState, lazyWithFallback, Skeleton } from '@kaadu/ui';
import { useNavigation } from '@kaadu/federation/react';
import { Suspense, useCallback } from 'react';
import { Notice } from '@kaadu/ui';
import { useServerData } from '@kaadu/ui/server-data';
import { useAdminApi } from '../shared/api/use-admin-api';
import styles from './AdminPage.module.css';
import { invitationHref } from '../paths';
import { TopBar } from './bar/TopBar';
import { Frame } from './Frame';
import { MissingScreen } from './MissingScreen';

const unknown: AuthState = { status: 'unknown' };
const calls = { getStaff };
const InvitationScreen = lazyWithFallback(
  () => import('../invitation/InvitationScreen').then((module) => module.InvitationScreen),
  MissingScreen,
);

/**
 * The admin area. The document is the same for every visitor and contains no data. The server decides who may see what
 * and authorises each call.
 */
export function AdminPage() {
  return (
    <div className={styles.admin}>
      <Access />
    </div>
  );
}

function Access() {
  const { status } = useBusState('auth:state-changed', unknown);
  const { pathname } = useNavigation().location;
  if (status === 'unknown') return <Opening />;
  if (pathname === invitationHref)
    return (
      <Alone>
        <Suspense fallback={<Waiting />}>
          <InvitationScreen isSignedIn={status === 'signed-in'} />
        </Suspense>
      </Alone>
    );
  return status === 'signed-out' ? <SignIn /> : <SignedIn />;
}

function SignedIn() {
  const api = useAdminApi(calls);
  const load = useCallback(() => api.getStaff(), [api]);
  const { data: staff, problem, refresh } = useServerData(load);
  if (problem?.status === 403) return <NotStaff />;
  if (staff)
    return <Frame staff={staff} recheck={refresh} hasEnded={problem?.status === 401} SignIn={SignInButton} />;
  if (problem?.status === 401) return <SignIn />;
  if (!problem) return <Opening />;
  return (
    <Alone>
      <Notice
        tone="danger"
        alert
        title="The back office could not be opened"
        actions={
          <Button size="sm" variant="outline" onClick={() => void refresh()}>
            Try again
          </Button>
        }
      >
        <p>{problem.message}</p>
      </Notice>
    </Alone>
  );
}

function SignInButton() {
  const bus = useBus();
  return <Button onClick={() => bus.emit('auth:login-requested', { source: 'page' })}>Sign in</Button>;
}

function SignIn() {
  return (
    <Alone>
      <EmptyState title="Sign in to the back office" actions={<SignInButton />}>
        <p>This area is for staff. After signing in, you return to this page.</p>
      </EmptyState>
    </Alone>
  );
}

function NotStaff() {
  const bus = useBus();
  return (
    <Alone>
      <EmptyState
        title="Your account has no access to the back office"
        actions={
          <Button variant="outline" onClick={() => bus.emit('auth:logout-requested', {})}>
            Sign in with another account
          </Button>
        }
      >
        <p>Your account has no staff role yet. Ask an admin for one.</p>
      </EmptyState>
    </Alone>
  );
}

function Opening() {
  return (
    <Alone>
      <Waiting />
      <noscript>
        <p>The back office needs JavaScript, which is off in this browser.</p>
      </noscript>
    </Alone>
  );
}

function Waiting() {
  return (
    <div className={styles.opening} role="status" aria-busy="true" aria-label="Opening the back office">
      <Skeleton width="12rem" height="1.75rem" />
      <Skeleton height="12rem" radius="var(--radius-lg)" />
    </div>
  );
}

/** A page of the admin area without its sections. */
function Alone({ children }: { readonly children: React.ReactNode }) {
  return (
    <>
      <TopBar />
      <div className={styles.alone}>
        <h1 className={styles.title}>Back office</h1>
        {children}
      </div>
    </>
  );
}
