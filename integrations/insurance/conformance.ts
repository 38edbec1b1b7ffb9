import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, ageOn } from '#domain/dates.ts'
import { PolicyTerms } from '#domain/policies/policy.ts'
import { kindOf, searchBatches, searchConformance } from '../search-conformance.ts'
import type { PolicyBooking, PolicyQuery, PolicyQuotes, PolicySupplier, SupplierPolicy } from './port.ts'

export interface PolicyConformance {
  open(): Promise<{ supplier: PolicySupplier; close(): Promise<void> }>
  /** Two adults and a child, more than the cooling-off period ahead, with the cost of the trip. */
  query: PolicyQuery
}

const born = (age: number, day: string) => `${Number(day.slice(0, 4)) - age}-01-01`

/** A booking of a quoted policy. */
export const policyBookingOf = ({ quoteId, itemId }: SupplierPolicy, query: PolicyQuery, reference: string): PolicyBooking => ({
  quoteId,
  itemId,
  reference,
  residence: query.residence,
  insured: query.ages.map((age, index) => ({
    givenName: 'Adaeze',
    familyName: `Obi ${'ABC'[index]}`,
    bornOn: born(age, query.from),
  })),
  policyholder: { givenName: 'Adaeze', familyName: 'Obi', street: '1 Marina', city: 'Lagos' },
  contact: { email: 'adaeze@example.com', phone: '+2348031234567' },
})

