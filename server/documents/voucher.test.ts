import { describe, expect, it } from 'vitest'
import type { VoucherFacts } from './order-facts.ts'
import { sampleVoucher } from './sample-voucher.ts'
import { renderStayIcs } from './stay-ics.ts'
import { renderVoucherPdf, voucherDocument } from './voucher-pdf.ts'

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0

describe('the voucher', () => {
  it('is a PDF of one page for two rooms', async () => {
    const pdf = await renderVoucherPdf(sampleVoucher)
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pagesOf(pdf)).toBe(1)
  })

  it('shows the property’s confirmation number, address, dates, guests, rules and amounts paid there', () => {
    const text = JSON.stringify(voucherDocument(sampleVoucher))
    for (const part of [
      'LCH48213',
      'Lagoon Crest Hotel & Suites Victoria Island',
      'Thursday 10 Dec 2026',
      'from 15:00',
      'Ngọzi Ọláṣubọ̀mí',
      'Free cancellation until 09 Dec 2026, 18:00 Lagos time.',
      'Local taxes and fees of NGN 18,000.00 are paid at the property besides the price.',
      sampleVoucher.tripUrl,
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('not a voucher')
  })

  it('names the guests of every room', () => {
    const text = JSON.stringify(voucherDocument(sampleVoucher))
    for (const guest of sampleVoucher.rooms.flat()) expect(text).toContain(guest)
  })

  it('shows the property no amount that the guests pay to or forfeit at the agency', () => {
    const text = JSON.stringify(voucherDocument(sampleVoucher))
    expect(text.match(/NGN [\d,.]+\d/g)).toEqual(['NGN 18,000.00'])
  })

  it('states that a request is not a voucher', () => {
    expect(JSON.stringify(voucherDocument({ ...sampleVoucher, isConfirmed: false }))).toContain('This is not a voucher.')
  })

  it('has room for eight rooms with long names', async () => {
    const crowded: VoucherFacts = {
      ...sampleVoucher,
      roomName: 'Presidential Two-Bedroom Corner Suite with Private Terrace and Lagoon View',
      rooms: Array.from({ length: 8 }, () =>
        Array.from({ length: 4 }, () => 'Olúwafúnmilayọ̀ Nwachukwu-Okonkwo-Adébáyọ̀ Chukwuemeka'),
      ),
    }
    expect(pagesOf(await renderVoucherPdf(crowded))).toBeLessThanOrEqual(3)
  })
})

describe('the calendar of a stay', () => {
  /** Unfolds lines: RFC 5545 section 3.1 continues a line where the next one begins with a space. */
  const ics = renderStayIcs(sampleVoucher).replaceAll(/\r\n[ \t]/g, '')

  it('is one event from check-in to check-out in the property’s time zone', () => {
    expect(ics).toContain('METHOD:PUBLISH')
    expect(ics).toContain('DTSTART;TZID=Africa/Lagos:20261210T150000')
    expect(ics).toContain('DTEND;TZID=Africa/Lagos:20261213T110000')
    expect(ics).toContain('TZOFFSETTO:+0100')
    expect(ics).toContain('STATUS:CONFIRMED')
  })

  it('has the address and reference, and an alarm a day before', () => {
    expect(ics).toContain('LCH48213')
    expect(ics).toMatch(/GEO:6\.4281;3\.4219/)
    expect(ics).toContain('TRIGGER:-P1D')
  })
})
