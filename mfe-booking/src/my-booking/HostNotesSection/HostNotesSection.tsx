import { useApi } from '@kaadu/api-client/react';
import type { Booking } from '@kaadu/contracts/booking';
import { Button, Notice } from '@kaadu/ui';
import { useAction } from '@kaadu/ui/action';
import { useState } from 'react';
import type { Draft } from '../../checkout/TravellersStep/draft';
import { extrasOf, hostNotesOf } from '../../checkout/TravellersStep/form';
import { HostNotesFields } from '../../checkout/TravellersStep/HostNotesFields';
import styles from '../MyBookingPage.module.css';

interface HostNotesSectionProps {
  readonly booking: Booking;
  readonly replace: (booking: Booking) => void;
}

/** Changes what the host should know, until the trip begins. */
export function HostNotesSection({ booking, replace }: HostNotesSectionProps) {
  const api = useApi();
  const [draft, setDraft] = useState<Draft>({ travellers: [] });
  const [isSaved, setSaved] = useState(false);
  const { run, busy, problem } = useAction();
  const { reference, key } = booking;
  const extras = extrasOf(booking, draft);
  const save = () =>
    run(async () => {
      setSaved(false);
      replace(await api.saveHostNotes({ reference, key, host_notes: hostNotesOf(extras) }));
      setDraft({ travellers: [] });
      setSaved(true);
    });
  const problems = Object.fromEntries(
    Object.entries(problem?.errors ?? {}).map(([field, [message = '']]) => [field, message]),
  );
  return (
    <section className={styles.section} id="host-notes">
      <div className={styles.wide}>
        <HostNotesFields
          extras={extras}
          problems={problems}
          onChange={(part) => {
            setDraft({ ...draft, ...part });
            setSaved(false);
          }}
        />
      </div>
      {problem && (
        <Notice tone="danger" alert title="Your notes were not saved">
          <p>{problem.message}</p>
        </Notice>
      )}
      {isSaved && (
        <Notice tone="success" focused title="Your host has your notes">
          <p>They are on your voucher too.</p>
        </Notice>
      )}
      <Button variant="outline" busy={busy} onClick={() => void save()}>
        {busy ? 'Saving …' : 'Save for the host'}
      </Button>
    </section>
  );
}
