import { dayAt, formatDate } from '#domain/dates.ts'
import { coolingOffUntil } from '#domain/policies/cancellation.ts'
import { periodWords } from '#domain/policies/changes/change-rules.ts'
import { countryName } from '#domain/travel/places.ts'
import type { Ctx } from '../../../ctx.ts'
import type { PolicyFacts } from '../../../documents/order-facts.ts'
import type { OrderOf } from '../../products/order-of-product.ts'
import type { DocumentRecord } from '../../products/product-documents.ts'
import { openPolicyContact } from './policy-contact.ts'

/** The data of an order of a policy for its mails. */
export function policyFacts(ctx: Ctx, { order, people, facts }: DocumentRecord<OrderOf<'protection'>>): PolicyFacts {
  const { name, insurer, insurerNote, from, to, destination, benefits, exclusions } = order.itinerary
  const { policyholder } = openPolicyContact(ctx, order)
  const money = (amount: Parameters<typeof ctx.numbers.money>[0]) => ctx.numbers.money(amount)
  const until = coolingOffUntil(order.itinerary, dayAt(order.createdAt, ctx.regional.zone))
  return {
    ...facts,
    policy: name,
    insurer,
    insurerNote,
    period: periodWords({ from, to }),
    destination: countryName(destination),
    policyholder: `${policyholder.givenName} ${policyholder.familyName}`,
    insured: people.map(({ givenName, familyName }) => `${givenName} ${familyName}`),
    cover: benefits.map(({ title, limit, excess }) => {
      const most = limit ? `up to ${money(limit)}` : 'without a limit'
      return `${title}: ${most}${excess ? `, of which you bear ${money(excess)}` : ''}`
    }),
    exclusions,
    coolingOff: `Cancelled until ${formatDate(until)} and before the trip starts, everything is returned.`,
  }
}
