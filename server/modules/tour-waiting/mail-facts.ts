import { departureWords } from '#domain/authored-tours/availability/departure-words.ts'
import type { Departure } from '#domain/authored-tours/availability/schedule.ts'
import type { AuthoredOption } from '#domain/authored-tours/option-shape.ts'
import type { OwnTour } from '#domain/authored-tours/sale/as-tour.ts'
import type { Ctx } from '../../ctx.ts'
import { agencyFacts } from '../site/agency-facts.ts'
import { siteOrigin } from '../site/site-origin.ts'
import { linkOf, openContact, type WaitingRow } from './waiting-entry.ts'

/** The origin of the agency's storefront. Never inside a transaction. */
export async function shopOriginOf(ctx: Ctx): Promise<string> {
  const { slug } = await ctx.tx((tx) => agencyFacts(tx, ctx.agencyId))
  return siteOrigin(ctx.system, { id: ctx.agencyId, slug })
}

interface Of {
  own: OwnTour
  option: AuthoredOption
  departure: Departure
  row: Pick<WaitingRow, 'people' | 'contactCipher' | 'linkCipher'>
  origin: string
}

/** What mails about a place on a waiting list say. */
export function waitingFacts(ctx: Ctx, { own: { tour }, option, departure, row, origin }: Of) {
  const { name, email } = openContact(ctx, row)
  return {
    email,
    facts: {
      name,
      tour: tour.name.title,
      option: option.name,
      date: departureWords(departure),
      people: row.people,
      url: linkOf(ctx, row, origin),
    },
  }
}
