import { Notice } from '@kaadu/ui';

/** Explains that the comparison could not be loaded. */
export function ComparisonUnavailable() {
  return (
    <Notice tone="danger" alert title="The comparison is not available just now">
      <p>Our server is not responding. Please try again in a moment.</p>
    </Notice>
  );
}
