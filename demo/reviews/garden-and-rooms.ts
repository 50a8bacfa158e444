import type { SaidOfProduct } from './demo-review.ts'

export const saidOfGardenAndRooms: readonly SaidOfProduct[] = [
  {
    product: 'terracotta-planter-with-saucer',
    reviews: [
      {
        stars: 4,
        author: 'Habib ***',
        language: 'en',
        daysAgo: 19,
        text: 'No crack, packed in straw. The saucer is deep enough.',
      },
      { stars: 5, author: 'শাপলা ***', language: 'bn', daysAgo: 7, text: 'বারান্দায় খুব মানিয়েছে।' },
    ],
  },
  {
    product: 'vegetable-seeds-five-packs',
    reviews: [
      {
        stars: 5,
        author: 'কামাল ***',
        language: 'bn',
        daysAgo: 35,
        text: 'লাউ আর লাল শাক দুটোই গজিয়েছে, ছয় দিনেই।',
      },
      {
        stars: 4,
        author: 'Jesmin ***',
        language: 'en',
        daysAgo: 21,
        text: 'Nine of ten chilli seeds came up.',
      },
    ],
    questions: [
      {
        author: 'Shawon ***',
        language: 'en',
        daysAgo: 14,
        text: 'When is the season to sow these?',
        answer:
          'Chilli and tomato from September to November, gourd and okra from February to May. It stands on each pack.',
      },
    ],
  },
  {
    product: 'round-braided-jute-rug',
    reviews: [
      {
        stars: 5,
        author: 'Ishrat ***',
        language: 'en',
        daysAgo: 18,
        text: 'Lies flat, and the colour is that of the picture.',
      },
    ],
  },
  {
    product: 'nakshi-kantha-cushion-cover',
    reviews: [
      {
        stars: 5,
        author: 'Lamia ***',
        language: 'en',
        daysAgo: 28,
        text: 'Two are never the same, and that is what I like.',
      },
      {
        stars: 4,
        author: 'বিথী ***',
        language: 'bn',
        daysAgo: 12,
        text: 'হাতের কাজ, একটু ঢিলা লেগেছে কুশনে।',
      },
    ],
  },
  {
    product: 'rickshaw-art-peacock-tray',
    reviews: [
      {
        stars: 5,
        author: 'Zarin ***',
        language: 'en',
        daysAgo: 22,
        text: 'Friends abroad loved it. The paint does not come off.',
      },
      {
        stars: 5,
        author: 'অনিক ***',
        language: 'bn',
        daysAgo: 6,
        text: 'ঢাকার স্মৃতি হিসেবে সেরা উপহার।',
      },
    ],
  },
]
