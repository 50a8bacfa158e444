/** An address that somebody keeps in their account, to order with. */
export interface SavedAddress {
  id: string
  fullName: string
  /** E.164. */
  phone: string
  /** Today's official names. */
  district: string
  area: string
  address: string
  /** One of them is chosen before anybody chooses. */
  isDefault: boolean
}

/** For each account: enough for a family and its shop, and no place to store things. */
export const mostAddresses = 20

type Goal = Pick<SavedAddress, 'fullName' | 'phone' | 'district' | 'area' | 'address'>

/** Whether a parcel goes to the same person at the same door, however the lines are broken. */
export function isSameAddress(one: Goal, other: Goal): boolean {
  const flat = ({ fullName, phone, district, area, address }: Goal) =>
    [fullName, phone, district, area, address]
      .map((part) => part.replace(/\s+/g, ' ').trim().toLowerCase())
      .join('\n')
  return flat(one) === flat(other)
}
