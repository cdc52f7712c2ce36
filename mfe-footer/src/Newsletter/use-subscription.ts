import { isApiError } from '@kaadu/api-client';
import { useApi } from '@kaadu/api-client/react';
import { readEmail } from '@kaadu/contracts/email';
import { useEffect, useState } from 'react';

/** The message of the newsletter form (§8). */
interface Notice {
  readonly tone: 'success' | 'failure';
  readonly text: string;
}

/** Display time of the messages, in milliseconds (§9). */
const durationMs = { success: 5000, failure: 3000 } as const;

const failure = (text: string): Notice => ({ tone: 'failure', text });
const success = (text: string): Notice => ({ tone: 'success', text });

function failureOf(error: unknown, email: string): Notice {
  // The server's message says when to try again.
  if (isApiError(error) && error.status === 429 && error.fromServer) return failure(error.message);
  const refused = isApiError(error) && Object.keys(error.errors).length > 0;
  if (!refused) return failure('Something went wrong. Please try again.');
  const reading = readEmail(email);
  const hint = reading.email === null ? ` ${reading.problem}` : '';
  return failure(`Please check your email and try again.${hint}`);
}

/** State of the newsletter subscription: idle, loading, then a message for 3 s (failure) or 5 s (success) (§4). */
export function useSubscription() {
  const api = useApi();
  const [loading, setLoading] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);

  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(setNotice, durationMs[notice.tone], null);
    return () => clearTimeout(timer);
  }, [notice]);

  /**
   * Subscribes an e-mail address.
   * @returns whether the address is subscribed now
   */
  const subscribe = async (typed: string): Promise<boolean> => {
    const email = typed.trim();
    if (!email) {
      setNotice(failure('Please enter your email address'));
      return false;
    }
    setLoading(true);
    setNotice(null);
    try {
      const answer = await api.createSubscription({ email });
      setNotice(
        success(
          answer === 'exists'
            ? 'The given email has already been subscribed.'
            : 'Your email has been successfully registered with us.',
        ),
      );
      return true;
    } catch (error) {
      setNotice(failureOf(error, email));
      return false;
    } finally {
      setLoading(false);
    }
  };

  return { loading, notice, subscribe };
}
