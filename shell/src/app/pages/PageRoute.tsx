import { useLoaderData } from 'react-router-dom';
import { useComposition } from '../composition';
import { PageStandIn } from '../stand-ins/PageStandIn';
import type { PageResult } from './page-result';

/** Renders whichever page the route's loader decided on. */
export function PageRoute() {
  const { expose, data } = useLoaderData<PageResult>();
  const module = useComposition().page(expose);
  return module ? <module.Page data={data} /> : <PageStandIn />;
}
