import { useApi } from '@kaadu/api-client/react';
import { readEmail } from '@kaadu/contracts/email';
import { ticketProblems, ticketTopics, type TicketBody } from '@kaadu/contracts/tickets';
import { useEffect, useRef, useState } from 'react';
import { readPhoneLazily } from '@kaadu/ui/phone';
import { problemOf, type Problem } from '@kaadu/ui/problem';
import { fillForm, keyField, readDraft, readForm, storeDraft, type Draft } from './draft';

/** What is wrong with each field. */
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

/** What the server would refuse, said before anything is sent. */
async function problemsOf({ name, email, phone, message }: TicketBody): Promise<FieldProblems> {
  const reading = readEmail(email);
  return {
    ...(!name && { name: ticketProblems.name }),
    ...(reading.email === null && { email: reading.problem }),
    ...(await phoneProblem(phone)),
    ...(!message && { message: ticketProblems.message }),
  };
}

/** A phone number may be left out. */
async function phoneProblem(text: string): Promise<FieldProblems> {
  if (text === '') return {};
  const reading = await readPhoneLazily(text);
  return reading.phone === null ? { phone: reading.problem } : {};
}

function problemsBeside({ errors }: Problem): FieldProblems {
  return Object.fromEntries(Object.entries(errors).map(([field, [first]]) => [field, first]));
}

/**
 * The state of the form. Its fields keep their own text, also what was typed before the page was ready; each change is
 * kept as a draft, which outlives a reload, until the ticket is filed.
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

  /** Keeps what is typed, without the key: another text is another ticket. */
  const keep = () => form.current && storeDraft(readForm(form.current));

  const send = async () => {
    if (!form.current || status.is === 'sending') return;
    const typed = readForm(form.current);
    const ticket = ticketOf(typed);
    const wrong = await problemsOf(ticket);
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return setStatus({ is: 'writing' });
    const idempotencyKey = readDraft()[keyField] ?? crypto.randomUUID();
    // The same text sent again, even after a reload, is the same ticket.
    storeDraft({ ...typed, [keyField]: idempotencyKey });
    setStatus({ is: 'sending' });
    try {
      const { number } = await api.createTicket(ticket, { idempotencyKey });
      storeDraft(null);
      setStatus({ is: 'filed', number, email: ticket.email });
    } catch (error) {
      const problem = problemOf(error);
      setProblems(problemsBeside(problem));
      setStatus({ is: 'refused', problem });
    }
  };

  return { form, status, problems, keep, send, again: () => setStatus({ is: 'writing' }) };
}
