import { describe, expect, it } from 'vitest'
import type { Layover } from './slice-words.ts'
import { waitNotes } from './wait-words.ts'

const wait: Layover = {
  airport: 'LHR',
  city: 'London',
  minutes: 120,
  changesTo: null,
  changesAirport: false,
  terminalChange: null,
  isOvernight: false,
  isShort: false,
  isLong: false,
}
const texts = (change: Partial<Layover>) =>
  waitNotes({ ...wait, ...change }, { departsAt: '2026-12-11T07:05:00' }).map(({ text }) => text)

describe('what must be known of a wait', () => {
  it('is nothing when there is nothing to do but wait', () => {
    expect(texts({})).toEqual([])
  })

  it('is what to do with bags at another airport', () => {
    expect(texts({ changesTo: 'LGW' })).toEqual([
      'Change of airport: collect your bags at LHR and transfer to LGW yourself, at your own cost',
    ])
  })

  it('is until when a night lasts, and not that it is long as well', () => {
    expect(texts({ isOvernight: true, isLong: true })).toEqual(['Overnight wait until 07:05: a hotel is not included'])
  })

  it('is how short it is, and that the terminal changes', () => {
    expect(texts({ isShort: true, minutes: 50, terminalChange: { from: '3', to: '5' } })).toEqual([
      'Terminal 3 to terminal 5: allow time to change',
      'Short connection: 50 minutes to change',
    ])
  })
})
