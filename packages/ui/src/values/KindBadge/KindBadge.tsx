import { Badge } from '../Badge/Badge';

interface KindBadgeProps {
  readonly isStay: boolean;
  /** Says what kind of stay it is: "Farm stay". */
  readonly stayType?: string | undefined;
}

/** Stay or activity (§2.3), in the same words and colours everywhere. */
export function KindBadge({ isStay, stayType = 'Stay' }: KindBadgeProps) {
  return <Badge tone={isStay ? 'stay' : 'activity'}>{isStay ? stayType : 'Activity'}</Badge>;
}
