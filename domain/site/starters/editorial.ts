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
  title: 'Three things, done properly',
  layout: 'list',
  content: {
    items: [
      {
        title: 'Flights',
        description: 'We read the fare rules so that you need not, and tell you which of them matter.',
        icon: 'plane',
      },
      { title: 'Rooms', description: 'A short list with reasons, rather than four hundred results.', icon: 'bed' },
      { title: 'Journeys', description: 'Itineraries with room for what you find along the way.', icon: 'map' },
    ],
  },
}

const letter: Filled = {
  kind: 'cta',
  title: 'Begin with a conversation',
  layout: 'card',
  content: {
    description: 'Write to us about the journey you have in mind. A person reads it, and answers.',
    buttonText: 'Write to us',
    link: '/contact',
  },
}

/** A travel magazine: large type, ruled columns, much white space. For agencies that advise. */
export const editorial: Starter = {
  settings: {
    primaryColor: '#1f2a24',
    secondaryColor: '#8a3b12',
    buttonColor: '#1f2a24',
    fontFamily: 'Fraunces',
    header: 'split',
    footer: 'slim',
    hero: 'plain',
    searchbar: 'bar',
    homeLayoutStyle: 'full-width',
    listing: 'rows',
  },
  pages: (agency) => ({
    home: {
      description: `${agency.name} arranges journeys with care: flights, rooms and itineraries, explained in plain words.`,
      blocks: [
        {
          kind: 'hero',
          title: 'The art of leaving, well arranged',
          content: {
            description: `${agency.name} advises travellers who would rather ask once and go than compare for a week.`,
            image: picture('istanbul', 'Domes and minarets above ferries on the water'),
            withSearch: true,
          },
        },
        services,
        destinations(agency, {
          title: homeSectionTitles.flights,
          intro: 'Currently on our desk: seven cities, and the flights behind them.',
          layout: 'row',
          first: 3,
          count: 7,
        }),
        hotelDeals(agency, { title: homeSectionTitles.hotels, layout: 'table' }),
        tourDeals(agency, { title: homeSectionTitles.tours, layout: 'table' }),
        flightDeals(agency, { title: homeSectionTitles.deals, layout: 'table', count: 6 }),
        {
          kind: 'story',
          title: 'Notes for the road',
          content: {
            sections: [
              {
                title: 'Book the connection, not the fare',
                text: 'The cheapest ticket often has the shortest change of planes. We look at the airport first: how far the gates lie apart, whether you pass immigration, which flight goes next if you miss one.',
                image: picture('window-seat', 'A window seat above the clouds'),
              },
              {
                title: 'Six months is a rule, not a wish',
                text: 'Many countries turn away passports that end within six months of your return. Check yours before you choose dates; renewing it takes longer than finding a flight.',
                image: picture('paris', 'The iron tower above trees and a bridge'),
              },
            ],
          },
        },
        letter,
      ],
    },
    deals: {
      description: `Fares, rooms and journeys that ${agency.name} recommends.`,
      blocks: [
        flightDeals(agency, { title: 'Fares', layout: 'table' }),
        tourDeals(agency, { title: 'Journeys', layout: 'table' }),
        hotelDeals(agency, { title: 'Rooms', layout: 'table' }),
        letter,
      ],
    },
    flight: {
      description: `Search flights with ${agency.name}.`,
      blocks: [
        {
          kind: 'hero',
          title: 'Flights, explained',
          content: {
            description: 'Compare fares side by side and see what each of them allows before you pay.',
            withSearch: true,
          },
        },
        flightDeals(agency, { title: 'Routes to begin with', layout: 'table', count: 6 }),
        questions(agency, { title: 'Asked often', count: 5 }),
      ],
    },
    hotel: {
      description: `Rooms chosen by ${agency.name}.`,
      blocks: [
        {
          kind: 'hero',
          title: 'Rooms with a reason',
          content: {
            description: 'Look for a room yourself, or let us send three suggestions and say why.',
            image: picture('cape-town', 'Table Mountain above the bay'),
            buttonText: 'Ask for suggestions',
            buttonUrl: '/contact',
            withSearch: true,
          },
        },
        hotelDeals(agency, { title: 'Rooms', layout: 'table' }),
        letter,
      ],
    },
    tour: {
      description: `Itineraries by ${agency.name}.`,
      blocks: [
        {
          kind: 'hero',
          title: 'Itineraries with room to wander',
          content: {
            description: 'Planned to the hour where it matters, and left open where it does not.',
            image: picture('nairobi', 'Giraffes in the savanna at dusk'),
            buttonText: 'Plan an itinerary',
            buttonUrl: '/contact',
          },
        },
        tourDeals(agency, { title: 'Journeys', layout: 'table' }),
        letter,
      ],
    },
    destination: {
      description: `Cities, and how to reach them from ${agency.home.city}.`,
      blocks: [
        destinations(agency, {
          title: 'An atlas, abridged',
          intro: `Cities and the flights that lead there from ${agency.home.city}.`,
        }),
        letter,
      ],
    },
    about: {
      description: `What ${agency.name} believes about travel.`,
      blocks: [
        {
          kind: 'story',
          title: `${agency.name}, in short`,
          layout: 'column',
          content: {
            sections: [
              {
                title: '',
                text: `${agency.name} is a travel agency in the old sense: people who know routes, rules and seasons, and who answer when you write.\n\nWe use good tools to search, and judgement to choose. The price you see is the price you pay, and the rules are explained before you do.`,
              },
            ],
          },
        },
        {
          kind: 'values',
          title: 'What we hold to',
          layout: 'list',
          content: {
            items: [
              { title: 'Fewer, better options', text: 'A list is not advice.', icon: 'check' },
              { title: 'No surprises', text: 'Bags, changes and refunds are said before payment.', icon: 'tag' },
              {
                title: 'Present when it matters',
                text: 'When plans break, you speak to the person who made them.',
                icon: 'phone',
              },
            ],
          },
        },
        letter,
      ],
    },
    testimonials: {
      description: `Letters from travellers of ${agency.name}.`,
      blocks: [{ kind: 'testimonials', title: 'Letters from travellers', layout: 'list' }, tellUs()],
    },
    contact: { description: `Write to ${agency.name}.`, blocks: [writeToUs(), reach(agency, 'stacked')] },
    faq: {
      description: 'Questions, answered at some length.',
      blocks: [questions(agency, { title: 'Questions, answered', layout: 'open' }), letter],
    },
    't&c': { description: `Terms and conditions of ${agency.name}.`, blocks: [terms(agency)] },
    policy: { description: `What ${agency.name} keeps about you, and why.`, blocks: [privacy(agency)] },
  }),
}
