import type { messages as english } from './en';

export const messages = {
  activity: 'गतिविधि',
  breadcrumb: 'आप यहाँ हैं',
  newRating: 'नया',
  rated: '5 में से {rating} रेटिंग',
  ratedIn: '{count, plural, one {# समीक्षा में 5 में से {rating} रेटिंग} other {# समीक्षाओं में 5 में से {rating} रेटिंग}}',
  remove: '{name} हटाएँ',
  stay: 'स्टे',
  tryAgain: 'फिर कोशिश करें',
} satisfies Record<keyof typeof english, string>;
