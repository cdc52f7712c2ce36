import { driveParts } from '../../../shared/directions/drive-time';
import { useExperienceText } from '../messages';

/** Returns a function that formats hours by road: 5.25 → 5 h 15 min. */
export function useDriveTime() {
  const t = useExperienceText();
  return (hoursByRoad: number): string => {
    const { hours, minutes } = driveParts(hoursByRoad);
    return [hours > 0 && t('driveHours', { hours }), minutes > 0 && t('driveMinutes', { minutes })]
      .filter(Boolean)
      .join(' ');
  };
}
