import { describe, expect, it } from 'vitest'
import { sampleTour } from './sample-tour.ts'
import { renderTourIcs } from './tour-ics.ts'
import { renderTourVoucherPdf, tourVoucherDocument } from './tour-voucher-pdf.ts'

describe('the voucher of a tour', () => {
  const text = JSON.stringify(tourVoucherDocument(sampleTour))

  it('is a PDF', async () => {
    const pdf = await renderTourVoucherPdf(sampleTour)
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('has a code for each participant, the meeting point and the day, and no price', () => {
    for (const { qr, holder } of sampleTour.codes) {
      expect(text).toContain(`"qr":"${qr}"`)
      expect(text).toContain(holder)
    }
    for (const said of [sampleTour.day, sampleTour.time, sampleTour.meeting.title, sampleTour.party]) expect(text).toContain(said)
    expect(text).not.toMatch(/NGN|186,?500/)
  })

  it('names the pick-up instead of the meeting point', () => {
    const fetched = JSON.stringify(tourVoucherDocument({ ...sampleTour, pickup: 'Eko Hotel, at the main entrance' }))
    expect(fetched).toContain('Eko Hotel, at the main entrance')
    expect(fetched).not.toContain(sampleTour.meeting.title)
  })

  it('has no codes and says so while the operator has not confirmed', () => {
    const waiting = JSON.stringify(tourVoucherDocument({ ...sampleTour, isConfirmed: false }))
    expect(waiting).toContain('This is not a voucher.')
    expect(waiting).not.toContain('"qr":"WA0K3F9QZ-1"')
  })
})

it('the calendar file has one event in the local time of the tour', () => {
  const ics = renderTourIcs(sampleTour).replaceAll(/\r\n[ \t]/g, '')
  expect(ics).toContain('DTSTART;TZID=Africa/Lagos:20261210T110000')
  expect(ics).toContain('DTEND;TZID=Africa/Lagos:20261210T143000')
  expect(ics).toContain('SUMMARY:Lagos street food tour')
  expect(ics.match(/BEGIN:VEVENT/g)).toHaveLength(1)
})
