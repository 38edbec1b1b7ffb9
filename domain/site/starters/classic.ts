import type { AgencyFacts, Filled, Starter } from './starter.ts'

const contactOf = ({ email, phone }: AgencyFacts): Filled => ({
  kind: 'contact',
  title: 'Where to reach us',
  content: {
    categories: [{ name: 'Bookings', email: email ?? '', phone: phone ?? '' }],
    workingDays: [
      { day: 'Monday to Friday', timeRange: '8:00 - 18:00' },
      { day: 'Saturday', timeRange: '9:00 - 14:00' },
    ],
  },
})

/** Plain and trustworthy: the specification's colours and titles. */
export const classic: Starter = {
  settings: {},
  pages: (agency) => ({
    home: {
      description: `Book flights with ${agency.name}.`,
      blocks: [
        {
          kind: 'hero',
          title: 'Where to next?',
          content: {
            description: `${agency.name} finds the fare, books it and stays with you until you are home.`,
            withSearch: true,
          },
        },
        {
          kind: 'services',
          title: 'What we do',
          content: {
            items: [
              { title: 'Flight Booking', description: 'Every airline we trust, compared side by side.', icon: 'plane' },
              { title: 'Hotel Reservations', description: 'Rooms we would sleep in ourselves.', icon: 'bed' },
              { title: 'Tour Packages', description: 'Days out and whole journeys, planned for you.', icon: 'map' },
            ],
          },
        },
        {
          kind: 'flightDeals',
          title: 'Exclusive Deals',
          content: { items: [{ dealsName: 'Lagos to London', from: 'LOS', to: 'LON' }] },
        },
        contactOf(agency),
      ],
    },
    deals: { description: 'Fares we negotiated.', blocks: [{ kind: 'flightDeals', title: 'Flight deals' }] },
    flight: { description: 'Search flights.', blocks: [{ kind: 'hero', title: 'Flights', content: { withSearch: true } }] },
    hotel: { description: 'Hotels.', blocks: [{ kind: 'hero', title: 'Hotels' }] },
    tour: { description: 'Tours.', blocks: [{ kind: 'hero', title: 'Tours' }] },
    destination: { description: 'Places we know.', blocks: [{ kind: 'destinations', title: 'Destinations' }] },
    about: { description: `Who ${agency.name} is.`, blocks: [{ kind: 'story', title: `About ${agency.name}` }] },
    testimonials: { description: 'What customers say.', blocks: [{ kind: 'testimonials', title: 'What customers say' }] },
    contact: { description: `Reach ${agency.name}.`, blocks: [contactOf(agency), { kind: 'contactForm', title: 'Write to us' }] },
    faq: { description: 'Questions and answers.', blocks: [{ kind: 'faq', title: 'Questions and answers' }] },
    't&c': { description: 'Terms and conditions.', blocks: [{ kind: 'document', title: 'Terms and conditions' }] },
    policy: { description: 'Privacy policy.', blocks: [{ kind: 'document', title: 'Privacy policy' }] },
  }),
}
