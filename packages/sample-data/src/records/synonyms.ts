import type { SampleData } from '../types';
import { attributeNames } from './attribute-names';

/**
 * Old and new names, and common spellings, of the region's places, some in Kannada and Hindi. A search for one of
 * them finds the others.
 */
const placeNames: readonly (readonly string[])[] = [
  ['Bengaluru', 'Bangalore', 'ಬೆಂಗಳೂರು', 'बेंगलुरु'],
  ['Coorg', 'Kodagu', 'ಕೊಡಗು', 'कूर्ग'],
  ['Chikmagalur', 'Chikkamagaluru', 'Chickmagalur', 'ಚಿಕ್ಕಮಗಳೂರು', 'चिकमगलूर'],
  ['Mysuru', 'Mysore', 'ಮೈಸೂರು', 'मैसूर'],
  ['Ooty', 'Udhagamandalam', 'Udagamandalam', 'Ootacamund', 'ಊಟಿ', 'ऊटी'],
  ['Wayanad', 'Wynad', 'ವಯನಾಡು', 'वायनाड'],
  ['Pondicherry', 'Puducherry', 'Pondy', 'ಪುದುಚೇರಿ', 'पुदुचेरी'],
  ['Sakleshpur', 'Sakleshpura', 'Sakaleshpur', 'Sakaleshapura'],
  ['Shivamogga', 'Shimoga'],
  ['Mangaluru', 'Mangalore'],
  ['Madikeri', 'Mercara'],
  ['Virajpet', 'Virarajendrapete'],
  ['Hampi', 'Vijayanagara', 'ಹಂಪಿ', 'हम्पी'],
  ['Cauvery', 'Kaveri'],
  ['Nilgiris', 'Nilgiri', 'Neelagiri'],
  ['Kodaikanal', 'Kodai'],
  ['Thekkady', 'Periyar'],
  ['BR Hills', 'Biligiriranga Hills', 'Biligirirangana Betta'],
  ['Nandi Hills', 'Nandidurg', 'Nandidurga'],
  ['Shivanasamudra', 'Sivasamudram', 'Shivasamudram'],
  ['Jog Falls', 'Gersoppa Falls'],
  ['Murudeshwar', 'Murdeshwar', 'Murudeshwara'],
  ['Ramanagara', 'Ramanagaram', 'Ramnagar'],
  ['Nagarahole', 'Nagarhole'],
  ['Kabini', 'Kapila', 'ಕಬಿನಿ', 'काबिनी'],
  ['Kotagiri', 'Kothagiri'],
  ['Kadapa', 'Cuddapah'],
  ['Kannur', 'Cannanore'],
  ['Kozhikode', 'Calicut'],
  ['Kochi', 'Cochin'],
  ['Thiruvananthapuram', 'Trivandrum'],
  ['Alappuzha', 'Alleppey'],
  ['Chennai', 'Madras'],
  ['Tiruchirappalli', 'Trichy', 'Trichinopoly'],
  ['Palakkad', 'Palghat'],
  ['Belagavi', 'Belgaum'],
  ['Hubballi', 'Hubli'],
  ['Ballari', 'Bellary'],
  ['Hosapete', 'Hospet'],
  ['Tumakuru', 'Tumkur'],
  ['Kollegal', 'Kollegala'],
  ['Sharavathi', 'Sharavati'],
  ['Chikkaballapur', 'Chikballapur', 'Chikkaballapura'],
  ['Gundlupet', 'Gundlupete'],
  ['Honnavar', 'Honavar'],
  ['Sultan Bathery', 'Sulthan Bathery'],
  ['Srirangapatna', 'Seringapatam'],
  ['Kudremukh', 'Kuduremukha'],
  ['Gokarna', 'Gokarnam', 'ಗೋಕರ್ಣ', 'गोकर्ण'],
  ['Western Ghats', 'Sahyadri', 'Sahyadris'],
  ['Malnad', 'Malenadu'],
  ['Bheemeshwari', 'Bhimeshwari'],
  ['Shivagange', 'Shivaganga'],
  ['Savandurga', 'Savanadurga'],
];

/** Keys follow the order: append new entries to the last list, never insert. */
export const synonyms: SampleData['synonyms'] = [...placeNames, ...attributeNames].map((names, index) => ({
  key: index + 1,
  names,
}));
