import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '#tests/database.ts'
import type { Ctx } from '../../ctx.ts'
import { mails } from '../../db/schema/index.ts'
import { shareOffers } from './share-offers.ts'
import { makeOffer } from './testing/make-offer.ts'
import { openSearch } from './testing/open-search.ts'
import { NOON } from './testing/open-system.ts'

let at: Awaited<ReturnType<typeof openSearch>>

beforeAll(async () => {
  at = await openSearch(await testDatabase())
  // Mails are read from the outbox; none is sent in this test.
  at.system.jobs = { ...at.system.jobs, enqueue: async () => undefined }
})
afterAll(() => at.close())
beforeEach(() => at.nextDay())

const mailsTo = (to: string, ctx: Ctx = at.ctx) => ctx.tx((tx) => tx.select().from(mails).where(eq(mails.to, to)))

async function twoOffers(ctx: Ctx = at.ctx) {
  at.suppliers({
    a: [[makeOffer('a', '1', { net: 500_00, currency: 'USD' }), makeOffer('a', '2', { net: 700_00, currency: 'USD' })]],
  })
  const { searchId, offers } = await at.run(at.searchFor(), { ctx })
  return offers.map((offer) => ({ searchId, offerId: offer.id }))
}

describe('sharing offers by mail', () => {
  it('mails them in the agency’s name at the selling price with their expiry, without net price and margin', async () => {
    const offers = await twoOffers()
    await shareOffers(at.ctx, { to: 'ada@example.com', note: 'As promised.', offers })
    const [mail] = await mailsTo('ada@example.com')
    expect(mail?.subject).toBe('2 flights to choose from: Lagos to London')
    // 500 dollars at 1530.25 with 5 % markup; 765,125.00 is the net price.
    expect(mail?.text).toContain('NGN 803,381.25 in all for 1 adult, 1 child, 1 infant')
    expect(mail?.text).toContain('As promised.')
    expect(mail?.text).toMatch(/These prices hold until \d\d Nov 2026, \d\d:\d\d Lagos time\./)
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/765,125|Markup|Standard|duffel/)
  })

  it('sends at most five mails an hour to one address in any spelling, and others are not affected', async () => {
    const offers = await twoOffers()
    const send = (to: string) => shareOffers(at.ctx, { to, note: '', offers })
    for (let sent = 0; sent < 5; sent += 1) await send('bola@example.com')
    await expect(send('Bola@Example.com')).rejects.toMatchObject({ code: 'input.too-many-requests' })
    await send('chidi@example.com')
    expect(await mailsTo('bola@example.com')).toHaveLength(5)
    expect(await mailsTo('Bola@Example.com')).toEqual([])
  })

  it('is refused for offers of another agency, and for expired offers', async () => {
    const offers = await twoOffers()
    const refused = { code: 'flight.search-expired' }
    await expect(shareOffers(at.other, { to: 'd@example.com', note: '', offers })).rejects.toMatchObject(refused)
    at.clock.now = new Date(NOON.getTime() + 31 * 60_000)
    await expect(shareOffers(at.ctx, { to: 'd@example.com', note: '', offers })).rejects.toMatchObject(refused)
    expect(await mailsTo('d@example.com')).toEqual([])
  })
})
