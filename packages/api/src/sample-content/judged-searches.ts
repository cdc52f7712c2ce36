/** Keys of experiences by grade: 3 is what the search asks for, 2 serves it well, 1 is related. */
type Grades = Partial<Record<1 | 2 | 3, readonly number[]>>;

const treks: Grades = {
  3: [110, 114, 120],
  2: [119, 142, 147, 159],
  1: [101, 113, 115, 123, 127, 128, 131, 132, 135, 141, 145, 146, 164],
};
const pools: Grades = { 3: [134, 138], 1: [101, 116, 129, 150] };
const dogs: Grades = { 3: [112, 141, 145, 146, 164] };
const coorg: Grades = { 3: [101, 102, 103, 166] };
const rafting: Grades = { 3: [103, 151], 2: [150], 1: [135] };
const camps: Grades = { 3: [116, 136, 155, 160, 161], 1: [158] };
const couples: Grades = {
  3: [102, 121, 123, 125, 129, 132, 146, 152, 158, 160],
  2: [101, 104, 105, 106, 112, 113, 141, 149, 161, 164, 166],
};

/**
 * Searches with the experiences of the sample content that travellers expect, judged by reading the content. They say
 * nothing of the order among equal grades.
 */
export const judgedSearches: readonly (readonly [text: string, grades: Grades])[] = [
  ['trekking', treks],
  ['treks', treks],
  ['hiking', treks],
  ['sunrise trek', { 3: [110], 2: [133, 159], 1: [112, 114, 132, 158] }],
  ['pool', pools],
  ['swimming pool', pools],
  ['stay with a pool', pools],
  ['dog friendly', dogs],
  ['pet friendly stays', dogs],
  ['pets allowed', dogs],
  ['rafting', rafting],
  ['white water', rafting],
  ['monsoon rafting', { 3: [103], 2: [151], 1: [150] }],
  ['scuba', { 3: [108, 109, 153], 1: [149, 152] }],
  ['diving for beginners', { 3: [108, 153], 2: [109], 1: [152] }],
  ['kayaking', { 3: [122, 162], 2: [121, 155, 156], 1: [149, 161] }],
  ['coracle', { 3: [107, 156], 2: [105, 106, 155, 157, 166] }],
  ['surf lesson', { 3: [148], 2: [146] }],
  ['safari', { 3: [104, 138, 140], 2: [136, 139], 1: [105, 134, 135, 150] }],
  ['jeep safari', { 3: [104, 138, 140], 2: [136, 139], 1: [105] }],
  ['boat safari', { 3: [104, 135], 2: [134], 1: [149] }],
  ['birdwatching', { 3: [128, 137, 144], 2: [129, 135, 136, 142, 143, 150], 1: [104, 121, 156] }],
  ['night walk', { 3: [118], 2: [117, 119, 129, 143, 150] }],
  ['stargazing', { 3: [160], 2: [121, 158, 161], 1: [102, 138, 141] }],
  ['rock climbing', { 3: [111, 158], 1: [159] }],
  ['rappelling', { 3: [111, 159], 2: [116, 160] }],
  ['zip line', { 3: [116] }],
  ['camping', camps],
  ['tents', camps],
  ['cycling', { 3: [124, 154, 165], 2: [106, 112, 130, 139, 145, 152], 1: [105, 123] }],
  ['coffee estate stay', { 3: [101, 113, 115, 145], 2: [102, 166], 1: [125, 127, 132, 134, 143] }],
  ['tea factory', { 3: [126, 133], 2: [125, 132, 143], 1: [127] }],
  ['treehouse', { 3: [102, 129, 158] }],
  ['farm stay', { 3: [106, 112, 119, 130, 139, 141, 164] }],
  ['jungle lodge', { 3: [104, 138, 150] }],
  ['homestay', { 3: [101, 115, 127, 134, 145], 2: [117, 119] }],
  ['heritage bungalow', { 3: [113, 117, 123, 125, 132, 143], 2: [152] }],
  ['coorg', coorg],
  ['kodagu', coorg],
  ['stays in coorg', { 3: [101, 102, 166], 1: [103] }],
  ['kabini', { 3: [104, 105] }],
  ['hampi ruins', { 3: [107], 2: [106] }],
  ['ooty', { 3: [123, 124] }],
  ['gokarna beach', { 3: [146, 147, 148] }],
  ['wayanad treehouse', { 3: [129], 1: [102, 130, 131, 158] }],
  ['bandipur safari', { 3: [138, 140], 2: [139] }],
  ['near bangalore', { 3: [110, 111, 112, 158, 159, 164, 165] }],
  ['day trip from bengaluru', { 3: [110, 111, 159, 165], 2: [156, 157, 163] }],
  ['fireplace', { 3: [113, 123, 125, 132], 1: [141] }],
  ['bonfire', { 3: [104, 105, 115, 116, 136, 138, 139, 155, 160, 161] }],
  ['wheelchair', { 3: [138] }],
  ['spa', { 3: [129] }],
  ['vegetarian', { 3: [117], 1: [101] }],
  ['bathtub', { 3: [101, 113, 123, 125, 132, 166] }],
  ['wifi', { 3: [101, 113, 152] }],
  ['air conditioning', { 3: [138, 152] }],
  ['hammock', { 3: [102, 113, 141, 146, 150, 158] }],
  ['romantic stay', couples],
  ['honeymoon', couples],
  ['waterfall', { 3: [157], 2: [116, 121], 1: [117] }],
  ['telescope', { 3: [160] }],
  ['kabnii', { 3: [104, 105] }],
  ['treking in coorg', { 3: [101], 1: [102, 166] }],
  ['swimmng pool', pools],
  ['ಕೊಡಗು', coorg],
  ['हम्पी', { 3: [106, 107] }],
];
