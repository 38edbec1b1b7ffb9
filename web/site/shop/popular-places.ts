import type { Site } from '#domain/site/site.ts'

/** Cities of the default country and around it, then their main destinations. */
export const popularPlaces =
  'LOS ABV PHC KAN ENU QOW LON DXB JED NYC HOU ATL WAS YTO PAR AMS FRA IST DOH CAI ADD NBO ACC KGL JNB CPT ZNZ ABJ DSS LFW BOM DEL CAN SIN'.split(
    ' ',
  )

/** The codes of places in a site's deals and destinations. */
export const placesNamed = ({ pages }: Site): string[] =>
  pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => {
      if (block.kind === 'flightDeals') return block.content.items.flatMap(({ from, to }) => [from, to])
      if (block.kind === 'destinations') return block.content.items.flatMap(({ originDestinations: { from, to } }) => [from, to])
      return []
    })
    .filter(Boolean)
