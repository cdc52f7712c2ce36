import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { experienceMeta } from '../../discover/experience/experience-meta';
import { ExperiencePage } from '../../discover/experience/ExperiencePage';
import { loadExperience } from '../../discover/experience/load-experience';
import { differsInChoiceOnly } from '../../discover/experience/booking/use-trip-choice';
import { bookingMessages } from '@kaadu/travel-ui/booking-messages';
import { tripMessages } from '@kaadu/travel-ui/messages';
import { uiMessages } from '@kaadu/ui/messages';
import { shareMessages } from '@kaadu/ui/share-messages';
import { experienceMessages } from '../../discover/experience/messages';
import { mapMessages } from '../../shared/map/messages';
import { membershipMessages } from '../../shared/membership/messages';
import { sharedMessages } from '../../shared/trip/messages';

export const page = {
  loader: loadExperience,
  meta: experienceMeta,
  Page: ExperiencePage,
  messages: [
    bookingMessages,
    experienceMessages,
    mapMessages,
    membershipMessages,
    shareMessages,
    sharedMessages,
    tripMessages,
    uiMessages,
  ],
  keepsData: differsInChoiceOnly,
} satisfies PageModule<Api, ExperienceDetail>;
