export const faqs = [
  {
    question: 'Is the price on the card the price I pay?',
    answer:
      'Yes. Every card and option shows the final figure with GST, for one night of the cheapest room or one person’s place. Park fees that are collected at a gate are listed under “not included”, with the amount where it is fixed.',
  },
  {
    question: 'Why is it cheaper when I log in?',
    answer:
      'Members get a rate that partners give us for direct, verified guests, usually 3 to 12 per cent lower. You see both prices before you sign in, and membership costs nothing.',
  },
  {
    question: 'How do cancellations work?',
    answer:
      'Each experience has its own refund steps, shown as dates before you pay. Cancel from My bookings and the refund goes back to the same card or UPI account within seven working days. If a partner or the weather cancels, you get everything back.',
  },
  {
    question: 'Do you have the rooms that you show, or do you ask first?',
    answer:
      'Most of them are live: when the calendar says available, the room is held for you for fifteen minutes while you pay. A few small homestays confirm by hand, and say so before you pay anything.',
  },
  {
    question: 'Can I see a tiger for certain?',
    answer:
      'No, and be careful of anyone who says so. We can tell you which parks and months have better odds and which drivers are good company when the forest stays quiet.',
  },
  {
    question: 'How do I get there without a car?',
    answer:
      'Every experience lists its meeting point, and every guide has road, rail and air routes from Bengaluru. Our advisors can add a shared cab or a driver; call between nine and six.',
  },
  {
    question: 'What happens in the monsoon?',
    answer:
      'From June to September some things stop, like Netrani’s dive boats and a few summit trails, and others only exist then, like the Barapole. Pages say which. Where the weather decides on the day, you are told by the evening before and can move the date or take the money back.',
  },
  {
    question: 'Are children and older parents welcome?',
    answer:
      'Nearly everywhere. Look at the age and fitness notes on each page, which are written by the people who run the trip, and at the “With children” theme. If stairs or walking are a worry, ask us and we will say plainly what the place is like.',
  },
] as const;
