import { momentAt, noFacts, partyOf, type TripItemFacts, type TripPlace } from './trip-facts.ts'

export const lagos: TripPlace = { name: 'Lagos', latitude: 6.577, longitude: 3.321, airport: 'LOS' }
export const accra: TripPlace = { name: 'Accra', latitude: 5.605, longitude: -0.167, airport: 'ACC' }
export const heathrow: TripPlace = { name: 'London', latitude: 51.47, longitude: -0.454, airport: 'LHR' }
export const gatwick: TripPlace = { name: 'London', latitude: 51.148, longitude: -0.19, airport: 'LGW' }
export const inAccra: TripPlace = { name: 'Accra', latitude: 5.56, longitude: -0.197, airport: null }
const zones: Record<string, string> = { LOS: 'Africa/Lagos', ACC: 'Africa/Accra', LHR: 'Europe/London', LGW: 'Europe/London' }

export type Ages = Partial<Parameters<typeof partyOf>[1]>
const day = '2027-03-10'
const party = (ages: Ages = {}, on = day) => partyOf(on, { adults: 2, ages: [], ...ages })

export const flight = (
  title: string,
  from: TripPlace,
  to: TripPlace,
  departs: string,
  arrives: string,
  ages?: Ages,
): TripItemFacts => ({
  ...noFacts,
  id: title,
  title,
  journeys: [
    {
      from,
      to,
      departs: momentAt(`${departs}:00`, zones[from.airport ?? ''] ?? 'UTC'),
      arrives: momentAt(`${arrives}:00`, zones[to.airport ?? ''] ?? 'UTC'),
    },
  ],
  party: party(ages, departs.slice(0, 10)),
})
/** A stay at the property of its title, which the room may follow: `Hotel, double`. */
export const stay = (title: string, checkIn: string, checkOut: string, ages?: Ages, place = inAccra): TripItemFacts => ({
  ...noFacts,
  id: title,
  title,
  nights: [{ property: title.replace(/, .*/, ''), place, checkIn, checkOut }],
  party: party(ages, checkIn),
})
export const tour = (title: string, starts: string, ends: string, ages?: Ages, place = inAccra): TripItemFacts => ({
  ...noFacts,
  id: title,
  title,
  visits: [{ place, starts: momentAt(`${starts}:00`, 'Africa/Accra'), ends: momentAt(`${ends}:00`, 'Africa/Accra') }],
  party: party(ages, starts.slice(0, 10)),
})
export const policy = (title: string, from: string, to: string): TripItemFacts => ({
  ...noFacts,
  id: title,
  title,
  cover: { from, to },
  party: party(),
})

export const out = flight('Flight out', lagos, accra, '2027-03-10T09:00', '2027-03-10T09:10')
export const back = flight('Flight back', accra, lagos, '2027-03-13T18:00', '2027-03-13T20:00')
export const hotel = stay('Hotel', '2027-03-10', '2027-03-13')
