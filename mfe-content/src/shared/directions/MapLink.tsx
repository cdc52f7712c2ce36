import { ArrowUpRightIcon, ButtonLink } from '@kaadu/ui';
import { mapHref } from './map-href';

interface MapLinkProps {
  readonly coordinates: Parameters<typeof mapHref>[0];
  readonly onDark?: boolean;
}

/** Opens a point on the map, on a phone in its own app. */
export function MapLink({ coordinates, onDark }: MapLinkProps) {
  return (
    <ButtonLink
      href={mapHref(coordinates)}
      target="_blank"
      rel="noopener"
      variant="outline"
      size="sm"
      onDark={onDark}
    >
      Open in Maps <ArrowUpRightIcon />
    </ButtonLink>
  );
}
