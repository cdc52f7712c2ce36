import { site, telHref } from '@kaadu/contracts';
import { useBusEvent } from '@kaadu/event-bus/react';
import { useState } from 'react';
import classes from './fallbacks.module.css';

/** Informs a visitor who wants to sign in that this is unavailable, and shows the phone number. */
export function SessionFallback() {
  const [requested, setRequested] = useState(false);
  useBusEvent('auth:login-requested', ({ source }) => {
    if (source !== 'automatic') setRequested(true);
  });
  return (
    <div role="status" className={classes.Notice} hidden={!requested} data-fallback="session">
      <p>
        Signing in is not available just now. You can continue browsing, or call us on{' '}
        <a href={telHref(site.supportPhone)} translate="no">
          {site.supportPhone}
        </a>
        .
      </p>
      <button type="button" className={classes.Dismiss} onClick={() => setRequested(false)}>
        Close
      </button>
    </div>
  );
}
