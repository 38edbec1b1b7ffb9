import type { AgencyFacts, Filled } from './starter.ts'

/** An amount in whole naira. Agencies that sell in another currency begin without prices: none of ours would be theirs. */
const naira = ({ currency }: AgencyFacts, amount: number) => ({ amount: currency === 'NGN' ? amount * 100 : 0, currency })

const fares = [
  { to: 'LON', name: 'Lagos to London', amount: 1_486_000, icon: 'plane' },
  { to: 'DXB', name: 'Lagos to Dubai', amount: 1_124_000, icon: 'sun' },
  { to: 'ACC', name: 'Lagos to Accra', amount: 412_000, icon: 'heart' },
  { to: 'NBO', name: 'Lagos to Nairobi', amount: 978_000, icon: 'mountain' },
  { to: 'IST', name: 'Lagos to Istanbul', amount: 1_065_000, icon: 'globe' },
  { to: 'ABV', name: 'Lagos to Abuja', amount: 196_000, icon: 'clock' },
  { to: 'JNB', name: 'Lagos to Johannesburg', amount: 1_038_000, icon: 'camera' },
  { to: 'NYC', name: 'Lagos to New York', amount: 1_892_000, icon: 'star' },
] as const

export const flightDeals = (agency: AgencyFacts, given: { title: string; layout?: string; count?: number }): Filled => ({
  kind: 'flightDeals',
  title: given.title,
  layout: given.layout,
  content: {
    intro: 'Return fares from Lagos to plan with. Seats come and go: the price of the day stands in your search.',
    items: fares
      .slice(0, given.count ?? fares.length)
      .map(({ to, name, amount, icon }) => ({ dealsName: name, from: 'LOS', to, icon, actualAmount: naira(agency, amount) })),
  },
})

export const hotelDeals = (agency: AgencyFacts, given: { title: string; layout?: string }): Filled => ({
  kind: 'hotelDeals',
  title: given.title,
  layout: given.layout,
  content: {
    intro: 'Places we like to send people. Choose your nights and book online, or ask us first.',
    items: [
      { dealsName: 'Four stars near Hyde Park', location: 'London', actualAmount: naira(agency, 268_000), icon: 'bed' },
      {
        dealsName: 'Marina view with breakfast',
        location: 'Dubai',
        actualAmount: naira(agency, 184_000),
        discountPercentage: 8,
        icon: 'sun',
      },
      { dealsName: 'Garden rooms in East Legon', location: 'Accra', actualAmount: naira(agency, 126_000), icon: 'heart' },
      { dealsName: 'Quiet business hotel in Maitama', location: 'Abuja', actualAmount: naira(agency, 98_000), icon: 'check' },
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
        actualAmount: naira(agency, 1_640_000),
        discountPercentage: 10,
        icon: 'sun',
      },
      {
        dealsName: 'Zanzibar, beach and Stone Town',
        destination: 'Zanzibar',
        duration: '6 days, 5 nights',
        actualAmount: naira(agency, 1_890_000),
        icon: 'ship',
      },
      {
        dealsName: 'Nairobi and the Maasai Mara',
        destination: 'Kenya',
        duration: '7 days, 6 nights',
        actualAmount: naira(agency, 2_240_000),
        icon: 'camera',
      },
      {
        dealsName: 'A weekend in Accra',
        destination: 'Accra',
        duration: '3 days, 2 nights',
        actualAmount: naira(agency, 685_000),
        icon: 'heart',
      },
    ],
  },
})
