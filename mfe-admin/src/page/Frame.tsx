import type { Staff } from '@kaadu/contracts/admin';
import { useNavigation } from '@kaadu/federation/react';
import { EmptyState, ButtonLink, Skeleton } from '@kaadu/ui';
import { Suspense, useMemo, type ComponentType } from 'react';
import { Notice } from '@kaadu/ui';
import { adminHref } from '../paths';
import { placeOf, sections, type Section } from '../sections';
import { StaffContext } from '../shared/data/use-staff';
import { ArrivalContext, useArrival } from '../shared/screen/use-arrival';
import styles from './Frame.module.css';
import { Rail } from './Rail';
import { StartScreen } from './StartScreen';
import { Screen } from '../shared/screen/Screen';

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
  return (
    <StaffContext value={session}>
      <ArrivalContext value={useArrival(pathname)}>
        <div className={styles.frame}>
          <Rail staff={staff} sections={offered} current={section?.name} />
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
        title="Nothing to see here"
        actions={<ButtonLink href={adminHref()}>To the start page</ButtonLink>}
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
