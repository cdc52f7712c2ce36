import type { TripProposal } from '@kaadu/contracts/chat';
import { Button } from '@kaadu/ui';
import { messageCardStyles as styles } from '@kaadu/travel-ui/conversation';
import { ProposalCard } from '@kaadu/travel-ui/conversation';
import { HoldProblem } from '@kaadu/travel-ui/hold';
import { useHold } from '@kaadu/travel-ui/hold';

/** A proposed trip. One tap holds it and opens its checkout, without a charge. */
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
