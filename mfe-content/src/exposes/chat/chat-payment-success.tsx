import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import { outcomeMeta } from '../../chat/payment/outcome-meta';
import { OutcomePage } from '../../chat/payment/OutcomePage';

export const page = { meta: outcomeMeta, Page: OutcomePage } satisfies PageModule<Api, undefined>;
