import { inflateSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { systemCtx } from '#server/ctx.ts'
import { mails } from '#server/db/schema/index.ts'
import { pay } from '#tests/book-flight.ts'
import { readyStay, testRate } from '#tests/book-stay.ts'
import { openStorefront } from '#tests/open-storefront.ts'
import { cards, payOnHostedPage } from '#tests/pay-on-hosted-page.ts'
import type { ShopVisitor } from '#tests/shop-visitor.ts'

const { t, owner, ada, elsewhere, buy } = await openStorefront()

/** Colours that no starter template and no part of the platform uses. */
const agencies = [
  {
    slug: 'skyways',
    visitor: ada,
    staff: () => owner,
    colour: '#5b21b6',
    name: 'Skyways Travel',
    contact: ['hello@skyways.test', '+2342012345678'],
  },
  {
    slug: 'savanna',
    visitor: elsewhere,
    staff: () => t.signIn('owner@savanna.test'),
    colour: '#8a1538',
    name: 'Savanna Journeys',
    contact: ['hello@savanna.test', '+254202345678'],
  },
]

/** The drawing operators of a PDF: its decompressed streams; embedded fonts match nothing. */
const drawingOf = (pdf: string): string =>
  [...pdf.matchAll(/\/FlateDecode[^]*?stream\n([^]*?)\nendstream/g)]
    .map(([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'))
    .join('\n')

const hex = (channels: string[]): string =>
  `#${channels
    .map((channel) =>
      Math.round(Number(channel) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Every fill and stroke colour of a PDF. */
const coloursOf = (pdf: string): string[] =>
  [...drawingOf(pdf).matchAll(/([\d.]+) ([\d.]+) ([\d.]+) (?:scn|SCN)\b/g)].map(([, ...channels]) => hex(channels))

/** A file as a browser downloads it. */
async function download({ cookies }: ShopVisitor, slug: string, url: string): Promise<string> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { statusCode, rawPayload } = await t.app.inject({ url, headers: { host: `${slug}.customer.localhost`, cookie } })
  expect([url, statusCode]).toEqual([url, 200])
  return rawPayload.toString('latin1')
}

/** The portal's colour and the path of the platform's icon. */
const ofThePlatform = /#0067ff|M6 19\.5 26 8/i

const unfolded = (ics: string) => ics.replaceAll(/\r\n[ \t]/g, '')

test.each(agencies)(
  'documents, calendar files, mails and the icon of $slug have its name, contact and colour, and nothing of the platform',
  async ({ slug, visitor, staff, colour, name, contact }) => {
    const member = await staff()
    const change = { primaryColor: colour, favicon: '' }
    expect((await member.call('PATCH', '/site/settings', { change, isLive: true })).status).toBe(200)
    const { orderId } = await buy(visitor, 0)
    const stay = await readyStay(visitor, await testRate(visitor, 'Successful Booking'))
    const started = await pay(visitor, stay, 'card')
    await payOnHostedPage(started.body.redirectUrl, cards.approved)
    await visitor.call('POST', `/checkouts/${stay.id}/confirm-card`)
    await t.drain()
    await t.drain()

    for (const id of [orderId, String(started.body.orderId)]) {
      const pdf = await download(visitor, slug, `/api/orders/${id}/e-ticket.pdf`)
      // The author in the document's properties.
      expect(pdf).toContain(`(${name})`)
      expect(coloursOf(pdf)).toContain(colour)
      expect(coloursOf(pdf)).not.toContain('#0067ff')
      const calendar = unfolded(await download(visitor, slug, `/api/orders/${id}/itinerary.ics`))
      expect(calendar).toContain(`ORGANIZER;CN="${name}":mailto:${contact[0]}`)
      for (const part of [name, ...contact]) expect(calendar).toContain(part)
    }

    const { id: agencyId } = (await member.call('GET', '/session')).body.agency
    const sent = await (await systemCtx(t.system, agencyId)).tx((tx) =>
      tx.select().from(mails).where(eq(mails.agencyId, agencyId)),
    )
    const templates = sent.map(({ template }) => template)
    expect(templates).toEqual(expect.arrayContaining(['order-issued', 'stay-confirmed', 'payment-received']))
    for (const { template, html, text } of sent) {
      for (const part of [name, ...contact]) expect([template, html, text]).toEqual([template, contains(part), contains(part)])
      expect([template, html]).toEqual([template, contains(colour)])
      expect(html).not.toMatch(ofThePlatform)
    }

    const icon = await download(visitor, slug, '/favicon.ico')
    expect(icon).toContain(`fill="${colour}"`)
    expect(icon).not.toMatch(ofThePlatform)
  },
)

const contains = (part: string) => expect.stringContaining(part)
