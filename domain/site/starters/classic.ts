import { homeSectionTitles } from '../../defaults.ts'
import { reach, tellUs, writeToUs } from './contact.ts'
import { flightDeals, hotelDeals, tourDeals } from './deals.ts'
import { destinations, homePicture, picture } from './places.ts'
import { privacy } from './privacy.ts'
import { questions } from './questions.ts'
import type { Filled, Starter } from './starter.ts'
import { terms } from './terms.ts'

const facts: Filled = {
  kind: 'quickInfo',
  title: '',
  content: {
    items: [
      { title: 'The final price', description: 'Checked with the airline before you pay.', icon: 'check' },
      { title: 'Pay your way', description: 'By card or by bank transfer.', icon: 'wallet' },
      { title: 'Tickets by e-mail', description: 'As a rule within minutes.', icon: 'clock' },
      { title: 'A person to call', description: 'Before, during and after the trip.', icon: 'phone' },
    ],
  },
}

const services: Filled = {
  kind: 'services',
  title: 'What we do for you',
  content: {
    items: [
      {
        title: 'Flights',
        description: 'Fares of many airlines side by side, with bags and rules in plain words.',
        icon: 'plane',
      },
      { title: 'Rooms', description: 'Rooms near where you need to be, held while you decide.', icon: 'bed' },
      { title: 'Journeys', description: 'Flights, rooms and transfers planned as one journey.', icon: 'map' },
    ],
  },
}

const askUs: Filled = {
  kind: 'cta',
  title: 'Rather talk to someone?',
  content: {
    description: 'Tell us where and when. We answer with an offer you can book.',
    buttonText: 'Contact us',
    link: '/contact',
  },
}

/** Plain: the specification's colours and titles. */
export const classic: Starter = {
  settings: {},
  pages: (agency) => ({
    home: {
      description: `Search, compare and book flights with ${agency.name}. Pay by card or bank transfer and get your ticket by e-mail.`,
      blocks: [
        {
          kind: 'hero',
          title: 'Where to next?',
          content: {
            description: `${agency.name} finds the fare, books it and stays with you until you are home.`,
            image: homePicture(agency),
            withSearch: true,
          },
        },
        facts,
        destinations(agency, {
          title: homeSectionTitles.flights,
          intro: `Where to fly from ${agency.home.city}: one touch opens a search for next month.`,
          count: 8,
        }),
        hotelDeals(agency, { title: homeSectionTitles.hotels }),
        tourDeals(agency, { title: homeSectionTitles.tours }),
        flightDeals(agency, { title: homeSectionTitles.deals, count: 4 }),
        services,
        questions(agency, { title: 'Good to know', count: 5 }),
        askUs,
      ],
    },
    deals: {
      description: `Flight, hotel and tour offers of ${agency.name}.`,
      blocks: [
        flightDeals(agency, { title: 'Flight deals' }),
        hotelDeals(agency, { title: 'Hotel deals' }),
        tourDeals(agency, { title: 'Tour deals' }),
        askUs,
      ],
    },
    flight: {
      description: `Search flights from ${agency.home.country} to the world with ${agency.name}.`,
      blocks: [
        {
          kind: 'hero',
          title: `Flights from ${agency.home.country} to the world`,
          layout: 'plain',
          content: { description: 'Every fare with its bags and its rules, before you pay.', withSearch: true },
        },
        facts,
        flightDeals(agency, { title: 'Popular routes', layout: 'table' }),
        questions(agency, { title: 'Before you book', count: 4 }),
      ],
    },
    hotel: {
      description: `Hotel rooms through ${agency.name}.`,
      blocks: [
        {
          kind: 'hero',
          title: 'Hotels we would sleep in ourselves',
          layout: 'split',
          content: {
            description: 'Choose the city and the nights. Every room with its price, its taxes and its rules, before you pay.',
            image: picture('cape-town', 'Table Mountain above the bay'),
            withSearch: true,
          },
        },
        hotelDeals(agency, { title: 'Hotel deals' }),
        askUs,
      ],
    },
    tour: {
      description: `Tours and journeys planned by ${agency.name}.`,
      blocks: [
        {
          kind: 'hero',
          title: 'Journeys planned for you',
          layout: 'split',
          content: {
            description: 'One price for flights, rooms and transfers, and one number to call.',
            image: picture('nairobi', 'Giraffes in the savanna at dusk'),
            buttonText: 'Plan a journey',
            buttonUrl: '/contact',
          },
        },
        tourDeals(agency, { title: 'Tour deals' }),
        askUs,
      ],
    },
    destination: {
      description: `Cities to fly to from ${agency.home.city}, each with its flights.`,
      blocks: [
        destinations(agency, {
          title: 'Destinations',
          intro: `Choose a city: its flights are searched for next month, from ${agency.home.city}.`,
        }),
        askUs,
      ],
    },
    about: {
      description: `Who ${agency.name} is and how we work.`,
      blocks: [
        {
          kind: 'story',
          title: `About ${agency.name}`,
          content: {
            sections: [
              {
                title: 'Travel, arranged by people',
                text: `${agency.name} arranges travel for families, companies and groups. We compare what airlines and hotels offer, say plainly what is included, and stay reachable when plans change.`,
                image: picture('window-seat', 'A window seat above the clouds'),
              },
              {
                title: 'How we work',
                text: 'You see the whole price before you pay. We check it once more with the airline, then issue your ticket. If something goes wrong, we tell you what happened and what can be done.',
                image: picture('above-the-clouds', 'An aeroplane above the clouds'),
              },
            ],
          },
        },
        {
          kind: 'values',
          title: 'What you can count on',
          content: {
            items: [
              { title: 'Plain prices', text: 'What you see is what you pay.', icon: 'tag' },
              { title: 'Careful booking', text: 'Names, dates and rules are checked twice.', icon: 'check' },
              { title: 'Help on the way', text: 'Call us first when a flight is moved.', icon: 'phone' },
            ],
          },
        },
        askUs,
      ],
    },
    testimonials: {
      description: `What travellers say about ${agency.name}.`,
      blocks: [{ kind: 'testimonials', title: 'What travellers say' }, tellUs('card')],
    },
    contact: { description: `Reach ${agency.name}.`, blocks: [reach(agency), writeToUs()] },
    faq: {
      description: 'Questions that travellers ask, and our answers.',
      blocks: [questions(agency, { title: 'Questions and answers' }), askUs],
    },
    't&c': { description: `Terms and conditions of ${agency.name}.`, blocks: [terms(agency)] },
    policy: { description: `What ${agency.name} keeps about you, and why.`, blocks: [privacy(agency)] },
  }),
}
