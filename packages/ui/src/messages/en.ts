export const messages = {
  activity: 'Activity',
  breadcrumb: 'Breadcrumb',
  newRating: 'New',
  rated: 'Rated {rating} out of 5',
  ratedIn:
    '{count, plural, one {Rated {rating} out of 5 in # review} other {Rated {rating} out of 5 in # reviews}}',
  remove: 'Remove {name}',
  stay: 'Stay',
  tryAgain: 'Try again',
};
