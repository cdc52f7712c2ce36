import { Button } from '@kaadu/ui';
import type { ReactNode } from 'react';
import { Notice } from '../Notice/Notice';
import { useUiText } from '../../messages';

interface LoadProblemProps {
  readonly title: string;
  readonly onRetry: () => void;
  /** The failure and its consequences. */
  readonly children: ReactNode;
}

/** Replaces content that could not be loaded, with a retry. */
export function LoadProblem({ title, onRetry, children }: LoadProblemProps) {
  const t = useUiText();
  return (
    <Notice
      tone="danger"
      alert
      title={title}
      actions={
        <Button size="sm" variant="outline" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      <p>{children}</p>
    </Notice>
  );
}
