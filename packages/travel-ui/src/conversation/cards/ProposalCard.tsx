import { paths } from '@kaadu/contracts';
import { indiaClock } from '@kaadu/contracts/india-time';
import type { ProposalState, TripProposal } from '@kaadu/contracts/chat';
import { Picture } from '@kaadu/ui';
import { nightsBetween } from '@kaadu/ui/dates';
import type { ReactNode } from 'react';
import { Price } from '../../price/Price';
import { partyChoiceOf } from '../../trip/party';
import { whenText } from '../../trip/trip';
import styles from './MessageCard.module.css';
import { useProposalStatus } from './use-proposal-status';

interface ProposalCardProps {
  readonly proposal: TripProposal;
  /** State of its newest booking; null without one. */
  readonly state: ProposalState | null;
  /** Actions on the proposal. */
  readonly children?: ReactNode;
}

/** A trip that an advisor proposes. */
export function ProposalCard({ proposal, state, children }: ProposalCardProps) {
  const { trip, experience, option, total } = proposal;
  const { label, progress, heldUntil } = useProposalStatus(state);
  return (
    <article className={styles.card} aria-label={`Proposal: ${experience.title}`}>
      <Picture className={styles.picture} image={experience.card_image} preset="thumbnail" decorative />
      <div className={styles.words}>
        <a
          className={styles.title}
          href={paths.experience.getHref(experience.url, experience.primary_key)}
          target="_blank"
          rel="noopener"
        >
          {experience.title}
        </a>
        <p className={styles.soft}>
          {option} · {experience.location}
        </p>
        <p className={styles.soft}>{whenText(trip)}</p>
        <Price
          price={{
            total,
            member_total: total,
            nights: trip.to ? nightsBetween(trip.from, trip.to) : 0,
            from: trip.from,
            party: partyChoiceOf(trip.party.guests, trip.party.ages),
          }}
          size="sm"
        />
        {label && (
          <p className={styles.state} data-status={progress}>
            {heldUntil ? `${label}, until ${indiaClock(Date.parse(heldUntil)).slice(11)} IST` : label}
          </p>
        )}
      </div>
      {children}
    </article>
  );
}
