import { ExperienceContent } from '@kaadu/contracts/experience-body';
import { captionOf, reviewKey, roomKey, type SampleExperience } from '@kaadu/sample-data';
import * as z from 'zod/mini';
import { experienceOptions, experiences } from '../features/catalogue';
import { columnValues } from '../platform/editing/record-columns';

const galleryImages = [1, 2, 3, 4, 5];

/** Returns the row of a sample experience, without its derived columns. */
export function experienceRow(sample: SampleExperience) {
  return {
    primaryKey: sample.key,
    ...columnValues(experiences, sample),
    imagePaths: galleryImages.map((n) => `experiences/${sample.key}/${n}`),
    imageAlts: galleryImages.map((n) => captionOf(`experiences/${sample.key}/${n}`)),
    content: z.parse(ExperienceContent, sample),
  };
}

/** Returns the rows of an experience's options; rooms have a picture each. */
export function optionRows({ key, is_stay, options }: SampleExperience) {
  return options.map((option, index) => {
    const primaryKey = roomKey(key, index);
    return {
      primaryKey,
      experiencePk: key,
      position: index,
      ...columnValues(experienceOptions, option),
      imagePath: is_stay ? `rooms/${primaryKey}/1` : null,
    };
  });
}

export function reviewRows({ key, reviews }: SampleExperience) {
  return reviews.map(({ photos = [], ...review }, index) => {
    const primaryKey = reviewKey(key, index);
    return {
      primaryKey,
      experiencePk: key,
      ...review,
      isVerified: true,
      photoPaths: photos.map((view) => `reviews/${primaryKey}/${view}`),
    };
  });
}
