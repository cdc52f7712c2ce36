import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import { contactMeta } from '../info/contact/contact-meta';
import { ContactPage } from '../info/contact/ContactPage';

export const page = { meta: contactMeta, Page: ContactPage } satisfies PageModule<Api, undefined>;
