import type { messages as english } from './en';

export const messages = {
  drawnByUs: 'हमारा बनाया सरल नक्शा: रास्ता खोजने के लिए नहीं। तटरेखा: {source}।',
  enlarge: 'नक्शा बड़ा करें',
  kilometres: '{km} किमी',
  moveMap: 'नक्शा खिसकाने के लिए खींचें या टैप करें, बड़ा करने के लिए पिंच करें या {keys}; या तीर वाली कुंजियाँ, + और − दबाएँ। ',
  reduce: 'नक्शा छोटा करें',
  showAll: 'सभी जगहें दिखाएँ',
  wheel: 'Ctrl + माउस व्हील',
} satisfies Record<keyof typeof english, string>;
