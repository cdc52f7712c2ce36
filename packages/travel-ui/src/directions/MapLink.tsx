import { ArrowUpRightIcon, ButtonLink } from '@kaadu/ui';
import { mapHref } from './map-href';
import { useBookingText } from '../booking/messages';

interface MapLinkProps {
  readonly coordinates: Parameters<typeof mapHref>[0];
  readonly onDark?: boolean;
}

/** Opens a point in Google Maps, on a phone in the maps app. */
export function MapLink({ coordinates, onDark }: MapLinkProps) {
  const t = useBookingText();
  return (
    <ButtonLink
      href={mapHref(coordinates)}
      target="_blank"
      rel="noopener"
      variant="outline"
      size="sm"
      onDark={onDark}
    >
      {t('openInMaps')} <ArrowUpRightIcon />
    </ButtonLink>
  );
}
