import type { AgencyFacts, Filled } from './starter.ts'

const places = [
  { to: 'LON', title: 'London', scene: 'london', alt: 'The clock tower and the wheel on the Thames at night' },
  { to: 'DXB', title: 'Dubai', scene: 'dubai', alt: 'Towers rising from the haze behind dunes and palms' },
  { to: 'ACC', title: 'Accra', scene: 'accra', alt: 'Painted fishing boats on a beach with palms' },
  { to: 'ZNZ', title: 'Zanzibar', scene: 'zanzibar', alt: 'A dhow under sail in front of the setting sun' },
  { to: 'CPT', title: 'Cape Town', scene: 'cape-town', alt: 'Table Mountain under its cloud, sailing boats in the bay' },
  { to: 'NBO', title: 'Nairobi', scene: 'nairobi', alt: 'Giraffes under acacias, the city far behind' },
  { to: 'IST', title: 'Istanbul', scene: 'istanbul', alt: 'Domes and minarets above ferries on the water' },
  { to: 'PAR', title: 'Paris', scene: 'paris', alt: 'The iron tower above trees and a stone bridge' },
  { to: 'ABV', title: 'Abuja', scene: 'abuja', alt: 'A great rock above green hills and a golden dome' },
  { to: 'NYC', title: 'New York', scene: 'new-york', alt: 'Skyscrapers and the statue across the harbour' },
] as const

const lagos = { to: 'LOS', scene: 'lagos', alt: 'The cable bridge over the Lagos lagoon at sunset' }

/** The drawing of the agency's own city, or of a journey if there is none. */
export function homePicture({ home }: AgencyFacts) {
  const drawn = [lagos, ...places].find(({ to }) => to === home.code)
  return drawn ? picture(drawn.scene, drawn.alt) : picture('above-the-clouds', 'An aeroplane above the clouds')
}

interface Given {
  title: string
  intro: string
  layout?: string
  first?: number
  count?: number
}

/** Destinations of flights from the agency's city, each with its drawing and a search link. */
export const destinations = ({ home }: AgencyFacts, given: Given): Filled => ({
  kind: 'destinations',
  title: given.title,
  layout: given.layout,
  content: {
    intro: given.intro,
    items: places
      .filter(({ to }) => to !== home.code)
      .slice(given.first ?? 0, (given.first ?? 0) + (given.count ?? places.length))
      .map(({ to, title, scene, alt }) => ({
        title,
        locationName: { from: home.city, to: title },
        originDestinations: { from: home.code, to },
        rating: 0,
        image: { src: `/scenes/${scene}.svg`, alt },
      })),
  },
})

export const picture = (scene: string, alt: string) => ({ src: `/scenes/${scene}.svg`, alt })
