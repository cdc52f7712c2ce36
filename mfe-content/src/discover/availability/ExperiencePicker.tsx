import { paths } from '@kaadu/contracts';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { useNavigation } from '@kaadu/federation/react';
import { Button } from '@kaadu/ui';
import { ExperienceBox, shortNameOf } from '@kaadu/travel-ui/experience-picker';
import { availabilityHref, type AvailabilityQuery } from '@kaadu/travel-ui/trip';

interface ExperiencePickerProps {
  readonly chosen: ExperienceDetail | null;
  readonly query: AvailabilityQuery;
}

/** Chooses the product of the page; without JavaScript, a search form. */
export function ExperiencePicker({ chosen, query }: ExperiencePickerProps) {
  const { navigate } = useNavigation();
  return (
    <form action={paths.availability.path} role="search" aria-label="Stay or activity">
      <ExperienceBox
        initial={chosen ? shortNameOf(chosen) : query.text}
        name="q"
        onPick={({ primary_key }) =>
          navigate(availabilityHref({ ...query, experienceKey: primary_key, optionKey: null, day: null }))
        }
      >
        <Button type="submit" variant="outline">
          Search
        </Button>
      </ExperienceBox>
    </form>
  );
}
