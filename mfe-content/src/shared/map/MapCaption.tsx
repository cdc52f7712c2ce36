import styles from './MapCaption.module.css';

/** Explains the controls of a map and its limits. */
export function MapCaption({ canMove }: { readonly canMove: boolean }) {
  return (
    <p className={styles.caption}>
      <span>
        {canMove &&
          'Drag or tap to move the map, pinch or Ctrl + wheel to enlarge it; or use arrow keys, + and −. '}
      </span>
      Drawn by us, simplified: not for navigation. Coastline: Natural Earth.
    </p>
  );
}
