import type { AttributeKind } from '#shop/catalog/attributes/attribute.ts'
import type { Text } from './demo-product.ts'

interface DemoAttribute {
  name: Text
  kind: AttributeKind
  unit?: Text
  choices?: Text[]
  /** Slugs. */
  categories: string[]
}

/** In the order in which specifications show them. Each is called by its English name in small letters. */
export const attributes: readonly DemoAttribute[] = [
  {
    name: { en: 'Material', bn: 'ম্যাটেরিয়াল' },
    kind: 'choice',
    choices: [
      { en: 'Cotton', bn: 'সুতি' },
      { en: 'Jute', bn: 'পাট' },
      { en: 'Leather', bn: 'চামড়া' },
      { en: 'Steel', bn: 'স্টিল' },
      { en: 'Brass', bn: 'পিতল' },
      { en: 'Aluminium', bn: 'অ্যালুমিনিয়াম' },
      { en: 'Ceramic', bn: 'সিরামিক' },
      { en: 'Clay', bn: 'পোড়ামাটি' },
      { en: 'Glass', bn: 'কাচ' },
      { en: 'Wood', bn: 'কাঠ' },
      { en: 'Bamboo', bn: 'বাঁশ' },
    ],
    categories: ['home', 'accessories', 'garden', 'home-decor'],
  },
  {
    name: { en: 'Power', bn: 'পাওয়ার' },
    kind: 'number',
    unit: { en: 'W', bn: 'ওয়াট' },
    categories: ['home', 'electronics'],
  },
  {
    name: { en: 'Capacity', bn: 'ধারণক্ষমতা' },
    kind: 'number',
    unit: { en: 'litres', bn: 'লিটার' },
    categories: ['home', 'garden'],
  },
  { name: { en: 'USB-C', bn: 'ইউএসবি-সি' }, kind: 'yes-no', categories: ['electronics'] },
  {
    name: { en: 'Made by hand', bn: 'হাতে তৈরি' },
    kind: 'yes-no',
    categories: ['home', 'accessories', 'garden', 'home-decor'],
  },
  {
    name: { en: 'Care', bn: 'যত্ন' },
    kind: 'text',
    categories: ['home', 'accessories', 'home-decor'],
  },
  {
    name: { en: 'Warranty', bn: 'ওয়ারেন্টি' },
    kind: 'choice',
    choices: [
      { en: '6 months', bn: '৬ মাস' },
      { en: '1 year', bn: '১ বছর' },
      { en: '2 years', bn: '২ বছর' },
      { en: '5 years', bn: '৫ বছর' },
      { en: '10 years', bn: '১০ বছর' },
    ],
    categories: ['home', 'electronics', 'accessories', 'home-decor'],
  },
]

type Value = string | number | boolean | Text

const handWash: Text = {
  en: 'Wash by hand in cold water',
  bn: 'ঠান্ডা পানিতে হাতে ধোবেন',
}

/** By the slug of the product; each value by the slug of the attribute. What is true of it stands in its description, too. */
export const specifications: Readonly<Record<string, Readonly<Record<string, Value>>>> = {
  'wireless-earbuds-noise-cancelling': { 'usb-c': true, warranty: '1-year' },
  'power-bank-20000mah-fast-charge': { power: 22.5, 'usb-c': true, warranty: '1-year' },
  'portable-bluetooth-speaker-20w': { power: 20, 'usb-c': true, warranty: '1-year' },
  'foldable-aluminium-phone-stand': { material: 'aluminium' },
  'amoled-smart-watch-calling': { warranty: '1-year' },
  'rechargeable-fan-with-led-light': { 'usb-c': false, warranty: '1-year' },
  'folding-led-desk-lamp': { power: 9, 'usb-c': true, warranty: '1-year' },
  'multiplug-four-sockets-usb': { power: 2500, 'usb-c': true, warranty: '1-year' },
  'steam-iron-2200w': { power: 2200, 'usb-c': false, warranty: '1-year' },
  'stainless-steel-pressure-cooker': { material: 'steel', warranty: '5-years' },
  'granite-nonstick-tawa': { material: 'aluminium', warranty: '6-months' },
  'electric-rice-cooker-1-8-litre': { power: 700, capacity: 1.8, warranty: '1-year' },
  'electric-kettle-1-8-litre': {
    material: 'steel',
    power: 1500,
    capacity: 1.8,
    warranty: '1-year',
  },
  'steel-tiffin-carrier': { material: 'steel', warranty: '10-years' },
  'steel-masala-dani-seven-bowls': { material: 'steel' },
  'ceramic-dinner-set-32-pieces': { material: 'ceramic' },
  'gravity-water-filter-24-litre': { capacity: 24, warranty: '1-year' },
  'nakshi-kantha-cotton-bedsheet': { material: 'cotton', 'made-by-hand': true, care: handWash },
  'block-printed-jute-tote': {
    material: 'jute',
    'made-by-hand': true,
    care: { en: 'Clean with a damp cloth', bn: 'ভেজা কাপড়ে মুছে নিন' },
  },
  'handloom-jamdani-orna': { material: 'cotton', 'made-by-hand': true, care: handWash },
  'canvas-backpack-22-litres': { material: 'cotton', warranty: '1-year' },
  'cotton-cap-lotus-embroidery': { material: 'cotton', care: handWash },
  'bifold-leather-wallet': { material: 'leather', 'made-by-hand': true, warranty: '1-year' },
  'analogue-watch-leather-strap': { material: 'steel', warranty: '2-years' },
  'leather-belt-brass-buckle': { material: 'leather', 'made-by-hand': true, warranty: '1-year' },
  'polarised-square-sunglasses': { warranty: '6-months' },
  'stick-umbrella-wooden-handle': { warranty: '6-months' },
  'terracotta-planter-with-saucer': { material: 'clay', 'made-by-hand': true },
  'speckled-hanging-planter': { material: 'ceramic' },
  'enamel-watering-can-5-litre': { material: 'steel', capacity: 5 },
  'garden-hand-tool-set': { material: 'steel' },
  'bypass-pruning-shears': { material: 'steel' },
  'ribbed-glass-plant-mister': { material: 'glass', capacity: 0.5 },
  'five-wick-brass-oil-lamp': { material: 'brass', 'made-by-hand': true },
  'woven-bamboo-pendant-lamp': { material: 'bamboo', 'made-by-hand': true },
  'dipped-stoneware-vase': { material: 'ceramic', 'made-by-hand': true },
  'round-braided-jute-rug': { material: 'jute', 'made-by-hand': true },
  'nakshi-kantha-cushion-cover': { material: 'cotton', 'made-by-hand': true, care: handWash },
  'rickshaw-art-peacock-tray': { material: 'steel', 'made-by-hand': true },
  'silent-wooden-wall-clock': { material: 'wood', warranty: '1-year' },
  'wooden-photo-frames-set-of-3': { material: 'wood' },
}
