import { describe, expect, it } from 'vitest'
import { renderItineraryIcs } from './itinerary-ics.ts'
import { sampleFacts } from './sample-facts.ts'
import { vtimezone } from './vtimezone.ts'

/** Unfolds lines: RFC 5545 section 3.1 continues a line where the next one begins with a space. */
const unfold = (text: string) => text.replaceAll(/\r\n[ \t]/g, '')
const ics = unfold(renderItineraryIcs(sampleFacts))
const linesOf = (name: string, text = ics) => text.split('\r\n').filter((line) => new RegExp(`^${name}[;:]`).test(line))

describe('the calendar', () => {
  it('is published, with an event a flight', () => {
    expect(ics).toContain('METHOD:PUBLISH')
    expect(linesOf('BEGIN').filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(3)
  })
  it('gives departure and arrival the zone of their airport', () => {
    expect(linesOf('DTEND')).toEqual([
      'DTEND;TZID=Europe/London:20261215T051000',
      'DTEND;TZID=Europe/Madrid:20270105T105000',
      'DTEND;TZID=Africa/Lagos:20270105T200500',
    ])
    expect(ics).toContain('DTSTART;TZID=Africa/Lagos:20261214T224500')
  })
  it('describes every zone it names', () => {
    const named = new Set([...ics.matchAll(/;TZID=([^:;]+):/g)].map((match) => match[1]))
    expect(new Set(linesOf('TZID').map((line) => line.slice(5)))).toEqual(named)
  })
  it('has alarms a day and three hours before each flight', () => {
    expect(linesOf('TRIGGER')).toEqual(Array.from({ length: 3 }, () => ['TRIGGER:-P1D', 'TRIGGER:-PT3H']).flat())
  })
  it('replaces its events after a change of the order: the same UIDs, a higher SEQUENCE', () => {
    const later = unfold(renderItineraryIcs({ ...sampleFacts, changedAt: new Date('2026-11-22T09:30:00Z') }))
    const sequence = (text: string) => Number(linesOf('SEQUENCE', text)[0]?.slice(9))
    expect(linesOf('UID', later)).toEqual(linesOf('UID'))
    expect(sequence(later)).toBeGreaterThan(sequence(ics))
    expect(sequence(later)).toBeLessThan(2 ** 31)
  })
  it('ends and folds lines as RFC 5545 requires', () => {
    const raw = renderItineraryIcs(sampleFacts)
    expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(75)
  })
})

describe('the offsets of a time zone', () => {
  it('are one where the zone has no changes', () => {
    const text = vtimezone('Africa/Lagos', new Date('2026-01-01'), new Date('2027-01-01'))
    expect(linesOf('TZOFFSETTO', text)).toEqual(['TZOFFSETTO:+0100'])
  })
  it('include the change to summer time of 28 March 2027 in London', () => {
    const text = vtimezone('Europe/London', new Date('2027-03-01'), new Date('2027-04-30'))
    expect(text).toContain('BEGIN:DAYLIGHT\r\nDTSTART:20270328T010000\r\nTZOFFSETFROM:+0000\r\nTZOFFSETTO:+0100\r\nEND:DAYLIGHT')
  })
  it('may be negative or half hours', () => {
    expect(vtimezone('America/New_York', new Date('2026-12-01'), new Date('2026-12-02'))).toContain('TZOFFSETTO:-0500')
    expect(vtimezone('Asia/Kolkata', new Date('2026-12-01'), new Date('2026-12-02'))).toContain('TZOFFSETTO:+0530')
  })
})
