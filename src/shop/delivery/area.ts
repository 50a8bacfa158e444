/** Places that orders go to, and how people spell them. */

export interface Place {
  /** Today's official spelling; this is what an order keeps. */
  name: string
  nameBn: string | null
  /** Old and other spellings: Chittagong for Chattogram. */
  aliases?: string[]
}

export interface Area extends Place {
  /** A thana of a metropolitan police area; the others are upazilas. */
  city?: boolean
}

export interface District extends Place {
  areas: Area[]
}

/** What stays of a name when case, spaces, the two ways to write -ganj, and what Bangla spellings differ in are set aside. */
export function foldPlace(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ত্\u200d', 'ৎ')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .replaceAll('gonj', 'ganj')
    .replaceAll('ন্জ', 'ঞ্জ')
    .replaceAll('ী', 'ি')
    .replaceAll('ূ', 'ু')
    .replaceAll('ণ', 'ন')
    .replaceAll('ঁ', '')
}

function spellings({ name, nameBn, aliases = [] }: Place): string[] {
  return [name, ...(nameBn === null ? [] : [nameBn]), ...aliases].map(foldPlace)
}

/** Does a picker show this place for what was typed so far? In English, Bangla or an old spelling (D15). */
export function matchesPlace(query: string, place: Place): boolean {
  const typed = foldPlace(query)
  return spellings(place).some((spelling) => spelling.includes(typed))
}

/** Those that begin as typed stand first: a shopper who types "ra" means Rajshahi rather than Bogura. */
export function orderPlaces<Kind extends Place>(query: string, places: readonly Kind[]): Kind[] {
  const typed = foldPlace(query)
  const begins = (place: Place) => spellings(place).some((spelling) => spelling.startsWith(typed))
  return places.toSorted((one, other) => Number(begins(other)) - Number(begins(one)))
}

/** Every spelling of these places, folded, and the place it means. A place's own name wins over another one's alias. */
export function indexPlaces<Kind extends Place>(places: readonly Kind[]): Map<string, Kind> {
  const index = new Map(places.map((place) => [foldPlace(place.name), place]))
  for (const place of places) {
    for (const spelling of spellings(place)) {
      if (!index.has(spelling)) index.set(spelling, place)
    }
  }
  return index
}

/** The place that is called so, in any of its spellings. */
export function findPlace<Kind extends Place>(
  places: readonly Kind[],
  typed: string,
): Kind | undefined {
  return indexPlaces(places).get(foldPlace(typed))
}
