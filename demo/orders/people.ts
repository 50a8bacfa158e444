import { findDistrict, listDistricts } from '#shop/delivery/find-destination.ts'
import type { Area, Place } from '#shop/delivery/area.ts'
import { inventedPhonesBegin } from '#shop/orders/invented-orders.ts'
import { between, drawer, pick, type Random } from './random.ts'

export interface Person {
  fullName: string
  /** E.164, and nobody's: no network gives out numbers that begin with 010. */
  phone: string
  /** Of a domain that is nobody's (RFC 2606). */
  email: string | null
  language: 'en' | 'bn'
  district: Place
  area: Area
  address: string
}

type Name = readonly [en: string, bn: string]

const women: readonly Name[] = [
  ['Rahima', 'রহিমা'],
  ['Nusrat', 'নুসরাত'],
  ['Farzana', 'ফারজানা'],
  ['Sharmin', 'শারমিন'],
  ['Tahmina', 'তাহমিনা'],
  ['Sadia', 'সাদিয়া'],
  ['Mitu', 'মিতু'],
  ['Jannatul', 'জান্নাতুল'],
  ['Shirin', 'শিরিন'],
  ['Ayesha', 'আয়েশা'],
  ['Rupa', 'রূপা'],
  ['Salma', 'সালমা'],
]
const surnamesOfWomen: readonly Name[] = [
  ['Khatun', 'খাতুন'],
  ['Begum', 'বেগম'],
  ['Akter', 'আক্তার'],
  ['Jahan', 'জাহান'],
  ['Sultana', 'সুলতানা'],
  ['Das', 'দাস'],
  ['Roy', 'রায়'],
]
const men: readonly Name[] = [
  ['Abdul', 'আবদুল'],
  ['Rafiqul', 'রফিকুল'],
  ['Kamal', 'কামাল'],
  ['Tanvir', 'তানভীর'],
  ['Mahmudul', 'মাহমুদুল'],
  ['Shahidul', 'শহিদুল'],
  ['Arif', 'আরিফ'],
  ['Imran', 'ইমরান'],
  ['Sajid', 'সাজিদ'],
  ['Nayeem', 'নাঈম'],
  ['Sumon', 'সুমন'],
  ['Bikash', 'বিকাশ'],
]
const surnamesOfMen: readonly Name[] = [
  ['Islam', 'ইসলাম'],
  ['Hossain', 'হোসেন'],
  ['Rahman', 'রহমান'],
  ['Ahmed', 'আহমেদ'],
  ['Chowdhury', 'চৌধুরী'],
  ['Karim', 'করিম'],
  ['Saha', 'সাহা'],
  ['Mia', 'মিয়া'],
]

/** Where online orders go: most of them to the two large cities and around the capital, the rest everywhere. */
const shares: Record<string, number> = {
  Dhaka: 420,
  Chattogram: 110,
  Gazipur: 60,
  Narayanganj: 45,
  Sylhet: 35,
  Cumilla: 35,
  Khulna: 25,
  Rajshahi: 25,
  Bogura: 20,
  Mymensingh: 20,
  Rangpur: 15,
  Barishal: 15,
  Noakhali: 15,
}
const shareOfOthers = 3

const drawDistrict = drawer(
  listDistricts().map((district) => [district, shares[district.name] ?? shareOfOthers] as const),
)

export function inventPerson(random: Random): Person {
  const isWoman = random() < 0.55
  const first = pick(random, isWoman ? women : men)
  const last = pick(random, isWoman ? surnamesOfWomen : surnamesOfMen)
  const language = random() < 0.45 ? 'bn' : 'en'
  const place = inventPlace(random)
  const number = between(random, 1, 9999)
  const writesMail = random() < 0.25
  return {
    fullName: language === 'bn' ? `${first[1]} ${last[1]}` : `${first[0]} ${last[0]}`,
    phone: `${inventedPhonesBegin}${String(between(random, 1, 99_999_999)).padStart(8, '0')}`,
    email: writesMail ? `${first[0]}.${last[0]}${number}@example.com`.toLowerCase() : null,
    language,
    ...place,
    address: inventAddress(random, { language, area: place.area }),
  }
}

function inventPlace(random: Random): { district: Place; area: Area } {
  const district = findDistrict(drawDistrict(random).name)
  if (!district) throw new Error('Expected every district that is listed to be found')
  // Three of four orders to Dhaka go into the city.
  const city = district.areas.filter((area) => area.city)
  const areas = city.length > 0 && random() < 0.75 ? city : district.areas
  return { district, area: pick(random, areas) }
}

function inventAddress(
  random: Random,
  { language, area }: { language: 'en' | 'bn'; area: Area },
): string {
  const [house, road] = [between(random, 1, 140), between(random, 1, 32)]
  const block = between(random, 0, 7)
  const bangla = new Intl.NumberFormat('bn-BD')
  const name = language === 'bn' ? (area.nameBn ?? area.name) : area.name
  if (area.city)
    return language === 'bn'
      ? `বাসা ${bangla.format(house)}, রোড ${bangla.format(road)}, ব্লক ${'কখগঘঙচছজ'[block]}, ${name}`
      : `House ${house}, Road ${road}, Block ${'ABCDEFGH'[block]}, ${name}`
  return language === 'bn'
    ? `${pick(random, villages)[1]}, ${bangla.format(house)} নম্বর বাড়ি, ${name}`
    : `${pick(random, villages)[0]}, holding ${house}, ${name}`
}

const villages: readonly Name[] = [
  ['Purbapara, beside the school', 'পূর্বপাড়া, স্কুলের পাশে'],
  ['College Road', 'কলেজ রোড'],
  ['Station Road', 'স্টেশন রোড'],
  ['Uttarpara, near the mosque', 'উত্তরপাড়া, মসজিদের কাছে'],
  ['Natun Bazar, above the pharmacy', 'নতুন বাজার, ফার্মেসির ওপরে'],
  ['Thana Road, opposite the bank', 'থানা রোড, ব্যাংকের উল্টো দিকে'],
]
