import type { ChoiceSummary } from '#domain/travel/choice-summary.ts'
import { flexibilities } from '#domain/policies/policy.ts'
import type { SupplierPolicyOffer } from '#domain/policies/policy-offer.ts'
import { countryName } from '#domain/travel/places.ts'
import type { Ctx } from '../../ctx.ts'
import { typeOfInsured } from './insured-type.ts'
import { timesOfPolicy } from './times-of-policy.ts'

const MOST_BENEFITS = 6

/** A chosen policy in words. */
export function describePolicy(ctx: Ctx, { offer }: { offer: SupplierPolicyOffer }): ChoiceSummary {
  const { startsAt, endsAt, zone } = timesOfPolicy(offer, ctx.regional.zone)
  const of = (type: 'ADT' | 'CHD' | 'INF') => offer.ages.filter((age) => typeOfInsured(age) === type).length
  return {
    title: `${offer.name}, ${countryName(offer.destination)}`,
    from: offer.from,
    to: offer.to,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    zone,
    adults: of('ADT'),
    children: of('CHD'),
    infants: of('INF'),
    facts: [
      `Insurer: ${offer.insurer}.`,
      ...offer.benefits
        .slice(0, MOST_BENEFITS)
        .map(({ title, limit }) => `${title}: ${limit ? `up to ${ctx.numbers.money(limit)}` : 'without a limit'}.`),
      `${flexibilities[offer.flexibility]}. ${offer.coolingOffDays} days to cancel for a full refund.`,
    ],
    photo: null,
    bookableUntil: offer.validUntil,
  }
}
