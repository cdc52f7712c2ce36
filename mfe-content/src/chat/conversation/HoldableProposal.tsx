import type { TripProposal } from '@kaadu/contracts/chat';
import { Button } from '@kaadu/ui';
import styles from '../../shared/chat/cards/Card.module.css';
import { ProposalCard } from '../../shared/chat/cards/ProposalCard';
import { HoldProblem } from '../../shared/hold/HoldProblem';
import { useHold } from '../../shared/hold/use-hold';

/** A proposed trip: one tap holds it and opens its checkout. Nothing is charged by that. */
export function HoldableProposal({ proposal }: { readonly proposal: TripProposal }) {
  const { trip, experience, total } = proposal;
  const { hold, busy, problem } = useHold(experience);
  const wanted = { ...trip, add_ons: [], coupon: null, shown_total: total };
  return (
    <ProposalCard proposal={proposal}>
      {problem && !busy && <HoldProblem problem={problem} onRetry={() => void hold(wanted)} />}
      <Button variant="accent" busy={busy} className={styles.action} onClick={() => void hold(wanted)}>
        {busy ? 'Holding it for you …' : 'Hold this trip'}
      </Button>
      <p className={styles.note}>Held for 15 minutes; nothing is charged before you pay.</p>
    </ProposalCard>
  );
}
