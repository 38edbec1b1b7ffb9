import type { AgencyFacts, Filled } from './starter.ts'

/** A deal that links to a search shows the price found there, and only the agency can set other prices: no starter contains a price. */
const unpriced = ({ currency }: AgencyFacts) => ({ actualAmount: { amount: 0, currency } })

const fares = [
  { to: 'LON', city: 'London', icon: 'plane' },
  { to: 'DXB', city: 'Dubai', icon: 'sun' },
  { to: 'ACC', city: 'Accra', icon: 'heart' },
  { to: 'NBO', city: 'Nairobi', icon: 'mountain' },
  { to: 'IST', city: 'Istanbul', icon: 'globe' },
  { to: 'ABV', city: 'Abuja', icon: 'clock' },
  { to: 'JNB', city: 'Johannesburg', icon: 'camera' },
  { to: 'NYC', city: 'New York', icon: 'star' },
] as const

export const flightDeals = (agency: AgencyFacts, given: { title: string; layout?: string; count?: number }): Filled => ({
  kind: 'flightDeals',
  title: given.title,
  layout: given.layout,
  content: {
    intro: `Return fares from ${agency.home.city} to plan with. Seats come and go: the price of the day stands in your search.`,
    items: fares
      .filter(({ to }) => to !== agency.home.code)
      .slice(0, given.count ?? fares.length)
      .map(({ to, city, icon }) => ({
        dealsName: `${agency.home.city} to ${city}`,
        from: agency.home.code,
        to,
        icon,
        ...unpriced(agency),
      })),
  },
})

export const hotelDeals = (agency: AgencyFacts, given: { title: string; layout?: string }): Filled => ({
  kind: 'hotelDeals',
  title: given.title,
  layout: given.layout,
  content: {
    intro: 'Places we like to send people. Choose your nights and book online, or ask us first.',
    items: [
      { dealsName: 'Four stars near Hyde Park', location: 'London', icon: 'bed', ...unpriced(agency) },
      {
        dealsName: 'Marina view with breakfast',
        location: 'Dubai',
        icon: 'sun',
        ...unpriced(agency),
      },
      { dealsName: 'Garden rooms in East Legon', location: 'Accra', icon: 'heart', ...unpriced(agency) },
      { dealsName: 'Quiet business hotel in Maitama', location: 'Abuja', icon: 'check', ...unpriced(agency) },
    ],
  },
})

export const tourDeals = (agency: AgencyFacts, given: { title: string; layout?: string }): Filled => ({
  kind: 'tourDeals',
  title: given.title,
  layout: given.layout,
  content: {
    intro: 'Flights, rooms and transfers in one price. Dates are yours to choose.',
    items: [
      {
        dealsName: 'Dubai in five days',
        destination: 'Dubai',
        duration: '5 days, 4 nights',
        icon: 'sun',
        ...unpriced(agency),
      },
      {
        dealsName: 'Zanzibar, beach and Stone Town',
        destination: 'Zanzibar',
        duration: '6 days, 5 nights',
        icon: 'ship',
        ...unpriced(agency),
      },
      {
        dealsName: 'Nairobi and the Maasai Mara',
        destination: 'Kenya',
        duration: '7 days, 6 nights',
        icon: 'camera',
        ...unpriced(agency),
      },
      {
        dealsName: 'A weekend in Accra',
        destination: 'Accra',
        duration: '3 days, 2 nights',
        icon: 'heart',
        ...unpriced(agency),
      },
    ],
  },
})
