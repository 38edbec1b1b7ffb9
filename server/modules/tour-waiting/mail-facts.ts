import { departureOf } from '#domain/authored-tours/availability/departures.ts'
import type { AuthoredOption } from '#domain/authored-tours/option-shape.ts'
import type { OwnTour } from '#domain/authored-tours/sale/as-tour.ts'
import { scheduleOf } from '#domain/authored-tours/sale/option-schedule.ts'
import { formatDate } from '#domain/dates.ts'
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
  row: Pick<WaitingRow, 'departureId' | 'people' | 'contactCipher' | 'linkCipher'>
  origin: string
}

/** What mails about a place on a waiting list say. */
export function waitingFacts(ctx: Ctx, { own: { tour }, option, row, origin }: Of) {
  const { zone } = tour.location
  const departure = departureOf(scheduleOf(option, zone), row.departureId)
  const [day = row.departureId, time = null] = departure ? [departure.day, departure.time] : row.departureId.split('T')
  const { name, email } = openContact(ctx, row)
  return {
    email,
    facts: {
      name,
      tour: tour.name.title,
      option: option.name,
      date: [formatDate(day), time].filter(Boolean).join(', '),
      people: row.people,
      url: linkOf(ctx, row, origin),
    },
  }
}
