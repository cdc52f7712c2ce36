import { useUiText } from '../../messages';
import { Badge } from '../Badge/Badge';
import { useContentLang } from '../language/use-content-lang';

interface KindBadgeProps {
  readonly isStay: boolean;
  /** Kind of stay: "Farm stay". */
  readonly stayType?: string | undefined;
}

/** Stay or activity (§2.3), with the same label and colour everywhere. */
export function KindBadge({ isStay, stayType }: KindBadgeProps) {
  const t = useUiText();
  const contentLang = useContentLang();
  if (!isStay) return <Badge tone="activity">{t('activity')}</Badge>;
  return <Badge tone="stay">{stayType ? <span lang={contentLang}>{stayType}</span> : t('stay')}</Badge>;
}
