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

describe('important facts about a layover', () => {
  it('are none when there is nothing to do', () => {
    expect(texts({})).toEqual([])
  })

  it('are to collect the bags, travel and check in again where the airport changes, and the time for it', () => {
    expect(texts({ changesTo: 'LGW' })).toEqual([
      'Self-transfer: collect your bags at LHR, travel to LGW yourself and check in with them again. You have 2 h for all of it, and pay the way yourself.',
    ])
  })

  it('are the end of the night, and not that it is long as well', () => {
    expect(texts({ isOvernight: true, isLong: true })).toEqual(['Overnight layover until 07:05: a hotel is not included'])
  })

  it('are how short it is, and that the terminal changes', () => {
    expect(texts({ isShort: true, minutes: 50, terminalChange: { from: '3', to: '5' } })).toEqual([
      'Terminal 3 to terminal 5: allow time to change',
      'Short connection: 50 minutes to change',
    ])
  })
})
