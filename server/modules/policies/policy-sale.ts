import { ageOn } from '#domain/dates.ts'
import { AppError } from '#domain/errors.ts'
import { isSame } from '#domain/money/money.ts'
import { policyEntryProblems } from '#domain/policies/check-entries.ts'
import { countryName } from '#domain/travel/places.ts'
import { policyFacts } from '#domain/trips/products/policy-facts.ts'
import { assertSold } from '../access/assert-sold.ts'
import { waysToPay } from '../pricing/offered-methods.ts'
import type { ProductSale, SaleOf } from '../products/product-sale.ts'
import { findPolicy, quoteAgain } from './booking/quote-policy.ts'
import { viewPolicyOffer } from './booking/view-offer.ts'
import { describePolicy } from './describe-policy.ts'
import { typeOfInsured } from './insured-type.ts'
import { sealPolicyContact } from './order/policy-contact.ts'
import { policyInTrip } from './policy-in-trip.ts'
import { timesOfPolicy } from './times-of-policy.ts'

/** The sale of protection. Each quote is bound once, so every checkout and every review asks for quotes of its own. */
export const policySale: ProductSale<SaleOf<'protection'>> = {
  async find(ctx, choice) {
    assertSold(ctx, 'protection')
    return findPolicy(ctx, choice)
  },
  reprice: quoteAgain,
  refind: quoteAgain,
  sameOffer: (a, b) => a.supplier === b.supplier && a.code === b.code,
  samePrice: (item, now) => isSame(item.offer.net, now.offer.net),
  expiresAt: ({ offer }) => offer.validUntil,
  describe(ctx, item, people, base) {
    return {
      ...base,
      product: 'protection',
      searchId: item.searchId,
      waitsFor: item.dependsOn && !item.onOrder ? (item.search?.forCheckout ?? null) : null,
      offer: viewPolicyOffer(ctx, item.offer, { charge: item.waterfall, ways: waysToPay(ctx) }),
      insured: people && people.insured,
      policyholder: people && people.policyholder,
      needs: people && people.needs,
    }
  },
  describeChoice: describePolicy,
  tripFacts: ({ offer }) => policyFacts(offer),
  inTrip: policyInTrip,
  checkPeople: ({ offer }, people) => ({ people, problems: policyEntryProblems(offer, people) }),
  gone: () => new AppError('protection.not-offered'),
  goneCode: 'protection.not-offered',
  suppliers: ({ policies }) => policies,
  probes: ({ policies }, { reference }) =>
    policies.map((supplier) => ({ title: supplier.title, ask: () => supplier.findBooking(reference, reference) })),
  earlier: (base, _item, people) => ({ ...base, product: 'protection', insured: people && people.insured }),
  journeyKey: ({ offer }) => `${offer.from}-${offer.ages.join('.')}`,
  paymentPage: (id) => `/protection/payment?checkout=${id}`,
  columns(ctx, { item: { offer }, people }) {
    const [lead] = people.insured
    return {
      title: `${offer.name}, ${countryName(offer.destination)}`,
      customer: lead ? `${lead.givenName} ${lead.familyName}` : people.contact.email,
      travellerCount: offer.ages.length,
      supplier: offer.supplier,
      supplierOfferId: offer.itemId,
      itinerary: offer,
      ...timesOfPolicy(offer, ctx.regional.zone),
      contactCipher: sealPolicyContact(ctx, people),
    }
  },
  people: ({ item, people }) =>
    people.insured.map(({ givenName, familyName, bornOn }) => {
      const age = ageOn(bornOn, item.offer.from)
      return { givenName, familyName, bornOn, age, type: typeOfInsured(age) }
    }),
  paidElsewhere: () => null,
}
