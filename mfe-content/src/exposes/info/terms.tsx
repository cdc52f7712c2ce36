import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import { termsMeta } from '../../info/terms/terms-meta';
import { TermsPage } from '../../info/terms/TermsPage';

export const page = { meta: termsMeta, Page: TermsPage } satisfies PageModule<Api, undefined>;
