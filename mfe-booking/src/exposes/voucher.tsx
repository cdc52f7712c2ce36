import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import { privateMeta } from '../private-meta';
import { VoucherPage } from '../voucher/VoucherPage';

export const page = {
  meta: () => privateMeta('Your voucher'),
  Page: VoucherPage,
} satisfies PageModule<Api, undefined>;
