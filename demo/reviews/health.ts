import type { SaidOfProduct } from './demo-review.ts'

export const saidOfHealth: readonly SaidOfProduct[] = [
  {
    product: 'upper-arm-blood-pressure-monitor',
    reviews: [
      {
        stars: 5,
        author: 'Dr. ***',
        language: 'en',
        daysAgo: 31,
        text: 'Within 3 mmHg of the one in my chamber. Large digits for old eyes.',
      },
      {
        stars: 5,
        author: 'সেলিনা ***',
        language: 'bn',
        daysAgo: 15,
        text: 'বাবা নিজে নিজেই মাপতে পারেন। ব্যবহার খুব সহজ।',
      },
    ],
    questions: [
      {
        author: 'Monir ***',
        language: 'en',
        daysAgo: 10,
        text: 'Which cuff size is it?',
        answer: '22 to 42 cm, which fits most adults.',
      },
    ],
  },
  {
    product: 'yoga-mat-6-mm',
    reviews: [
      {
        stars: 4,
        author: 'Tasnim ***',
        language: 'en',
        daysAgo: 23,
        text: 'Does not slip on tiles. Rolled out flat after a day.',
      },
      { stars: 5, author: 'রিয়া ***', language: 'bn', daysAgo: 6, text: 'রং সুন্দর, পুরুত্বও ঠিক আছে।' },
    ],
  },
  {
    product: 'cold-pressed-coconut-hair-oil',
    reviews: [
      {
        stars: 5,
        author: 'Sharmin ***',
        language: 'en',
        daysAgo: 26,
        text: 'Smells of coconut and of nothing else.',
      },
      {
        stars: 4,
        author: 'পপি ***',
        language: 'bn',
        daysAgo: 11,
        text: 'শীতে জমে যায়, তবে খাঁটি তেল তো এমনই হয়।',
      },
    ],
  },
  {
    product: 'black-seed-flower-honey',
    reviews: [
      {
        stars: 5,
        author: 'আবদুল ***',
        language: 'bn',
        daysAgo: 29,
        text: 'খাঁটি কালোজিরা ফুলের মধু। ঘ্রাণেই বোঝা যায়।',
      },
      {
        stars: 5,
        author: 'Mehedi ***',
        language: 'en',
        daysAgo: 13,
        text: 'Thick and dark, and the jar was sealed.',
      },
      {
        stars: 3,
        author: 'Lubna ***',
        language: 'en',
        daysAgo: 5,
        text: 'Good honey, but the label had come off.',
        answer: 'Sorry for that: the next ones have a label that holds. Thank you for telling us.',
      },
    ],
    questions: [
      {
        author: 'জামাল ***',
        language: 'bn',
        daysAgo: 20,
        text: 'ডায়াবেটিস থাকলে খাওয়া যাবে?',
        answer: 'মধুতে চিনি আছে। আগে আপনার ডাক্তারের সঙ্গে কথা বলুন।',
      },
    ],
  },
]
