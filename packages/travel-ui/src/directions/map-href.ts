/** Returns the URL of a point on Google Maps, which phones open in the maps app. */
export function mapHref({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}
