import { homeSectionTitles } from '../../defaults.ts'
import { reach, tellUs, writeToUs } from './contact.ts'
import { flightDeals, hotelDeals, tourDeals } from './deals.ts'
import { destinations, picture } from './places.ts'
import { privacy } from './privacy.ts'
import { questions } from './questions.ts'
import type { Filled, Starter } from './starter.ts'
import { terms } from './terms.ts'

const services: Filled = {
  kind: 'services',
  title: 'Leave the planning to us',
  content: {
    intro: 'One conversation, one price, one number to call.',
    items: [
      { title: 'Flights', description: 'The right flight for your dates, with the bags you really take.', icon: 'plane' },
      { title: 'Rooms', description: 'Beach, city or somewhere quiet: tell us the mood.', icon: 'bed' },
      { title: 'Journeys', description: 'Islands, safaris and city days, joined into one trip.', icon: 'ship' },
    ],
  },
}

const packAndGo: Filled = {
  kind: 'cta',
  title: 'Tell us how you like to travel',
  content: {
    description: 'With children, as two, with the whole choir: write a few words and we come back with ideas.',
    buttonText: 'Plan my trip',
    link: '/contact',
  },
}

/** For holidays: warm colours, round shapes, soft shadows, pictures beside the text. */
export const coastal: Starter = {
  settings: {
    primaryColor: '#0b5563',
    secondaryColor: '#0a6e7c',
    buttonColor: '#c2410c',
    fontFamily: 'Outfit',
    header: 'centred',
    footer: 'centred',
    hero: 'split',
    mobileSearchbar: 'summary',
  },
  pages: (agency) => ({
    home: {
      description: `Holidays, flights and journeys with ${agency.name}: sun, sea and someone who looks after the rest.`,
      blocks: [
        {
          kind: 'hero',
          title: 'Your next sunset is a flight away',
          content: {
            description: `${agency.name} plans holidays that begin when you leave home. Choose a flight now, or let us plan it all.`,
            image: picture('zanzibar', 'A dhow under sail in front of the setting sun'),
            buttonText: 'Plan my trip',
            buttonUrl: '/contact',
            withSearch: true,
          },
        },
        destinations(agency, {
          title: homeSectionTitles.flights,
          intro: 'Places to breathe out. Pick one: its flights are searched for next month.',
          layout: 'mosaic',
          first: 2,
          count: 6,
        }),
        hotelDeals(agency, { title: homeSectionTitles.hotels }),
        tourDeals(agency, { title: homeSectionTitles.tours }),
        flightDeals(agency, { title: homeSectionTitles.deals, count: 4 }),
        services,
        {
          kind: 'quickInfo',
          title: 'How it goes',
          content: {
            items: [
              { title: 'You tell us the dream', description: 'A place, a date, or just a mood.', icon: 'heart' },
              { title: 'We send ideas', description: 'Each with its whole price.', icon: 'sun' },
              { title: 'You pay safely', description: 'By card or bank transfer.', icon: 'wallet' },
              { title: 'We stay with you', description: 'Until you are back home.', icon: 'phone' },
            ],
          },
        },
        packAndGo,
      ],
    },
    deals: {
      description: `Holiday offers of ${agency.name}.`,
      blocks: [
        tourDeals(agency, { title: 'Whole holidays' }),
        flightDeals(agency, { title: 'Just the flight', count: 6 }),
        hotelDeals(agency, { title: 'Just the room' }),
        packAndGo,
      ],
    },
    flight: {
      description: `Find a flight with ${agency.name}.`,
      blocks: [
        {
          kind: 'hero',
          title: 'Find your flight',
          content: {
            description: 'Fares of many airlines side by side. You see bags and rules before you pay.',
            image: picture('above-the-clouds', 'An aeroplane above the clouds'),
            withSearch: true,
          },
        },
        flightDeals(agency, { title: 'Fares we like', count: 8 }),
        questions(agency, { title: 'Before you book', count: 4 }),
      ],
    },
    hotel: {
      description: `Rooms by the sea and in the city, through ${agency.name}.`,
      blocks: [
        {
          kind: 'hero',
          title: 'Wake up somewhere lovely',
          content: {
            description: 'By the sea or in the middle of town: choose your nights and see what every room costs.',
            image: picture('accra', 'Painted boats on a beach with palms'),
            withSearch: true,
          },
        },
        hotelDeals(agency, { title: 'Rooms to dream of' }),
        {
          kind: 'topHotels',
          title: 'By mood',
          content: {
            items: [
              { hotelName: 'Toes in the sand', location: 'Nungwi, Zanzibar', image: picture('zanzibar', 'A dhow at sunset') },
              { hotelName: 'The city at your feet', location: 'Downtown Dubai', image: picture('dubai', 'Towers behind dunes') },
              {
                hotelName: 'Under the mountain',
                location: 'Camps Bay, Cape Town',
                image: picture('cape-town', 'Table Mountain'),
              },
            ],
          },
        },
        packAndGo,
      ],
    },
    tour: {
      description: `Islands, safaris and city days with ${agency.name}.`,
      blocks: [
        {
          kind: 'hero',
          title: 'Journeys you will tell of',
          content: {
            description: 'From the first transfer to the last photograph, planned as one.',
            image: picture('nairobi', 'Giraffes in the savanna at dusk'),
            buttonText: 'Plan my trip',
            buttonUrl: '/contact',
          },
        },
        tourDeals(agency, { title: 'Ready to go' }),
        packAndGo,
      ],
    },
    destination: {
      description: `Where to fly from ${agency.home.city}.`,
      blocks: [
        destinations(agency, {
          title: 'Where shall we take you?',
          intro: `Every picture opens its flights from ${agency.home.city}.`,
          layout: 'mosaic',
          count: 10,
        }),
        packAndGo,
      ],
    },
    about: {
      description: `The people behind ${agency.name}.`,
      blocks: [
        {
          kind: 'story',
          title: 'We like it when people come back rested',
          content: {
            sections: [
              {
                title: `Hello, we are ${agency.name}`,
                text: 'We plan holidays the way we would plan our own: good flights, a room that is worth the money, and a day with nothing on it.',
                image: picture('accra', 'Painted boats on a beach'),
              },
              {
                title: 'We tell you the truth about places',
                text: 'When a beach has seaweed in July, we say so. When a stopover is too short, we say that too.',
                image: picture('window-seat', 'A window seat above the clouds'),
              },
            ],
          },
        },
        {
          kind: 'values',
          title: 'What matters to us',
          content: {
            items: [
              { title: 'Rest begins early', text: 'Transfers, seats and bags are settled before you leave.', icon: 'sun' },
              { title: 'One price', text: 'Taxes and charges are in it from the start.', icon: 'tag' },
              { title: 'A number that answers', text: 'Also when you are far away.', icon: 'phone' },
            ],
          },
        },
        packAndGo,
      ],
    },
    testimonials: {
      description: `Holidays with ${agency.name}, as guests tell them.`,
      blocks: [{ kind: 'testimonials', title: 'As our guests tell it' }, tellUs('card')],
    },
    contact: { description: `Reach ${agency.name}.`, blocks: [writeToUs('card'), reach(agency)] },
    faq: { description: 'Answers before you ask.', blocks: [questions(agency, { title: 'Answers before you ask' }), packAndGo] },
    't&c': { description: `Terms and conditions of ${agency.name}.`, blocks: [terms(agency)] },
    policy: { description: `What ${agency.name} keeps about you, and why.`, blocks: [privacy(agency)] },
  }),
}
