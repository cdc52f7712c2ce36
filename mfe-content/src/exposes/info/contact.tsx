import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import { contactMeta } from '../../tickets/contact/contact-meta';
import { ContactPage } from '../../tickets/contact/ContactPage';

export const page = { meta: contactMeta, Page: ContactPage } satisfies PageModule<Api, undefined>;
