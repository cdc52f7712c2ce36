import { Button, lazyWithFallback, Skeleton } from '@kaadu/ui';
import { Suspense, useState } from 'react';
import styles from './Waitlist.module.css';
import type { WaitlistFormProps } from './WaitlistForm';
import { useExperienceText } from '../../messages';

const WaitlistForm = lazyWithFallback<WaitlistFormProps>(
  () => import(/* webpackChunkName: "waitlist" */ './WaitlistForm').then((module) => module.WaitlistForm),
  function Missing() {
    return <p>{useExperienceText()('formMissing')}</p>;
  },
);

/** Button to be told when sold-out dates free up; the form behind it loads when it is pressed. */
export function Waitlist(props: WaitlistFormProps) {
  const t = useExperienceText();
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button className={styles.opener} variant="outline" onClick={() => setIsOpen(true)}>
        {t('tellWhenFree')}
      </Button>
    );
  }
  return (
    <Suspense fallback={<Skeleton height="6rem" />}>
      <WaitlistForm {...props} />
    </Suspense>
  );
}
