import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { english } from '#domain/numbers.ts'
import { describeJourneys } from './describe-journey.ts'
import { bagWords, conditionWords } from './fare-words.ts'
import type { OrderFacts } from './order-facts.ts'
import { printable } from './pdf-printer.ts'
import { sampleFacts } from './sample-facts.ts'
import { sampleItinerary } from './sample-itinerary.ts'
import { sampleMoney } from './sample-money.ts'
import { renderTicketPdf, ticketDocument } from './ticket-pdf.ts'

const [out, back] = describeJourneys(sampleItinerary)

describe('a journey in words', () => {
  it('says cities, the airports’ own clocks and the days between', () => {
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
  it('names the city and the length of a connection, and who flies', () => {
    expect(back?.stops).toBe('1 stop')
    expect(back?.flights[1]).toMatchObject({ layover: '3 h 40 min in Madrid', operatedBy: 'Iberia', daysLater: 0 })
  })
  it('says what the traveller has to do alone where the airport changes', () => {
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
  it('prints a code that is no known airport as it is', () => {
    const [slice] = sampleItinerary.slices
    const segments = slice?.segments.map((segment) => ({ ...segment, to: 'ZZZ' })) ?? []
    const [journey] = describeJourneys({ ...sampleItinerary, slices: slice ? [{ ...slice, to: 'ZZZ', segments }] : [] })
    expect(journey?.flights[0]?.to).toMatchObject({ code: 'ZZZ', city: 'ZZZ' })
  })
})

describe('fare conditions in words', () => {
  it.each([
    [null, 'Refund: the airline does not say. Ask before you rely on it.'],
    [{ allowed: false, penalty: null }, 'Refund: not possible before departure.'],
    [{ allowed: true, penalty: null }, 'Refund: possible before departure; the airline sets its fee at that time.'],
    [{ allowed: true, penalty: { amount: 0, currency: 'NGN' } }, 'Refund: possible before departure without an airline fee.'],
    [{ allowed: true, penalty: { amount: 5_000_00, currency: 'NGN' } }, 'Refund: possible before departure for NGN 5,000.00.'],
  ])('%j', (condition, words) => expect(conditionWords('Refund', condition, english)).toBe(words))

  it('adds the fare difference where a change has a price', () => {
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

/** Nine long names, eight flights, nine-figure money, nothing ticketed. */
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

describe('the e-ticket', () => {
  it('is a PDF of at most two pages for a family there and back', async () => {
    const pdf = await renderTicketPdf(sampleFacts)
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pagesOf(pdf)).toBeLessThanOrEqual(2)
  })
  it('carries the logo instead of the name, and keeps to its pages', async () => {
    const logo = await sharp({ create: { width: 640, height: 160, channels: 4, background: '#0a6e3c' } })
      .png()
      .toBuffer()
    const pdf = await renderTicketPdf({ ...sampleFacts, logo })
    expect(pdf.toString('latin1')).toMatch(/\/Subtype \/Image\s[\s\S]{0,200}\/Width 640/)
    expect(pagesOf(pdf)).toBeLessThanOrEqual(2)
  })
  it('takes nine long names and eight flights', async () => {
    expect(pagesOf(await renderTicketPdf(crowded))).toBeLessThanOrEqual(5)
  })
  it('says that an itinerary is no ticket, and by when to pay what', () => {
    const text = JSON.stringify(ticketDocument(crowded))
    expect(text).toContain('This is not a ticket.')
    expect(text).toContain('Pay by 22 Nov 2026, 18:00 Lagos time')
    expect(text).toContain('To pay')
  })
  it('shows the reference, every ticket number and the total, and the link in its code', () => {
    const text = JSON.stringify(ticketDocument(sampleFacts))
    for (const part of ['K7QXJ4', '125-2342567890', '125-2342567892', 'NGN 4,128,450.00', sampleFacts.url])
      expect(text).toContain(part)
    expect(text).not.toContain('To pay')
    expect(text).not.toContain('not a ticket')
  })
  it('numbers its pages', () => {
    const { footer } = ticketDocument(sampleFacts)
    if (typeof footer !== 'function') throw new Error('no footer')
    expect(JSON.stringify(footer(2, 3, { orientation: 'portrait', width: 595, height: 842 }))).toContain('page 2 of 3')
  })
})

it.each(['inter-regular.otf', 'inter-semibold.otf'])('%s has every letter of Nigerian names and the naira sign', (name) => {
  const require = createRequire(import.meta.resolve('pdfmake'))
  const font = require('fontkit').openSync(fileURLToPath(new URL(`fonts/${name}`, import.meta.url)))
  const letters = printable('ẹọṣẸỌṢńǹḿǸáàéèíìóòúùɓɗƙƴƁƊƘ₦\u0300\u0301\u0304\u0323⇄→·–—’')
  expect([...letters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0)))).toEqual([])
})
