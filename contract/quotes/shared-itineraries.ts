import { z } from 'zod'
import { SiteSettings } from '#domain/site/settings.ts'
import { Words } from '#domain/words.ts'
import { endpoint } from '../endpoint.ts'
import { SharedItinerary } from './quote-itinerary.ts'

const tags = ['Storefront']
const ByToken = z.object({ token: Words.max(80) })
const refusals = ['shop.closed', 'quote.link-invalid'] as const

/** What one traveller or group of a quote travels, by the secret of a private link: this and nothing of the others. */
export const sharedItineraries = {
  read: endpoint('public', "Read a traveller's itinerary of a quote", refusals)
    .route({
      method: 'GET',
      path: '/shop/quote-itineraries/{token}',
      tags,
      description: 'It is for reading: the quote is answered by its own link. A reading does not mark the quote as opened.',
    })
    .input(ByToken)
    .output(z.object({ itinerary: SharedItinerary, settings: SiteSettings })),
  pdf: endpoint('public', "Print a traveller's itinerary of a quote", refusals)
    .route({ method: 'GET', path: '/shop/quote-itineraries/{token}/pdf', tags })
    .input(ByToken)
    .output(z.file()),
}
