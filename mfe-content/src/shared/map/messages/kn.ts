import type { messages as english } from './en';

export const messages = {
  drawnByUs: 'ನಾವೇ ಬಿಡಿಸಿದ ಸರಳ ನಕ್ಷೆ: ದಾರಿ ಹುಡುಕಲು ಅಲ್ಲ. ಕರಾವಳಿ: {source}.',
  enlarge: 'ನಕ್ಷೆ ದೊಡ್ಡದು ಮಾಡಿ',
  kilometres: '{km} ಕಿ.ಮೀ',
  moveMap: 'ನಕ್ಷೆಯನ್ನು ಸರಿಸಲು ಎಳೆಯಿರಿ ಅಥವಾ ಒತ್ತಿ, ದೊಡ್ಡದು ಮಾಡಲು ಪಿಂಚ್ ಅಥವಾ {keys} ಬಳಸಿ; ಅಥವಾ ಬಾಣದ ಕೀಗಳು, + ಮತ್ತು − ಬಳಸಿ. ',
  reduce: 'ನಕ್ಷೆ ಚಿಕ್ಕದು ಮಾಡಿ',
  showAll: 'ಎಲ್ಲ ಸ್ಥಳಗಳನ್ನು ತೋರಿಸಿ',
  wheel: 'Ctrl + ಮೌಸ್ ಚಕ್ರ',
} satisfies Record<keyof typeof english, string>;
