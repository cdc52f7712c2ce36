import { useOrigins } from '@kaadu/api-client/origins';
import { imageUrl } from '@kaadu/contracts';
import type { Image } from '@kaadu/contracts/fields';
import { Picture, useContentLang } from '@kaadu/ui';
import { useState } from 'react';
import { Lightbox } from '../Lightbox/Lightbox';
import { useExperienceText } from '../../messages';
import styles from './Gallery.module.css';

interface GalleryProps {
  readonly images: readonly Image[];
  readonly title: string;
}

const mosaicSize = 5;

/**
 * Images of an experience: a mosaic, or on a small screen a strip to swipe. Each links to its large version; with
 * JavaScript it opens in the lightbox instead.
 */
export function Gallery({ images, title }: GalleryProps) {
  const t = useExperienceText();
  const contentLang = useContentLang();
  const { apiUrl } = useOrigins();
  const [open, setOpen] = useState<number | null>(null);
  if (images.length === 0) return <Picture className={styles.alone} image={null} preset="hero" />;
  return (
    <section className={styles.gallery} aria-label={t('picturesOf', { title })}>
      <ul className={styles.mosaic} lang={contentLang} data-count={Math.min(images.length, mosaicSize)}>
        {images.slice(0, mosaicSize).map((image, index) => (
          <li key={image.imagestorepath} className={styles.cell}>
            <a
              className={styles.link}
              href={imageUrl(apiUrl, image.imagestorepath, 'hero', { density: 2 })}
              onClick={(event) => {
                event.preventDefault();
                setOpen(index);
              }}
            >
              <Picture
                className={styles.picture}
                image={image}
                preset={index === 0 ? 'wide' : 'card'}
                phonePreset={index === 0 ? 'card' : undefined}
                priority={index === 0 ? 'high' : 'low'}
              />
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.total}>{t('pictureCount', { count: images.length })}</p>
      <Lightbox images={images} index={open} onMove={setOpen} onClose={() => setOpen(null)} />
    </section>
  );
}
