import { paths } from '@kaadu/contracts';
import { Button, ButtonLink } from '@kaadu/ui';
import {
  messageCardStyles as styles,
  ProposalCard,
  type SentProposal,
  useProposalStatus,
} from '@kaadu/travel-ui/conversation';
import { HoldProblem } from '@kaadu/travel-ui/hold';
import { useHold } from '@kaadu/travel-ui/hold';

/** A proposed trip with the next step: hold it, pay it, or see the booking. */
export function HoldableProposal({ sent }: { readonly sent: SentProposal }) {
  const { proposal, state } = sent;
  const { progress } = useProposalStatus(state);
  return (
    <ProposalCard proposal={proposal} state={state}>
      {state && progress !== 'open' ? (
        <NextStep sent={{ ...sent, state }} isPaid={progress === 'paid'} />
      ) : (
        <HoldStep sent={sent} />
      )}
    </ProposalCard>
  );
}

type HeldProposal = SentProposal & { readonly state: NonNullable<SentProposal['state']> };

function NextStep({ sent, isPaid }: { readonly sent: HeldProposal; readonly isPaid: boolean }) {
  const {
    state: { reference },
    proposal: { experience },
  } = sent;
  return isPaid ? (
    <ButtonLink
      variant="outline"
      className={styles.action}
      href={paths.bookingConfirmation.getHref({ reference })}
    >
      See the booking
    </ButtonLink>
  ) : (
    // Loads a document, because its security policy allows the payment gateway.
    <ButtonLink
      variant="accent"
      className={styles.action}
      target="_self"
      href={paths.checkout.getHref(experience.url, experience.primary_key, { reference })}
    >
      Continue to payment
    </ButtonLink>
  );
}

/** Holds the trip with one tap and opens its checkout, without a charge. */
function HoldStep({ sent: { id, proposal } }: { readonly sent: SentProposal }) {
  const { trip, experience, total } = proposal;
  const { hold, busy, problem } = useHold(experience);
  const wanted = { ...trip, add_ons: [], coupon: null, shown_total: total, proposal: id };
  return (
    <>
      {problem && !busy && <HoldProblem problem={problem} onRetry={() => void hold(wanted)} />}
      <Button variant="accent" busy={busy} className={styles.action} onClick={() => void hold(wanted)}>
        {busy ? 'Holding it for you …' : 'Hold this trip'}
      </Button>
      <p className={styles.note}>Held for 15 minutes; nothing is charged before you pay.</p>
    </>
  );
}
