import type { Staff } from '@kaadu/contracts/admin';
import { Link, useNavigation } from '@kaadu/federation/react';
import { EmptyState, ButtonLink, Skeleton } from '@kaadu/ui';
import { Suspense, useMemo, type ComponentType } from 'react';
import { Notice } from '@kaadu/ui';
import { adminHref } from '../paths';
import { placeOf, sections, type Section } from '../sections';
import { StaffContext } from '../shared/data/use-staff';
import { ArrivalContext, useArrival } from '../shared/screen/use-arrival';
import styles from './Frame.module.css';
import { AccountMenu } from './bar/AccountMenu';
import { TopBar } from './bar/TopBar';
import { Rail } from './Rail';
import { StartScreen } from './StartScreen';
import { Screen } from '../shared/screen/Screen';
import { useSoundSetting } from './waiting/use-sound-setting';
import { useTitleCount } from './waiting/use-title-count';
import { useWaiting } from './waiting/use-waiting';

interface FrameProps {
  readonly staff: Staff;
  readonly recheck: () => Promise<void>;
  /** Whether the session has ended while the admin area was open. */
  readonly hasEnded: boolean;
  readonly SignIn: ComponentType;
}

const maySee = ({ roles }: Section, { role }: Staff) => role === 'admin' || roles.includes(role);

/** The admin frame around the screen in the URL. */
export function Frame({ staff, recheck, hasEnded, SignIn }: FrameProps) {
  const { pathname } = useNavigation().location;
  const { section } = placeOf(pathname);
  const session = useMemo(() => ({ staff, recheck: () => void recheck() }), [staff, recheck]);
  const offered = sections.filter((one) => maySee(one, staff));
  const hasInbox = offered.some(({ name }) => name === 'inbox');
  const [hasSound, setSound] = useSoundSetting();
  const waiting = useWaiting(hasInbox, hasSound);
  useTitleCount(waiting);
  return (
    <StaffContext value={session}>
      <ArrivalContext value={useArrival(pathname)}>
        <a className={styles.skip} href="#admin-screen">
          Skip navigation
        </a>
        <TopBar>
          {waiting > 0 && <WaitingLink count={waiting} />}
          <AccountMenu staff={staff} hasSound={hasInbox ? hasSound : null} onSound={setSound} />
        </TopBar>
        <div className={styles.frame}>
          <Rail sections={offered} current={section?.name} waiting={waiting} />
          <div className={styles.screen} id="admin-screen" tabIndex={-1}>
            {hasEnded && (
              <Notice tone="warning" alert title="Your session has ended" actions={<SignIn />}>
                <p>Sign in again to continue. This page may be out of date.</p>
              </Notice>
            )}
            <CurrentScreen staff={staff} offered={offered} pathname={pathname} />
          </div>
        </div>
      </ArrivalContext>
    </StaffContext>
  );
}

function WaitingLink({ count }: { readonly count: number }) {
  return (
    <Link className={styles.waiting} href={`${adminHref('inbox')}?list=waiting`}>
      {count} waiting
    </Link>
  );
}

interface CurrentScreenProps {
  readonly staff: Staff;
  readonly offered: readonly Section[];
  readonly pathname: string;
}

function CurrentScreen({ staff, offered, pathname }: CurrentScreenProps) {
  const { section, path } = placeOf(pathname);
  if (!section) return <StartScreen staff={staff} sections={offered} />;
  if (!maySee(section, staff))
    return (
      <NoScreen title={section.title}>
        Your role, {staff.role}, does not include {section.title}. An admin can change your role.
      </NoScreen>
    );
  const { Screen: Current, name } = section;
  return (
    <Suspense key={name} fallback={<Loading name={section.title} />}>
      <Current path={path} />
    </Suspense>
  );
}

function NoScreen({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <Screen title={title}>
      <EmptyState
        title="You have no access to this section"
        actions={<ButtonLink href={adminHref()}>Go to the start page</ButtonLink>}
      >
        <p>{children}</p>
      </EmptyState>
    </Screen>
  );
}

function Loading({ name }: { readonly name: string }) {
  return (
    <div className={styles.loading} role="status" aria-busy="true" aria-label={`Loading: ${name}`}>
      <Skeleton width="12rem" height="2rem" />
      <Skeleton height="18rem" radius="var(--radius-lg)" />
    </div>
  );
}
