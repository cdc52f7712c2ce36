import { useApi } from '@kaadu/api-client/react';
import type { ExperienceAvailability } from '@kaadu/contracts/availability';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIsMember } from '../membership/use-is-member';
import { problemOf, type Problem } from '@kaadu/ui/problem';
import { partyOf, type PartyChoice } from './party';
import { hasDates, type TripDates } from './trip';

interface Question {
  readonly experienceKey: number;
  readonly isStay: boolean;
  readonly dates: TripDates;
  readonly party: PartyChoice;
  /** Whether to show member prices, for an advisor who acts for a visitor. Defaults to the visitor's own. */
  readonly asMember?: boolean;
  /** Sends no request while false. */
  readonly enabled?: boolean;
}

interface LatestAnswer {
  readonly question: string;
  readonly answer: ExperienceAvailability | null;
  /** Party of the answer. */
  readonly party: PartyChoice;
  readonly problem: Problem | null;
}

const debounceMs = 250;
/** Pause after which a check that the server did not answer is repeated. */
const repeatMs = 5_000;
/** Party of an answer that never arrived. */
const noParty: PartyChoice = { adults: 0, ages: [] };

/** Returns the query of a question; null while dates are missing. */
function inputOf({ experienceKey, isStay, dates, party }: Question, isMember: boolean) {
  if (!hasDates(dates, isStay)) return null;
  const guests = partyOf(party);
  return {
    experience_pk: experienceKey,
    from: dates.from,
    ...(isStay && { to: dates.to }),
    guests: guests.guests,
    ...(guests.ages.length > 0 && { ages: guests.ages }),
    ...(isMember && { member: '1' as const }),
  };
}

/**
 * Loads the availability of an experience for a party on its dates. Changes are sent after a pause, and the previous
 * answer stays meanwhile, marked as `stale`. The answer is null before the first response, and while dates are missing.
 * While the server does not answer or fails, the request is repeated.
 */
export function useAvailability({ experienceKey, isStay, dates, party, asMember, enabled = true }: Question) {
  const api = useApi();
  const isSignedIn = useIsMember();
  const isMember = asMember ?? isSignedIn;
  const [latest, setLatest] = useState<LatestAnswer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const input = enabled && inputOf({ experienceKey, isStay, dates, party }, isMember);
  const question = input ? JSON.stringify(input) : null;

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    // The party may have changed when the response arrives.
    const asked = party;
    return { answer: input ? await api.checkAvailability(input, { signal }) : null, party: asked };
  });
  useEffect(() => {
    if (question === null) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      ask(leaving.signal).then(
        (found) => {
          if (!leaving.signal.aborted) setLatest({ question, ...found, problem: null });
        },
        (error: unknown) => {
          if (leaving.signal.aborted) return;
          setLatest((before) => ({
            question,
            answer: before?.answer ?? null,
            party: before?.party ?? noParty,
            problem: problemOf(error),
          }));
        },
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [question, attempt]);

  const current = latest?.question === question;
  const problem = current ? latest.problem : null;
  const isFailing = problem !== null && (problem.status === 0 || problem.status >= 500);
  useRepeat(isFailing, () => setAttempt((number) => number + 1));

  return {
    answer: question === null ? null : (latest?.answer ?? null),
    /** Party of the answer, which differs from the chosen one while it is stale. */
    askedParty: latest?.party ?? party,
    /** Whether no answer has arrived yet. */
    loading: question !== null && !current,
    /** Whether the answer belongs to an earlier choice. */
    stale: !current || latest?.problem !== null,
    problem,
    /** Requests the availability again; the current answer stays until then. */
    refresh: () => {
      setLatest((before) => before && { ...before, question: '' });
      setAttempt((number) => number + 1);
    },
  };
}

function useRepeat(isFailing: boolean, repeat: () => void): void {
  const onTime = useEffectEvent(repeat);
  useEffect(() => {
    if (!isFailing) return;
    const timer = setInterval(() => onTime(), repeatMs);
    return () => clearInterval(timer);
  }, [isFailing]);
}
