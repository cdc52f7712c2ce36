import { useMapText } from './messages';
import styles from './MapCaption.module.css';

/** Explains the controls of a map and its limits. */
export function MapCaption({ canMove }: { readonly canMove: boolean }) {
  const t = useMapText();
  return (
    <p className={styles.caption}>
      <span>{canMove && t('moveMap', { keys: t('wheel') })}</span>
      {t('drawnByUs', { source: 'Natural Earth' })}
    </p>
  );
}
