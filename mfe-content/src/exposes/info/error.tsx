import type { Api } from '@kaadu/api-client';
import { site, type PageModule } from '@kaadu/contracts';
import { ErrorPage, type Failure } from '../../info/error/ErrorPage';

export const page = {
  meta: () => ({ title: `Just a moment | ${site.name}`, robots: 'noindex' }),
  Page: ErrorPage,
} satisfies PageModule<Api, Failure | undefined>;
