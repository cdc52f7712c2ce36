import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import type { Home } from '@kaadu/contracts/home';
import { HomePage } from '../discover/home/HomePage';
import { homeMeta, loadHome } from '../discover/home/load-home';

export const page = { loader: loadHome, meta: homeMeta, Page: HomePage } satisfies PageModule<Api, Home>;
