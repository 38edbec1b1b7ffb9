import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { travellerPrices } from '#domain/flights/traveller-prices.ts'
import { english } from '#domain/numbers.ts'
import { rawIn } from '#tests/e2e/raw-values.ts'
import { describeJourneys } from './describe-journey.ts'
import { bagWords, conditionWords } from './fare-words.ts'
import type { OrderFacts } from './order-facts.ts'
import { sampleFacts } from './sample-facts.ts'
import { sampleItinerary } from './sample-itinerary.ts'
import { sampleMoney } from './sample-money.ts'
import { renderTicketPdf, ticketDocument } from './ticket-pdf.ts'

const [out, back] = describeJourneys(sampleItinerary)

describe('the text of a journey', () => {
  it('names cities, local times and the number of days between', () => {
    expect(out).toMatchObject({ heading: 'Lagos to London', day: 'Mon 14 Dec 2026', duration: '6 h 25 min', stops: 'Direct' })
    expect(out?.flights[0]).toMatchObject({
      number: 'BA 74',
      daysLater: 1,
      layover: null,
      operatedBy: null,
      from: { city: 'Lagos', time: '22:45', terminal: '1', zone: 'Africa/Lagos', instant: '2026-12-14T22:45:00+01:00' },
      to: { city: 'London', time: '05:10', zone: 'Europe/London', instant: '2026-12-15T05:10:00+00:00' },
    })
  })
  it('names the city and length of a layover, and the operating carrier', () => {
    expect(back?.stops).toBe('1 stop')
    expect(back?.flights[1]).toMatchObject({ layover: '3 h 40 min in Madrid', operatedBy: 'Iberia', daysLater: 0 })
  })
  it('tells the traveller what to do where the airport changes', () => {
    const [slice] = sampleItinerary.slices.slice(1)
    const [first, second] = slice?.segments ?? []
    if (!slice || !first || !second) throw new Error('no sample')
    const moved = {
      ...sampleItinerary,
      slices: [
        {
          ...slice,
          segments: [
            { ...first, to: 'LGW' },
            { ...second, from: 'LHR' },
          ],
        },
      ],
    }
    expect(describeJourneys(moved)[0]?.flights.map(({ layover, selfTransfer }) => [layover, selfTransfer])).toEqual([
      [null, null],
      [
        '3 h 40 min in London',
        'Self-transfer: collect your bags at LGW, travel to LHR yourself and check in with them again. You have 3 h 40 min for all of it, and pay the way yourself.',
      ],
    ])
  })
  it('prints an unknown airport code unchanged', () => {
    const [slice] = sampleItinerary.slices
    const segments = slice?.segments.map((segment) => ({ ...segment, to: 'ZZZ' })) ?? []
    const [journey] = describeJourneys({ ...sampleItinerary, slices: slice ? [{ ...slice, to: 'ZZZ', segments }] : [] })
    expect(journey?.flights[0]?.to).toMatchObject({ code: 'ZZZ', city: 'ZZZ' })
  })
})

describe('the text of fare conditions', () => {
  it.each([
    [null, 'Refund: the airline does not say. Ask before you rely on it.'],
    [{ allowed: false, penalty: null }, 'Refund: not possible before departure.'],
    [{ allowed: true, penalty: null }, 'Refund: possible before departure; the airline sets its fee at that time.'],
    [{ allowed: true, penalty: { amount: 0, currency: 'NGN' } }, 'Refund: possible before departure without an airline fee.'],
    [{ allowed: true, penalty: { amount: 5_000_00, currency: 'NGN' } }, 'Refund: possible before departure for NGN 5,000.00.'],
  ])('%j', (condition, words) => expect(conditionWords('Refund', condition, english)).toBe(words))

  it('mentions the fare difference where a change has a price', () => {
    const condition = { allowed: true, penalty: { amount: 5_000_00, currency: 'NGN' } }
    expect(conditionWords('Change', condition, english)).toBe(
      'Change: possible before departure for NGN 5,000.00, plus any fare difference.',
    )
  })

  it.each([
    [{ checked: 2, cabin: 1 }, '2 checked bags, 1 cabin bag'],
    [{ checked: 0, cabin: null }, 'No checked bag'],
    [{ checked: null, cabin: null }, 'Ask the airline'],
    [undefined, 'Ask the airline'],
  ])('bags %j', (baggage, words) => expect(bagWords(baggage)).toBe(words))
})

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0

/** Nine long names, eight flights, nine-digit amounts, no ticket. */
const crowded: OrderFacts = {
  ...sampleFacts,
  kind: 'itinerary',
  bookingReference: null,
  payBy: '22 Nov 2026, 18:00 Lagos time',
  money: sampleMoney(123_456_789_00, { isPaid: false }),
  travellers: Array.from({ length: 9 }, () => ({
    name: 'Dr Olúwafúnmilayọ̀ Nwachukwu-Okonkwo-Adébáyọ̀ Chukwuemeka',
    type: 'Infant on lap',
    ticketNumber: null,
    bags: '2 checked bags, 1 cabin bag',
    extras: ['Seat 42K, Lagos to London', 'Checked bag, 23 kg, London to Lagos'],
    loyalty: 'BA 1234567890',
  })),
  journeys: [...sampleFacts.journeys, ...sampleFacts.journeys, ...sampleFacts.journeys.slice(1)],
}

