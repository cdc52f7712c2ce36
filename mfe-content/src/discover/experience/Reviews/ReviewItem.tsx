import { useOrigins } from '@kaadu/api-client/origins';
import { imageUrl } from '@kaadu/contracts';
import type { Review } from '@kaadu/contracts/reviews';
import { CheckIcon, Picture, Rating } from '@kaadu/ui';
import { useState } from 'react';
import { monthOf } from '@kaadu/ui/dates';
import { Lightbox } from '../photos/Lightbox/Lightbox';
import { useExperienceText } from '../messages';
import { useLanguage } from '@kaadu/federation/react';
import { ContentText, useContentLang } from '@kaadu/ui';
import styles from './ReviewItem.module.css';

/** One review with its traveller's photos. */
export function ReviewItem({ review }: { readonly review: Review }) {
  const t = useExperienceText();
  const language = useLanguage();
  const contentLang = useContentLang();
  return (
    <li className={styles.quote}>
      <div className={styles.top}>
        <Rating rating={review.rating} />
        {review.is_verified && (
          <span className={styles.verified}>
            <CheckIcon /> {t('verified')}
          </span>
        )}
      </div>
      <blockquote className={styles.text} lang={contentLang}>
        {review.text}
      </blockquote>
      {review.photos.length > 0 && <Photos review={review} />}
      <p className={styles.author}>
        <ContentText text={review.author} />, {monthOf(review.stayed_at, language)}
      </p>
    </li>
  );
}

/** Photos of the traveller. Each links to its large version; with JavaScript it opens in the lightbox instead. */
function Photos({ review: { photos } }: { readonly review: Review }) {
  const { apiUrl } = useOrigins();
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <ul className={styles.photos} lang={useContentLang()}>
        {photos.map((photo, index) => (
          <li key={photo.imagestorepath}>
            <a
              className={styles.photo}
              href={imageUrl(apiUrl, photo.imagestorepath, 'hero', { density: 2 })}
              onClick={(event) => {
                event.preventDefault();
                setOpen(index);
              }}
            >
              <Picture image={photo} preset="thumbnail" />
            </a>
          </li>
        ))}
      </ul>
      <Lightbox images={photos} index={open} onMove={setOpen} onClose={() => setOpen(null)} />
    </>
  );
}
