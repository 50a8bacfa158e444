import type { SaidOfProduct } from './demo-review.ts'

export const saidOfElectronics: readonly SaidOfProduct[] = [
  {
    product: 'rechargeable-fan-with-led-light',
    reviews: [
      {
        stars: 5,
        author: 'আসমা ***',
        language: 'bn',
        daysAgo: 33,
        text: 'লোডশেডিংয়ে চার ঘণ্টা চলেছে। বাচ্চারা আরামে ঘুমিয়েছে।',
      },
      {
        stars: 4,
        author: 'Mizan ***',
        language: 'en',
        daysAgo: 20,
        text: 'Strong wind at full speed. The light is bright enough to read.',
      },
      {
        stars: 5,
        author: 'Shuvo ***',
        language: 'en',
        daysAgo: 6,
        text: 'Bought a second one for my parents in Bogura.',
      },
    ],
    questions: [
      {
        author: 'Parvin ***',
        language: 'en',
        daysAgo: 17,
        text: 'How long does it take to charge?',
        answer:
          'Eight hours from empty. Keep it plugged in: it takes over by itself when the current goes.',
      },
      {
        author: 'হাসান ***',
        language: 'bn',
        daysAgo: 10,
        text: 'সোলার প্যানেল দিয়ে চার্জ হবে?',
        answer: 'না, শুধু বিদ্যুতের লাইন থেকে চার্জ হয়।',
      },
    ],
  },
  {
    product: 'multiplug-four-sockets-usb',
    reviews: [
      {
        stars: 5,
        author: 'Rubel ***',
        language: 'en',
        daysAgo: 22,
        text: 'The switch of each socket works by itself. The cable is thick.',
      },
      {
        stars: 4,
        author: 'নাহিদ ***',
        language: 'bn',
        daysAgo: 9,
        text: 'ইউএসবি দিয়ে ফোন দ্রুত চার্জ হয়।',
      },
    ],
  },
  {
    product: 'wireless-earbuds-noise-cancelling',
    reviews: [
      {
        stars: 4,
        author: 'Sabbir ***',
        language: 'en',
        daysAgo: 28,
        text: 'On the bus I hear my music and not the horn. Calls are clear.',
      },
      {
        stars: 5,
        author: 'মিতু ***',
        language: 'bn',
        daysAgo: 19,
        text: 'ব্যাটারি সারা দিন চলে। কানে আরাম লাগে।',
      },
      {
        stars: 3,
        author: 'Fahim ***',
        language: 'en',
        daysAgo: 8,
        text: 'Sound is good, the case scratches easily.',
      },
    ],
    questions: [
      {
        author: 'Nabil ***',
        language: 'en',
        daysAgo: 12,
        text: 'Is there a warranty?',
        answer: 'Six months, with this shop: send us the number of your order.',
      },
    ],
  },
  {
    product: 'power-bank-20000mah-fast-charge',
    reviews: [
      {
        stars: 5,
        author: 'Touhid ***',
        language: 'en',
        daysAgo: 36,
        text: 'Charged my phone four times on a trip to Sajek.',
      },
      {
        stars: 4,
        author: 'Ratna ***',
        language: 'en',
        daysAgo: 14,
        text: 'Heavy, but it is worth it.',
      },
      {
        stars: 5,
        author: 'জুয়েল ***',
        language: 'bn',
        daysAgo: 4,
        text: 'আসল জিনিস, ঠিক যেমন লেখা ছিল।',
      },
    ],
  },
]