/** Two adults with one fare. */
const twoAdults: OrderFacts = {
  ...sampleFacts,
  travellers: sampleFacts.travellers.slice(0, 2),
  prices: travellerPrices({
    people: sampleFacts.travellers.slice(0, 2).map(({ name }) => ({ name, passengerId: name, type: 'ADT' })),
    lines: sampleFacts.money.lines,
    extras: [],
    currency: 'NGN',
  }),
}

/** The number of text runs on each page. */
const textsByPage = (pdf: Buffer): number[] =>
  [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, bytes = '']) => {
    try {
      const text = inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
      const count = text.match(/ TJ\n/g)?.length ?? 0
      return text.includes('BT\n') ? [count] : []
    } catch {
      return []
    }
  })

describe('the e-ticket', () => {
  it('is a PDF of at most two pages for a return journey of a family', async () => {
    const pdf = await renderTicketPdf(sampleFacts)
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pagesOf(pdf)).toBeLessThanOrEqual(2)
  })
  it('shows the logo instead of the name, with the same number of pages', async () => {
    const logo = await sharp({ create: { width: 640, height: 160, channels: 4, background: '#0a6e3c' } })
      .png()
      .toBuffer()
    const pdf = await renderTicketPdf({ ...sampleFacts, logo })
    expect(pdf.toString('latin1')).toMatch(/\/Subtype \/Image\s[\s\S]{0,200}\/Width 640/)
    expect(pagesOf(pdf)).toBeLessThanOrEqual(2)
  })
  it('has room for nine long names and eight flights', async () => {
    expect(pagesOf(await renderTicketPdf(crowded))).toBeLessThanOrEqual(5)
  })
  it('states that an itinerary is not a ticket, and the amount due with its deadline', () => {
    const text = JSON.stringify(ticketDocument(crowded))
    expect(text).toContain('This is not a ticket.')
    expect(text).toContain('Pay by 22 Nov 2026, 18:00 Lagos time')
    expect(text).toContain('To pay')
  })
  it('shows the reference, every ticket number and the total, and encodes the link in its QR code', () => {
    const text = JSON.stringify(ticketDocument(sampleFacts))
    for (const part of ['K7QXJ4', '125-2342567890', '125-2342567892', 'NGN 4,128,450.00', sampleFacts.tripUrl])
      expect(text).toContain(part)
    expect(text).not.toContain('To pay')
    expect(text).not.toContain('not a ticket')
  })
  it('shows fare, taxes and amount of each traveller, or states that the airline gives one price for all', () => {
    const text = JSON.stringify(ticketDocument(twoAdults))
    for (const part of ['Taxes and airport charges', 'NGN 1,570,000.00', 'NGN 494,225.00', 'NGN 2,064,225.00'])
      expect(text).toContain(part)
    expect(JSON.stringify(ticketDocument(sampleFacts))).toContain('The airline gives one price for all 3 travellers.')
  })
  it('has one page for three adults one way, with the amounts of each', async () => {
    const three = twoAdults.travellers.concat(twoAdults.travellers[1] ?? []).map((one) => ({ ...one, extras: [], loyalty: null }))
    const prices = twoAdults.prices.concat(twoAdults.prices[1] ?? [])
    const facts = { ...twoAdults, travellers: three, prices, journeys: sampleFacts.journeys.slice(0, 1) }
    expect(pagesOf(await renderTicketPdf(facts))).toBe(1)
  })
  it('never has a page with only a footer', { tags: ['full'] }, async () => {
    const empty: string[] = []
    for (let people = 1; people <= 9; people += 2)
      for (let ways = 1; ways <= 4; ways += 1) {
        const facts = { ...crowded, travellers: crowded.travellers.slice(0, people), journeys: crowded.journeys.slice(0, ways) }
        const texts = textsByPage(await renderTicketPdf(facts))
        if (texts.some((count) => count < 12)) empty.push(`${people} people, ${ways} ways: ${texts}`)
      }
    expect(empty).toEqual([])
  })
  it('prints emoji and other scripts in fonts that have them', async () => {
    const pdf = await renderTicketPdf({ ...sampleFacts, conditions: ['Change: 🎉 Ольга فندق 東京'] })
    const fonts = new Set(pdf.toString('latin1').match(/(?<=\/BaseFont \/\w{6}\+)[\w-]+/g))
    expect(fonts).toEqual(
      new Set(['Inter-Regular', 'Inter-SemiBold', 'NotoEmoji-Regular', 'NotoSans-Regular', 'NotoSansArabic-Regular']),
    )
  })
  it('formats dates and amounts', () => {
    const { content } = ticketDocument(sampleFacts)
    expect(rawIn(JSON.stringify(content).replaceAll(/https?:[^"]+/g, ''))).toEqual([])
  })
  it('numbers its pages', () => {
    const { footer } = ticketDocument(sampleFacts)
    if (typeof footer !== 'function') throw new Error('no footer')
    expect(JSON.stringify(footer(2, 3, { orientation: 'portrait', width: 595, height: 842 }))).toContain('page 2 of 3')
  })
})
