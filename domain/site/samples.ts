import { type BlockKind, kindNames } from './block-kinds.ts'
import { type AnyBlock, newBlock } from './blocks.ts'
import { flightDeals, hotelDeals, tourDeals } from './starters/deals.ts'
import { reach, writeToUs } from './starters/contact.ts'
import { destinations, homePicture, picture } from './starters/places.ts'
import { questions } from './starters/questions.ts'
import type { AgencyFacts, Filled } from './starters/starter.ts'

type Sample = Pick<Filled, 'title' | 'layout' | 'content'>

/** The initial content of a section of each kind in the gallery: complete, with placeholders for facts that only the agency knows. */
const samples: Record<BlockKind, (agency: AgencyFacts) => Sample> = {
  hero: (agency) => ({
    title: 'Where to next?',
    content: {
      description: `${agency.name} finds the fare, books it and stays with you until you are home.`,
      image: homePicture(agency),
      buttonText: 'Plan a journey',
      buttonUrl: '/contact',
    },
  }),
  services: () => ({
    title: 'What we do for you',
    content: {
      items: [
        { title: 'Flights', description: 'Fares of many airlines side by side, with bags and rules.', icon: 'plane' },
        { title: 'Hotels', description: 'Rooms that we would book for ourselves.', icon: 'bed' },
        { title: 'Visas', description: 'Which papers you need, and help to get them.', icon: 'passport' },
      ],
    },
  }),
  destinations: (agency) => destinations(agency, { title: 'Destinations', intro: '', count: 6 }),
  flightDeals: (agency) => flightDeals(agency, { title: 'Flight deals', count: 4 }),
  hotelDeals: (agency) => hotelDeals(agency, { title: 'Hotel deals' }),
  tourDeals: (agency) => tourDeals(agency, { title: 'Tour deals' }),
  topHotels: () => ({
    title: 'Hotels we like',
    content: {
      items: [
        { hotelName: 'Name of a hotel', location: 'Dubai', image: picture('dubai', 'Towers behind dunes and palms') },
        { hotelName: 'Name of a hotel', location: 'Cape Town', image: picture('cape-town', 'Table Mountain above the bay') },
        { hotelName: 'Name of a hotel', location: 'Zanzibar', image: picture('zanzibar', 'A dhow in front of the setting sun') },
      ],
    },
  }),
  topTours: () => ({
    title: 'Journeys we plan',
    content: {
      items: [
        { tourName: 'Name of a tour', location: 'Nairobi', image: picture('nairobi', 'Giraffes under acacias') },
        { tourName: 'Name of a tour', location: 'Istanbul', image: picture('istanbul', 'Domes and minarets above the water') },
        { tourName: 'Name of a tour', location: 'Accra', image: picture('accra', 'Fishing boats on a beach with palms') },
      ],
    },
  }),
  banner: () => ({
    title: 'This season',
    content: { image: picture('zanzibar', 'A dhow under sail in front of the setting sun'), link: '/deals' },
  }),
  adGridBanner: () => ({
    title: 'Offers',
    content: {
      items: [
        { image: picture('london', 'The wheel on the Thames at night'), link: '/flights' },
        { image: picture('paris', 'The iron tower above a stone bridge'), link: '/hotels' },
      ],
    },
  }),
  cta: (agency) => ({
    title: 'Rather talk to somebody?',
    content: { description: `Write to ${agency.name}, and a person answers.`, buttonText: 'Contact us', link: '/contact' },
  }),
  testimonials: () => ({
    title: 'What travellers say',
    content: {
      items: [
        { clientName: 'Name of a traveller', rating: 5, review: 'Two sentences of a traveller, with their consent.' },
        { clientName: 'Name of a traveller', rating: 5, review: 'What was arranged for them, and how it went.' },
      ],
    },
  }),
  quickInfo: () => ({
    title: '',
    content: {
      items: [
        { title: 'The final price', description: 'Checked with the airline before you pay.', icon: 'check' },
        { title: 'Pay your way', description: 'By card or by bank transfer.', icon: 'wallet' },
        { title: 'A person to call', description: 'Before, during and after the trip.', icon: 'phone' },
      ],
    },
  }),
  video: () => ({
    title: 'See it for yourself',
    content: {
      description: 'What the film shows, in a sentence.',
      videoUrl: 'https://www.youtube.com/watch?v=your-film',
      poster: picture('cape-town', 'Table Mountain under its cloud'),
    },
  }),
  story: (agency) => ({
    title: `About ${agency.name}`,
    content: {
      sections: [
        {
          title: 'Travel, arranged by people',
          text: `${agency.name} arranges travel for families, companies and groups.`,
          image: picture('window-seat', 'A window seat above the clouds'),
        },
      ],
    },
  }),
  values: () => ({
    title: 'What you can count on',
    content: {
      items: [
        { title: 'Plain prices', text: 'What you see is what you pay.', icon: 'tag' },
        { title: 'Careful booking', text: 'Names, dates and rules are checked twice.', icon: 'check' },
        { title: 'Help on the way', text: 'Call us first when a flight is moved.', icon: 'phone' },
      ],
    },
  }),
  blog: () => ({
    title: 'From our desk',
    content: {
      items: [
        {
          title: 'Title of an article',
          text: 'Its first two sentences.',
          image: picture('istanbul', 'Domes and minarets above the water'),
          link: '/about',
        },
        {
          title: 'Title of an article',
          text: 'Its first two sentences.',
          image: picture('abuja', 'A great rock above green hills'),
          link: '/about',
        },
        {
          title: 'Title of an article',
          text: 'Its first two sentences.',
          image: picture('new-york', 'Skyscrapers across the harbour'),
          link: '/about',
        },
      ],
    },
  }),
  contact: (agency) => reach(agency),
  contactForm: () => writeToUs(),
  document: () => ({
    title: 'Text in sections',
    content: {
      intro: 'What this text is about, in two sentences.',
      sections: [
        { title: 'First section', text: 'Write here. An empty line begins a new paragraph.' },
        { title: 'Second section', text: 'And here.' },
      ],
    },
  }),
  faq: (agency) => questions(agency, { title: 'Questions and answers', count: 4 }),
}

/** A section of a kind as shown in and added from the gallery. */
export function sampleBlock(kind: BlockKind, id: string, agency: AgencyFacts): AnyBlock {
  const { title, layout, content } = samples[kind](agency)
  return newBlock(kind, id, { title, layout, content })
}

/** A section of every kind. */
export const sampleBlocks = (agency: AgencyFacts): AnyBlock[] =>
  kindNames.map((kind) => sampleBlock(kind, `sample-${kind}`, agency))
