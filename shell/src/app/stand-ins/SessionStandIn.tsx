import { site, telHref } from '@kaadu/contracts';
import { useBusEvent } from '@kaadu/event-bus/react';
import { useState } from 'react';
import classes from './stand-ins.module.css';

/** Browsing goes on without sign-in; whoever asks for it is told so and given the phone number. */
export function SessionStandIn() {
  const [asked, setAsked] = useState(false);
  useBusEvent('auth:login-requested', ({ source }) => {
    if (source !== 'automatic') setAsked(true);
  });
  return (
    <div role="status" className={classes.Notice} hidden={!asked} data-stand-in="session">
      <p>
        Signing in is not available just now. You can go on browsing, or call us on{' '}
        <a href={telHref(site.supportPhone)}>{site.supportPhone}</a>.
      </p>
      <button type="button" className={classes.Dismiss} onClick={() => setAsked(false)}>
        Close
      </button>
    </div>
  );
}
