import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { experienceMeta } from '../../discover/experience/experience-meta';
import { ExperiencePage } from '../../discover/experience/ExperiencePage';
import { loadExperience } from '../../discover/experience/load-experience';
import { differsInChoiceOnly } from '../../discover/experience/booking/use-trip-choice';

export const page = {
  loader: loadExperience,
  meta: experienceMeta,
  Page: ExperiencePage,
  keepsData: differsInChoiceOnly,
} satisfies PageModule<Api, ExperienceDetail>;
