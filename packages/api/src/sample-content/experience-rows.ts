import { ExperienceContent } from '@kaadu/contracts/experience-body';
import { reviewKey, type SampleExperience } from '@kaadu/sample-data';
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
    content: z.parse(ExperienceContent, sample),
  };
}

export function optionRows({ key, options }: SampleExperience) {
  return options.map((option, index) => ({
    primaryKey: key * 100 + index + 1,
    experiencePk: key,
    position: index,
    ...columnValues(experienceOptions, option),
  }));
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
