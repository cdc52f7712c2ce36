import { paths } from '@kaadu/contracts';
import type { Destination } from '@kaadu/contracts/places';
import { ButtonLink, EmptyState } from '@kaadu/ui';

/** Placeholder for a list without entries. */
export function NothingYet({ destination }: { readonly destination: Destination }) {
  const { name, url, primary_key } = destination;
  return (
    <EmptyState
      title={`Nothing written about ${name} yet`}
      actions={<ButtonLink href={paths.places.getHref(url, primary_key)}>Overview of {name}</ButtonLink>}
    >
      <p>We describe a place once one of us has walked it.</p>
    </EmptyState>
  );
}
