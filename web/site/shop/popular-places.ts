import { defaultRegional } from '#domain/defaults.ts'
import type { Site } from '#domain/site/site.ts'
import { popularAt } from '#domain/travel/suggest-places.ts'

/** Cities of the default country and around it, then where people fly from there. */
const ofDefault =
  'LOS ABV PHC KAN ENU QOW LON DXB JED NYC HOU ATL WAS YTO PAR AMS FRA IST DOH CAI ADD NBO ACC KGL JNB CPT ZNZ ABJ DSS LFW BOM DEL CAN SIN'.split(
    ' ',
  )

/** Cities that the search form offers before a script does better. */
export const popularPlaces = (country: string): string[] =>
  country === defaultRegional.country ? ofDefault : popularAt(country).map(({ code }) => code)

/** The codes of places that a site's deals and destinations name. */
export const placesNamed = ({ pages }: Site): string[] =>
  pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => {
      if (block.kind === 'flightDeals') return block.content.items.flatMap(({ from, to }) => [from, to])
      if (block.kind === 'destinations') return block.content.items.flatMap(({ originDestinations: { from, to } }) => [from, to])
      return []
    })
    .filter(Boolean)
