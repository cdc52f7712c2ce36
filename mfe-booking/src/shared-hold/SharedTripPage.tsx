import { paths } from '@kaadu/contracts';
import { ButtonLink, Container, EmptyState, Skeleton } from '@kaadu/ui';
import { LoadProblem } from '@kaadu/ui/problem';
import { StatusBanner } from '../parts/StatusBanner/StatusBanner';
import { SharedTripView } from './SharedTripView';
import { titleOf } from './trip-texts';
import { useSharedTrip } from './use-shared-trip';
import styles from './SharedTrip.module.css';

/** A trip that several people pay for: each opens it by a link of their own and pays a part. */
export function SharedTripPage() {
  const { key, data, problem, refresh, payment } = useSharedTrip();
  if (data) {
    return (
      <>
        <StatusBanner title={titleOf(data.trip)} lead={data.trip.experience.title} />
        <Container className={styles.page}>
          <SharedTripView loaded={data} payment={payment} onEnd={() => void refresh()} />
        </Container>
      </>
    );
  }
  return (
    <>
      <StatusBanner title="Pay your part" />
      <Container className={styles.page}>
        {key === null || problem?.status === 404 ? (
          <UnknownTrip />
        ) : problem ? (
          <LoadProblem title="The trip could not be loaded" onRetry={() => void refresh()}>
            {problem.message} Nothing was charged.
          </LoadProblem>
        ) : (
          <div aria-busy="true" aria-label="Loading the trip" role="status">
            <Skeleton height="24rem" radius="var(--radius-lg)" />
          </div>
        )}
      </Container>
    </>
  );
}

function UnknownTrip() {
  return (
    <EmptyState
      title="We cannot find this trip"
      actions={<ButtonLink href={paths.experiences.getHref()}>See stays and adventures</ButtonLink>}
    >
      <p>Open the whole link that was sent to you, or ask the person who booked for it again.</p>
    </EmptyState>
  );
}
