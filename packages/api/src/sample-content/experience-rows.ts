import { reviewKey, type SampleExperience } from '@kaadu/sample-data';

const galleryImages = [1, 2, 3, 4, 5];

/** The row of a sample experience, without its derived columns. */
export function experienceRow(sample: SampleExperience) {
  const { key } = sample;
  return {
    primaryKey: key,
    url: sample.url,
    title: sample.title,
    shortName: sample.shortName,
    isStay: sample.isStay,
    destinationPk: sample.destination,
    stayTypePk: sample.stayType,
    durationPk: sample.duration,
    activityPks: [...sample.activities],
    themePks: [...sample.themes],
    location: sample.location,
    latitude: sample.latitude,
    longitude: sample.longitude,
    distanceKm: sample.distanceKm,
    driveHours: sample.driveHours,
    durationLabel: sample.durationLabel,
    summary: sample.summary,
    imagePaths: galleryImages.map((n) => `experiences/${key}/${n}`),
    content: experienceContent(sample),
    memberPercent: sample.memberPercent,
    editorRank: sample.editorRank,
    addedAt: sample.addedAt,
  };
}

function experienceContent(sample: SampleExperience) {
  return {
    description: [...sample.description],
    highlights: [...sample.highlights],
    itinerary: sample.itinerary.map((step) => ({ ...step })),
    inclusions: [...sample.inclusions],
    exclusions: [...sample.exclusions],
    meeting_point: sample.meetingPoint,
    what_to_bring: [...sample.whatToBring],
    age_note: sample.ageNote,
    fitness_note: sample.fitnessNote,
    languages: [...sample.languages],
    weather_note: sample.weatherNote,
    check_in: sample.checkIn,
    check_out: sample.checkOut,
    child_policy: sample.childPolicy,
    cancellation: sample.cancellation.map((step) => ({
      days_before: step.daysBefore,
      refund_percent: step.refundPercent,
    })),
    faqs: sample.faqs.map((faq) => ({ ...faq })),
  };
}

export function optionRows({ key, options }: SampleExperience) {
  return options.map((option, index) => ({
    primaryKey: key * 100 + index + 1,
    experiencePk: key,
    position: index,
    ...option,
    slots: [...option.slots],
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
