import { ArrowUpRightIcon, ButtonLink } from '@kaadu/ui';
import { mapHref } from './map-href';

interface MapLinkProps {
  readonly coordinates: Parameters<typeof mapHref>[0];
  readonly onDark?: boolean;
}

/** Opens a point in Google Maps, on a phone in the maps app. */
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
