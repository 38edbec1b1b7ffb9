import { type ChoiceSummary, partyOf, spanOf } from '#domain/travel/choice-summary.ts'
import { flexibilities } from '#domain/policies/policy.ts'
import type { SupplierPolicyOffer } from '#domain/policies/policy-offer.ts'
import { countryName } from '#domain/travel/places.ts'
import type { Ctx } from '../../ctx.ts'
import { typeOfInsured } from './insured-type.ts'
import { timesOfPolicy } from './times-of-policy.ts'

const MOST_BENEFITS = 6

/** A chosen policy in words. */
export function describePolicy(ctx: Ctx, { offer }: { offer: SupplierPolicyOffer }): ChoiceSummary {
  return {
    title: `${offer.name}, ${countryName(offer.destination)}`,
    from: offer.from,
    to: offer.to,
    ...spanOf(timesOfPolicy(offer, ctx.regional.zone)),
    ...partyOf(offer.ages.map(typeOfInsured)),
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