/** The requirements of every supplier of travel insurance. Registers Vitest cases. */
export function policyConformance(name: string, { open, query }: PolicyConformance): void {
  describe(`${name} as a source of protection`, () => {
    let supplier: PolicySupplier
    let close: () => Promise<void>
    let quotes: PolicyQuotes
    beforeAll(async () => {
      ;({ supplier, close } = await open())
      const [batch] = await searchBatches(supplier, query)
      quotes = batch?.[0] ?? { offered: [], refused: [] }
    })
    afterAll(() => close())
    const fresh = async (suits: (policy: SupplierPolicy) => boolean = () => true) => {
      const found = (await supplier.quote(query)).offered.find(suits)
      if (!found) throw new Error('no policy suits this case')
      return found
    }

    searchConformance(() => supplier, query)

    test('several policies have a premium that includes its tax, terms of the domain’s shape, and both documents', async () => {
      expect(quotes.offered.length).toBeGreaterThan(2)
      for (const { net, tax, ipidUrl, termsUrl, supplier: of, ...policy } of quotes.offered) {
        expect(of).toBe(supplier.id)
        expect(net.amount).toBeGreaterThan(tax?.amount ?? 0)
        expect(PolicyTerms.parse(policy)).toMatchObject({ name: policy.name, benefits: policy.benefits })
        for (const url of [ipidUrl, termsUrl]) expect((await supplier.document(url)).subarray(0, 5).toString()).toBe('%PDF-')
      }
    })

    test('a policy that does not take these people has the insurer’s reason', async () => {
      const { refused } = await supplier.quote({ ...query, ages: [99, 98] })
      expect(refused.length).toBeGreaterThan(0)
      for (const { reason } of refused) expect(reason).toMatch(/\w{3}/)
    })

    test('a policy is bound with a certificate, found by its quote and our reference, and cancelled with what was previewed', async () => {
      const policy = await fresh()
      const reference = crypto.randomUUID()
      expect(await supplier.findBooking(policy.quoteId, reference)).toBeNull()
      const order = await supplier.book(policyBookingOf(policy, query, reference))
      expect(order).toMatchObject({ status: 'issued', reference, total: policy.net, supplierOfferId: policy.itemId })
      expect(order.bookingReference).toMatch(/^\w{6,}$/)
      expect((await supplier.document(order.details.certificateUrl ?? '')).length).toBeGreaterThan(200)
      expect(await supplier.findBooking(policy.quoteId, reference)).toMatchObject({ id: order.id, status: 'issued' })
      expect(await supplier.findBooking(policy.quoteId, crypto.randomUUID())).toBeNull()
      expect(await supplier.claims(order.id ?? '')).toEqual({ startUrl: expect.stringMatching(/^https?:/), claims: [] })
      const { refund, penalty } = await supplier.previewCancellation(order.id ?? '')
      expect({ refund, penalty: penalty.amount }).toEqual({ refund: policy.net, penalty: 0 })
      expect(await supplier.getOrder(order.id ?? '')).toMatchObject({ status: 'issued' })
      expect(await supplier.cancel(order.id ?? '')).toMatchObject({ status: 'cancelled', refund })
      expect((await supplier.claims(order.id ?? '')).startUrl).toBeNull()
      expect(await supplier.cancel(order.id ?? '')).toMatchObject({ status: 'cancelled', refund })
    })

    test('a bound policy is changed to a longer period for what was quoted, with a new certificate, and back for the first premium', async () => {
      const policy = await fresh()
      const { id, details } = await supplier.book(policyBookingOf(policy, query, crypto.randomUUID()))
      const longer = { from: query.from, to: addDays(query.to, 5) }
      const quoted = await supplier.quoteChange(id ?? '', longer)
      expect(quoted.net.amount).toBeGreaterThan(policy.net.amount)
      expect(await supplier.getOrder(id ?? '')).toMatchObject({ total: policy.net, details: { period: { to: query.to } } })
      const changed = await supplier.confirmChange(id ?? '', quoted.changeId)
      expect(changed).toMatchObject({ id, status: 'issued', total: quoted.net, details: { period: longer } })
      expect((await supplier.document(changed.details.certificateUrl ?? '')).length).toBeGreaterThan(200)
      expect(await kindOf(supplier.document(details.certificateUrl ?? ''))).toBe('unavailable')
      expect(await supplier.confirmChange(id ?? '', quoted.changeId)).toMatchObject({ total: quoted.net })
      const back = await supplier.quoteChange(id ?? '', query)
      expect(back.net).toEqual(policy.net)
      expect(await supplier.confirmChange(id ?? '', back.changeId)).toMatchObject({ total: policy.net })
      expect((await supplier.previewCancellation(id ?? '')).refund).toEqual(policy.net)
    })

    test('a period that is not insurable is refused with a reason, and a cancelled policy is not changed', async () => {
      const { id } = await supplier.book(policyBookingOf(await fresh(), query, crypto.randomUUID()))
      const tooLong = supplier.quoteChange(id ?? '', { from: query.from, to: addDays(query.from, 600) })
      await expect(tooLong).rejects.toMatchObject({ kind: 'rejected', words: expect.stringMatching(/\w{3}/) })
      const { changeId } = await supplier.quoteChange(id ?? '', { from: query.from, to: addDays(query.to, 1) })
      await supplier.cancel(id ?? '')
      await expect(supplier.confirmChange(id ?? '', changeId)).rejects.toMatchObject({ kind: 'rejected', vendorCode: 'TOO_LATE' })
      await expect(supplier.quoteChange(id ?? '', query)).rejects.toMatchObject({ kind: 'rejected', vendorCode: 'TOO_LATE' })
    })

    test('binding twice for one reference makes one policy, and a quote is bound for one reference only', async () => {
      const policy = await fresh()
      const booking = policyBookingOf(policy, query, crypto.randomUUID())
      const first = await supplier.book(booking)
      expect((await supplier.book(booking)).bookingReference).toBe(first.bookingReference)
      expect(await kindOf(supplier.book({ ...booking, reference: crypto.randomUUID() }))).toBe('rejected')
      expect(await kindOf(supplier.book({ ...booking, residence: 'GH' }))).toBe('rejected')
    })

    test('an unknown quote is sold out, and a declined one is accepted as declined', async () => {
      const policy = await fresh()
      expect(await kindOf(supplier.book({ ...policyBookingOf(policy, query, crypto.randomUUID()), quoteId: 'unknown' }))).toBe(
        'sold-out',
      )
      expect(await kindOf(supplier.decline(policy.quoteId))).toBe('succeeded')
    })

    test('the insured have the ages of the query', () => {
      const [first] = quotes.offered
      if (!first) throw new Error('nothing is offered')
      expect(policyBookingOf(first, query, '').insured.map(({ bornOn }) => ageOn(bornOn, query.from))).toEqual(query.ages)
    })
  })
}
