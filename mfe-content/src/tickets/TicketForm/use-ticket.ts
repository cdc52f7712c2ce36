import { useApi } from '@kaadu/api-client/react';
import { readEmail } from '@kaadu/contracts/email';
import { ticketProblems, ticketTopics, type TicketBody } from '@kaadu/contracts/tickets';
import { useEffect, useRef, useState } from 'react';
import { readPhoneLazily } from '@kaadu/ui/phone';
import { problemOf, type Problem } from '@kaadu/ui/problem';
import { fillForm, keyField, readDraft, readForm, storeDraft, type Draft } from './draft';

/** Problem of each field. */
export type FieldProblems = Partial<Record<keyof TicketBody, string>>;

type Status =
  | { readonly is: 'writing' | 'sending' }
  | { readonly is: 'refused'; readonly problem: Problem }
  | { readonly is: 'filed'; readonly number: string; readonly email: string };

function ticketOf(typed: Draft): TicketBody {
  const text = (name: string) => (typed[name] ?? '').trim();
  return {
    topic: ticketTopics.find((topic) => topic === typed['topic']) ?? 'other',
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
  };
}

/** Validates the input as the server does. */
async function problemsOf({ name, email, phone, message }: TicketBody): Promise<FieldProblems> {
  const reading = readEmail(email);
  return {
    ...(!name && { name: ticketProblems.name }),
    ...(reading.email === null && { email: reading.problem }),
    ...(await phoneProblem(phone)),
    ...(!message && { message: ticketProblems.message }),
  };
}

/** Validates the phone number, which is optional. */
async function phoneProblem(text: string): Promise<FieldProblems> {
  if (text === '') return {};
  const reading = await readPhoneLazily(text);
  return reading.phone === null ? { phone: reading.problem } : {};
}

function fieldProblemsOf({ errors }: Problem): FieldProblems {
  return Object.fromEntries(Object.entries(errors).map(([field, [first]]) => [field, first]));
}

/**
 * State of the ticket form. The fields are uncontrolled, so that input from before hydration stays. Each change is
 * stored as a draft, which survives a reload, until the ticket is filed.
 */
export function useTicket() {
  const api = useApi();
  const form = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState<Status>({ is: 'writing' });
  const [problems, setProblems] = useState<FieldProblems>({});

  useEffect(() => {
    if (form.current) fillForm(form.current, readDraft());
  }, []);
  useEffect(() => {
    if (Object.keys(problems).length > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    }
  }, [problems]);

  /** Stores the input without the key, because another text creates another ticket. */
  const keep = () => form.current && storeDraft(readForm(form.current));

  const send = async () => {
    if (!form.current || status.is === 'sending') return;
    const typed = readForm(form.current);
    const ticket = ticketOf(typed);
    const wrong = await problemsOf(ticket);
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return setStatus({ is: 'writing' });
    const idempotencyKey = readDraft()[keyField] ?? crypto.randomUUID();
    // Reuses the key of the same text, even after a reload, so that a retry is the same ticket.
    storeDraft({ ...typed, [keyField]: idempotencyKey });
    setStatus({ is: 'sending' });
    try {
      const { number } = await api.createTicket(ticket, { idempotencyKey });
      storeDraft(null);
      setStatus({ is: 'filed', number, email: ticket.email });
    } catch (error) {
      const problem = problemOf(error);
      setProblems(fieldProblemsOf(problem));
      setStatus({ is: 'refused', problem });
    }
  };

  return { form, status, problems, keep, send, again: () => setStatus({ is: 'writing' }) };
}
