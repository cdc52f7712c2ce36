import { Badge } from '../Badge/Badge';

interface KindBadgeProps {
  readonly isStay: boolean;
  /** Kind of stay: "Farm stay". */
  readonly stayType?: string | undefined;
}

/** Stay or activity (§2.3), with the same label and colour everywhere. */
export function KindBadge({ isStay, stayType = 'Stay' }: KindBadgeProps) {
  return <Badge tone={isStay ? 'stay' : 'activity'}>{isStay ? stayType : 'Activity'}</Badge>;
}
