import { site } from '@kaadu/contracts';
import { ticketLengths, ticketTopics, type TicketTopic } from '@kaadu/contracts/tickets';
import { Button, PhoneLink } from '@kaadu/ui';
import type { FormEvent } from 'react';
import { SelectField, TextArea, TextField } from '@kaadu/ui';
import { Notice } from '@kaadu/ui';
import type { Problem } from '@kaadu/ui/problem';
import styles from './TicketForm.module.css';
import { useTicket, type FieldProblems } from './use-ticket';

const topicNames: Record<TicketTopic, string> = {
  trip: 'Planning a trip',
  booking: 'A booking I have made',
  payment: 'A payment or refund',
  other: 'Something else',
};

/** Form for a message to the team, which creates a numbered ticket. */
export function TicketForm() {
  const { form, status, problems, keep, send, again } = useTicket();
  if (status.is === 'filed') {
    return (
      <Notice
        tone="success"
        focused
        title={`We have your message: ${status.number}`}
        actions={
          <Button variant="outline" size="sm" onClick={again}>
            Write another message
          </Button>
        }
      >
        <p>
          The number is on its way to {status.email}. Someone from our team answers to that address; if it
          cannot wait, call <PhoneLink phone={site.supportPhone} /> and give the number.
        </p>
      </Notice>
    );
  }
  const busy = status.is === 'sending';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form
      className={styles.form}
      ref={form}
      aria-label="Write to us"
      onSubmit={submit}
      onInput={keep}
      noValidate
    >
      <noscript>
        <p>
          Sending from here needs JavaScript. Write to{' '}
          <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a> instead.
        </p>
      </noscript>
      <Fields problems={problems} />
      {status.is === 'refused' && <NotSent problem={status.problem} />}
      <Button type="submit" size="lg" className={styles.send} busy={busy}>
        {busy ? 'Sending …' : 'Send message'}
      </Button>
    </form>
  );
}

function Fields({ problems }: { readonly problems: FieldProblems }) {
  return (
    <>
      <SelectField label="What is it about?" name="topic" problem={problems.topic}>
        {ticketTopics.map((topic) => (
          <option key={topic} value={topic}>
            {topicNames[topic]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Full name"
        name="name"
        autoComplete="name"
        required
        maxLength={ticketLengths.name}
        problem={problems.name}
      />
      <TextField
        label="E-mail"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={ticketLengths.email}
        hint="We answer there"
        problem={problems.email}
      />
      <TextField
        label="Phone (optional)"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={ticketLengths.phone}
        problem={problems.phone}
      />
      <div className={styles.message}>
        <TextArea
          label="Message"
          name="message"
          required
          maxLength={ticketLengths.message}
          hint="Dates, the number of people and any booking reference help us answer faster"
          problem={problems.message}
        />
      </div>
    </>
  );
}

function NotSent({ problem }: { readonly problem: Problem }) {
  const hasFieldProblems = Object.keys(problem.errors).length > 0;
  return (
    <div className={styles.message}>
      <Notice tone="danger" alert title="Your message was not sent">
        <p>
          <span>{hasFieldProblems ? 'Please correct the marked fields.' : problem.message}</span> What you
          typed is kept here, even if you reload the page.
        </p>
      </Notice>
    </div>
  );
}
