import { Button, lazyWithFallback, Skeleton } from '@kaadu/ui';
import { Suspense, useState } from 'react';
import styles from './Waitlist.module.css';
import type { WaitlistFormProps } from './WaitlistForm';

const WaitlistForm = lazyWithFallback<WaitlistFormProps>(
  () => import(/* webpackChunkName: "waitlist" */ './WaitlistForm').then((module) => module.WaitlistForm),
  function Missing() {
    return <p>The form could not be loaded. Please reload the page or call us.</p>;
  },
);

/** Button to be told when sold-out dates free up; the form behind it loads when it is pressed. */
export function Waitlist(props: WaitlistFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button className={styles.opener} variant="outline" onClick={() => setIsOpen(true)}>
        Tell me when it frees up
      </Button>
    );
  }
  return (
    <Suspense fallback={<Skeleton height="6rem" />}>
      <WaitlistForm {...props} />
    </Suspense>
  );
}
