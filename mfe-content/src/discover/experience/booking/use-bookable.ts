import { tripStart } from '@kaadu/contracts/cancellation';
import type { ExperienceDetail, ExperienceOption } from '@kaadu/contracts/catalogue';
import type { OptionAvailability, Quote } from '@kaadu/contracts/availability';
import type { TripBody } from '@kaadu/contracts/booking';
import { isIsoDate } from '@kaadu/ui/dates';
import { useToday } from '@kaadu/ui/dates';
import { partyOf } from '@kaadu/travel-ui/trip';
import { dateProblem, hasDates } from '@kaadu/travel-ui/trip';
import { useAvailability } from '@kaadu/travel-ui/trip';
import type { TripChoice } from './use-trip-choice';
import { useBookingText } from '@kaadu/travel-ui/booking-messages';

/** Resolves the visitor's choice to its option, availability and price, and whether it can be booked. */
export function useBookable(experience: ExperienceDetail, choice: TripChoice) {
  const t = useBookingText();
  const today = useToday();
  const problem = today ? dateProblem(choice, today, t) : null;
  const availability = useAvailability({
    experienceKey: experience.primary_key,
    isStay: experience.is_stay,
    dates: choice,
    party: choice.party,
    enabled: today !== null && problem === null,
  });
  const { answer } = availability;
  const found = new Map(answer?.options.map((option) => [option.option_pk, option]));
  const option = chosenOption(experience, choice, found);
  const open = option && found.get(option.primary_key);
  const slot = open ? chosenSlot(open, choice.slot) : choice.slot;
  const party = partyOf(choice.party);
  const quote = open?.quote ?? null;
  const isComplete = hasDates(choice, experience.is_stay) && (!open?.slots.length || slot);
  const trip =
    option && isComplete && quote ? tripOf({ ...choice, slot }, option.primary_key, party, quote) : null;
  const priced = quote && answer && { ...quote, from: answer.from, party: availability.askedParty };
  const start = startOf(experience, option, { ...choice, slot });
  const isOwnHold = isHeldOnly(open, slot);
  return { today, problem, availability, found, option, open, slot, quote, priced, trip, isOwnHold, start };
}

/** Whether only the visitor's own hold is left of the choice, so that it cannot be held again. */
function isHeldOnly(open: OptionAvailability | undefined, slot: string): boolean {
  const hold = open?.held_for_you;
  return hold !== undefined && hold.is_needed && (hold.slot === null || hold.slot === slot);
}

/** Returns the start of the choice, without a slot the earliest of the day; null without a day. */
function startOf(experience: ExperienceDetail, option: ExperienceOption | undefined, choice: TripChoice) {
  if (!isIsoDate(choice.from)) return null;
  const earliest = [...(option?.slots ?? [])].sort()[0] ?? '';
  return tripStart(choice.from, experience.is_stay ? experience.check_in : choice.slot || earliest);
}

type Found = ReadonlyMap<number, OptionAvailability>;

/** Returns the chosen option; before a choice the cheapest bookable one, else the cheapest. */
function chosenOption({ options }: ExperienceDetail, { optionKey }: TripChoice, found: Found) {
  return (
    options.find(({ primary_key }) => primary_key === optionKey) ??
    cheapest(options, ({ primary_key }) => found.get(primary_key)?.quote?.total) ??
    cheapest(options, ({ price }) => price.total)
  );
}

/** Returns the option with the lowest price, the first of several; undefined when none has one. */
function cheapest(
  options: readonly ExperienceOption[],
  priceOf: (option: ExperienceOption) => number | undefined,
): ExperienceOption | undefined {
  const priced = options.flatMap((option) => {
    const price = priceOf(option);
    return price === undefined ? [] : { option, price };
  });
  return priced.sort((a, b) => a.price - b.price)[0]?.option;
}

/** Returns the chosen start time if it can be booked, or the only bookable one. */
function chosenSlot({ slots }: OptionAvailability, chosen: string): string {
  const open = slots.filter(({ status }) => status === 'AVAILABLE' || status === 'LIMITED');
  if (open.some(({ slot }) => slot === chosen)) return chosen;
  return open.length === 1 ? (open[0]?.slot ?? '') : '';
}

function tripOf(choice: TripChoice, optionKey: number, party: TripBody['party'], quote: Quote): TripBody {
  return {
    option_pk: optionKey,
    from: choice.from,
    to: choice.to || null,
    slot: choice.slot || null,
    party,
    add_ons: [],
    coupon: null,
    shown_total: quote.total,
  };
}
