export const messages = {
  ageFrom: 'from {age} years',
  ageRange: '{from}–{to} years',
  ageUnder: 'under {age}',
  extraGuestsPerNight: 'Extra guests per night',
  free: 'free',
  perPerson: 'Per person',
};
