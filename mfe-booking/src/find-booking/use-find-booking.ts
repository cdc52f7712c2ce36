import { useApi } from '@kaadu/api-client/react';
import { paths } from '@kaadu/contracts';
import { readOneTimeCode } from '@kaadu/contracts/one-time-code';
import { useHref } from '@kaadu/federation/react';
import { leaveTo } from '@kaadu/ui/navigation';
import { useAction } from '@kaadu/ui/action';
import { useState } from 'react';
import { hrefOfPage } from '../state/page-of';

/** Finds a booking in two steps: reference and e-mail address request a code, and the code opens the booking. */
export function useFindBooking(initialReference: string) {
  const api = useApi();
  const hrefOf = useHref();
  const [reference, setReference] = useState(initialReference);
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  /** Id of the code request; null until a code was requested. */
  const [challenge, setChallenge] = useState<string | null>(null);
  const { run, busy, problem } = useAction();

  const request = () =>
    run(async () => {
      const { primary_key } = await api.requestBookingCode({ reference, email });
      setCode('');
      setChallenge(primary_key);
    });
  const open = () =>
    run(async () => {
      if (challenge === null) return;
      const booking = await api.openFoundBooking({ primary_key: challenge, otp: code, reference });
      leaveTo(hrefOf(booking.page === 'checkout' ? hrefOfPage(booking) : paths.myBooking.getHref(booking)));
    });

  return {
    reference,
    email,
    code,
    hasRequested: challenge !== null,
    busy,
    problem,
    request,
    open,
    setReference: (text: string) => setReference(text.toUpperCase()),
    setEmail,
    setCode: (text: string) => setCode(readOneTimeCode(text)),
    startOver: () => setChallenge(null),
  };
}
