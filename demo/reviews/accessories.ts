import type { SaidOfProduct } from './demo-review.ts'

export const saidOfAccessories: readonly SaidOfProduct[] = [
  {
    product: 'handloom-jamdani-orna',
    reviews: [
      {
        stars: 5,
        author: 'Sultana ***',
        language: 'en',
        daysAgo: 38,
        text: 'Woven, not printed: look at the back. Light as air.',
      },
      {
        stars: 5,
        author: 'ফাতেমা ***',
        language: 'bn',
        daysAgo: 17,
        text: 'বিয়েতে পরেছিলাম, সবাই জিজ্ঞেস করেছে কোথা থেকে কিনেছি।',
      },
    ],
    questions: [
      {
        author: 'Rezwana ***',
        language: 'en',
        daysAgo: 7,
        text: 'Can it be washed at home?',
        answer:
          'Better dry-clean it. By hand with cold water and mild soap it also stays as it is.',
      },
    ],
  },
  {
    product: 'bifold-leather-wallet',
    reviews: [
      {
        stars: 4,
        author: 'Ashik ***',
        language: 'en',
        daysAgo: 24,
        text: 'Real leather, it has the smell. Cards sat tight for the first week.',
      },
      {
        stars: 5,
        author: 'রাকিব ***',
        language: 'bn',
        daysAgo: 10,
        text: 'সেলাই খুব ভালো। উপহার হিসেবে দিয়েছি।',
      },
    ],
  },
  {
    product: 'canvas-backpack-22-litres',
    reviews: [
      {
        stars: 5,
        author: 'Tahmid ***',
        language: 'en',
        daysAgo: 32,
        text: 'A 15-inch laptop and two days of clothes fit.',
      },
      {
        stars: 3,
        author: 'Nadia ***',
        language: 'en',
        daysAgo: 9,
        text: 'Good bag, but it lets water in when it pours.',
        answer:
          'Canvas takes water in heavy rain. A cover of the right size costs 180 taka; ask us on the phone.',
      },
    ],
  },
  {
    product: 'block-printed-jute-tote',
    reviews: [
      {
        stars: 5,
        author: 'মৌসুমী ***',
        language: 'bn',
        daysAgo: 16,
        text: 'বাজারের জন্য দারুণ, পাঁচ কেজি অনায়াসে নেওয়া যায়।',
      },
      {
        stars: 4,
        author: 'Anika ***',
        language: 'en',
        daysAgo: 8,
        text: 'The print is pretty. The handles could be longer.',
      },
    ],
  },
]
