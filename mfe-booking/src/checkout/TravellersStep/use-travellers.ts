import { useApi } from '@kaadu/api-client/react';
import type { AuthState } from '@kaadu/contracts';
import type { Booking } from '@kaadu/contracts/booking';
import { useBusState } from '@kaadu/event-bus/react';
import { useRef, useState } from 'react';
import { readPhoneLazily } from '@kaadu/ui/phone';
import { useSiteLanguage } from '@kaadu/ui/site-language';
import { problemOf, type Problem } from '@kaadu/ui/problem';
import { useCheckoutText } from '../messages';
import { readDraft, storeDraft, type Draft } from './draft';
import {
  checkExtras,
  checkForm,
  extrasOf,
  formOf,
  gstBuyerOf,
  hostNotesOf,
  namedProblems,
  travellersOf,
} from './form';

const unknown: AuthState = { status: 'unknown' };

interface Saving {
  readonly booking: Booking;
  readonly replace: (booking: Booking) => void;
  readonly onSaved: () => void;
}

/** State of the contact and travellers form. Input survives a reload and a failed save. */
export function useTravellers({ booking, replace, onSaved }: Saving) {
  const api = useApi();
  const t = useCheckoutText();
  const language = useSiteLanguage();
  const auth = useBusState('auth:state-changed', unknown);
  const user = auth.status === 'signed-in' ? auth.user : null;
  const [draft, setDraft] = useState(readDraft);
  const [remember, setRemember] = useState(false);
  const [problems, setProblems] = useState(() => namedProblems(booking));
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const sending = useRef(false);
  const form = formOf(booking, draft, user);
  const extras = extrasOf(booking, draft);
  const type = (next: Draft) => {
    setDraft(next);
    storeDraft(next);
  };

  async function save(): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const { name, email, phone } = form.contact;
    const { reference, key } = booking;
    try {
      const reading = await readPhoneLazily(phone);
      const found = { ...checkForm(form, reading, booking.required_document, t), ...checkExtras(extras, t) };
      setProblems(found);
      setProblem(null);
      setAttempts((number) => number + 1);
      if (reading.phone === null || Object.keys(found).length > 0) return;
      const saved = await api.saveTravellers({
        reference,
        key,
        contact: { name: name.trim(), email: email.trim(), phone: reading.phone },
        travellers: travellersOf(form),
        host_notes: hostNotesOf(extras),
        gst_buyer: gstBuyerOf(extras),
        remember,
        language,
      });
      storeDraft(null);
      replace(saved);
      onSaved();
    } catch (error) {
      const refused = problemOf(error);
      setProblem(refused);
      setProblems(
        Object.fromEntries(Object.entries(refused.errors).map(([field, [message = '']]) => [field, message])),
      );
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  return { form, extras, draft, type, user, remember, setRemember, problems, problem, busy, attempts, save };
}
