import { useLoaderData } from 'react-router-dom';
import { useComposition } from '../composition';
import { PageFallback } from '../fallbacks/PageFallback';
import type { PageResult } from './page-result';

/** Renders the page that the route's loader chose. */
export function PageRoute() {
  const { page, data } = useLoaderData<PageResult>();
  const composition = useComposition();
  const module = page && composition.page(page);
  return module ? <module.Page data={data} /> : <PageFallback />;
}
