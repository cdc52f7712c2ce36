import { useRouteError } from 'react-router-dom';
import { useEffect } from 'react';
import { useComposition } from '../composition';
import { PageFallback } from '../fallbacks/PageFallback';

/** Shown when a page throws in the browser. Reports the error and offers links to continue. */
export function RouteError() {
  const error = useRouteError();
  const composition = useComposition();
  useEffect(() => composition.reportPageError(error), [composition, error]);
  return (
    <main id="main">
      <PageFallback />
    </main>
  );
}
