import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import { aboutMeta } from '../../info/about/about-meta';
import { AboutPage } from '../../info/about/AboutPage';

export const page = { meta: aboutMeta, Page: AboutPage } satisfies PageModule<Api, undefined>;
