import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import { ConfirmationPage } from '../confirmation/ConfirmationPage';
import { privateMeta } from '../private-meta';

export const page = {
  meta: () => privateMeta('Your confirmation'),
  Page: ConfirmationPage,
} satisfies PageModule<Api, undefined>;
