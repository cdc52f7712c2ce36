import { Button } from '@kaadu/ui';
import { Notice } from '@kaadu/ui';

/** Replaces a screen whose code could not be loaded. */
export function MissingScreen() {
  return (
    <Notice
      tone="danger"
      alert
      title="This screen could not be loaded"
      actions={
        <Button size="sm" variant="outline" onClick={() => window.location.reload()}>
          Load the page again
        </Button>
      }
    >
      <p>Please check your connection. Nothing has been changed.</p>
    </Notice>
  );
}
