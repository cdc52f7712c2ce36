/** Splits hours by road into whole hours and minutes. */
export function driveParts(hoursByRoad: number): { readonly hours: number; readonly minutes: number } {
  const minutes = Math.round(hoursByRoad * 60);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** Formats hours by road: 5.25 → 5 h 15 min. */
export function driveTime(hoursByRoad: number): string {
  const { hours, minutes } = driveParts(hoursByRoad);
  return [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`].filter(Boolean).join(' ');
}
