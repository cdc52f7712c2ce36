import type { Image } from '@kaadu/contracts/fields';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  Dialog,
  IconButton,
  Picture,
  useContentLang,
} from '@kaadu/ui';
import type { KeyboardEvent } from 'react';
import { useExperienceText } from '../../messages';
import styles from './Lightbox.module.css';

interface LightboxProps {
  readonly images: readonly Image[];
  /** Index of the current image; null while closed. */
  readonly index: number | null;
  readonly onMove: (index: number) => void;
  readonly onClose: () => void;
}

/** Shows one image at a time, large. Arrow keys move through them and wrap around. */
export function Lightbox({ images, index, onMove, onClose }: LightboxProps) {
  const t = useExperienceText();
  const contentLang = useContentLang();
  const image = index === null ? undefined : images[index];
  const step = (by: number) => {
    if (index !== null) onMove((index + by + images.length) % images.length);
  };
  // Handled on the buttons, one of which always has the focus while the dialog is open.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') step(1);
    if (event.key === 'ArrowLeft') step(-1);
  };
  return (
    <Dialog open={image !== undefined} onClose={onClose} label={t('pictures')} className={styles.lightbox}>
      {image && index !== null && (
        <div className={styles.frame}>
          <div className={styles.bar}>
            <p role="status">{t('pictureOf', { number: index + 1, count: images.length })}</p>
            <IconButton
              label={t('closePictures')}
              onDark
              onClick={onClose}
              onKeyDown={onKeyDown}
              data-autofocus
            >
              <CloseIcon />
            </IconButton>
          </div>
          <Picture
            key={image.imagestorepath}
            className={styles.picture}
            image={image}
            preset="hero"
            priority="high"
          />
          <div className={styles.bar}>
            <IconButton label={t('previousPicture')} onDark onClick={() => step(-1)} onKeyDown={onKeyDown}>
              <ChevronLeftIcon />
            </IconButton>
            <p className={styles.caption} lang={contentLang}>
              {image.alt}
            </p>
            <IconButton label={t('nextPicture')} onDark onClick={() => step(1)} onKeyDown={onKeyDown}>
              <ChevronRightIcon />
            </IconButton>
          </div>
        </div>
      )}
    </Dialog>
  );
}
