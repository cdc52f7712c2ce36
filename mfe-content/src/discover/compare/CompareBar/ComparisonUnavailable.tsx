import { Notice } from '@kaadu/ui';
import { useCompareText } from '../messages';

/** Explains that the comparison could not be loaded. */
export function ComparisonUnavailable() {
  const t = useCompareText();
  return (
    <Notice tone="danger" alert title={t('comparisonUnavailable')}>
      <p>{t('comparisonLater')}</p>
    </Notice>
  );
}
