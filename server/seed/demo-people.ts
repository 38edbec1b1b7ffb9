import { Temporal } from 'temporal-polyfill'
import type { PassengerType } from '#domain/flights/offer.ts'
import type { Traveller } from '#domain/flights/people/traveller.ts'

/** The demo agencies and their logins. Never created in production. */
export const demoPassword = 'Skyways-demo-1'

export const demoAgencies = [
  {
    slug: 'skyways',
    name: 'Skyways Travel',
    email: 'hello@skyways.test',
    phone: '+2342012345678',
    address: '14 Adeola Odeku Street, Victoria Island, Lagos',
    country: 'NG',
    plan: 'scale',
    site: { starter: 'classic', brand: { primaryColor: '#0B5F4A', secondaryColor: '#0B5F4A', buttonColor: '#C2410C' } },
    members: [
      { name: 'Adaeze Okonkwo', email: 'owner@skyways.test', role: 'owner' },
      { name: 'Tunde Bakare', email: 'agent@skyways.test', role: 'agent' },
    ],
    /** Minor units of the country's currency. */
    openingCredit: 45_000_000_00,
  },
  {
    slug: 'savanna',
    name: 'Savanna Journeys',
    email: 'hello@savanna.test',
    phone: '+254202345678',
    address: '12 Kimathi Street, Nairobi',
    country: 'KE',
    plan: 'scale',
    site: { starter: 'coastal', brand: {} },
    members: [{ name: 'Wanjiru Kamau', email: 'owner@savanna.test', role: 'owner' }],
    openingCredit: 680_000_00,
  },
] as const

const names = [
  ['Chinonso', 'Eze', 'f'],
  ['Oluwaseun', 'Adébáyọ̀', 'm'],
  ['Ngozi', 'Okafor-Williams', 'f'],
  ['Ibrahim', 'Danjuma', 'm'],
  ['Temitope', 'Ogunbanjo', 'f'],
  ['Emeka', 'Nwachukwu', 'm'],
  ['Zainab', 'Mohammed', 'f'],
  ['Babatunde', 'Fashola-Ajayi', 'm'],
  ['Amarachi', 'Onyekachukwu', 'f'],
] as const

const usualAge: Record<PassengerType, number> = { ADT: 34, CHD: 8, INF: 1 }

/** A plausible traveller of that type on `travelDay`; `index` selects the name, so that names in a booking differ. */
export function demoTraveller(
  passenger: { id: string; type: PassengerType; age: number | null },
  index: number,
  travelDay: string,
): Traveller {
  const [givenName, familyName, gender] = names[index % names.length] ?? names[0]
  const lastDay = Temporal.PlainDate.from(travelDay)
  return {
    passengerId: passenger.id,
    title: gender === 'm' ? 'mr' : 'ms',
    givenName,
    familyName: familyName.normalize('NFC'),
    gender,
    // Born on the day before the last flight, so that the age is right whatever the day.
    bornOn: lastDay.subtract({ years: passenger.age ?? usualAge[passenger.type] + index, days: 1 }).toString(),
    document: { type: 'passport', number: `B0${4_410_027 + index * 7}`, country: 'NG', expiresOn: `${lastDay.year + 5}-08-30` },
    loyalty: null,
  }
}
