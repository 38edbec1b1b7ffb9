import { describe, expect, it } from 'vitest'
import type { Place } from '#contract/places.ts'
import { addLeg, canAddLeg, changeLeg, type LegsDraft, legsOf, removeLeg, startLegs } from './legs.ts'

const place = (code: string): Place => ({
  code,
  kind: 'airport',
  name: code,
  city: code,
  country: 'NG',
  countryName: 'Nigeria',
  airports: [],
})
const leg = (from: string | null, to: string | null, depart: string | null = null) => ({
  from: from === null ? null : place(from),
  to: to === null ? null : place(to),
  depart,
})
const journey = (...legs: ReturnType<typeof leg>[]): LegsDraft => {
  const [first = leg(null, null), ...more] = legs
  return { ...first, more }
}
const words = (draft: LegsDraft) =>
  legsOf(draft).map(({ from, to, depart }) => `${from?.code ?? '?'}-${to?.code ?? '?'} ${depart ?? '?'}`)

describe('the legs of a multi-city trip', () => {
  it('begin with a further leg from where the first ends', () => {
    expect(words(startLegs(journey(leg('LOS', 'LON', '2026-12-10')), null))).toEqual(['LOS-LON 2026-12-10', 'LON-? ?'])
  })

  it('begin with the return leg of a round trip that has a date', () => {
    expect(words(startLegs(journey(leg('LOS', 'LON', '2026-12-10')), '2026-12-20'))).toEqual([
      'LOS-LON 2026-12-10',
      'LON-LOS 2026-12-20',
    ])
  })

  it('keep typed values when the trip type is changed and changed back', () => {
    const typed = journey(leg('LOS', 'LON', '2026-12-10'), leg('PAR', 'DXB', '2026-12-12'))
    expect(startLegs(typed, '2026-12-20')).toEqual(typed)
  })

  it('start where the previous one ends, up to six', () => {
    let draft = journey(leg('LOS', 'LON'), leg('LON', 'DXB'))
    for (let count = 2; count < 8; count++) draft = addLeg(draft)
    expect(words(draft)).toHaveLength(6)
    expect(words(draft)[2]).toBe('DXB-? ?')
    expect(canAddLeg(draft)).toBe(false)
  })

  it('follow a change of the previous destination, unless they have an origin of their own', () => {
    const draft = journey(leg('LOS', 'LON'), leg('LON', 'DXB'), leg('CAI', 'LOS'))
    expect(words(changeLeg(draft, 0, { to: place('PAR') }))).toEqual(['LOS-PAR ?', 'PAR-DXB ?', 'CAI-LOS ?'])
    expect(words(changeLeg(draft, 1, { to: place('DOH') }))[2]).toBe('CAI-LOS ?')
  })

  it('lose only a date before that of the previous leg', () => {
    const draft = journey(leg('LOS', 'LON', '2026-12-10'), leg('LON', 'DXB', '2026-12-12'), leg('DXB', 'LOS', '2026-12-20'))
    expect(words(changeLeg(draft, 0, { depart: '2026-12-15' }))).toEqual([
      'LOS-LON 2026-12-15',
      'LON-DXB ?',
      'DXB-LOS 2026-12-20',
    ])
    expect(words(changeLeg(draft, 0, { depart: '2026-12-12' }))).toEqual(words(draft).with(0, 'LOS-LON 2026-12-12'))
  })

  it('can be removed, also the first, down to two', () => {
    const draft = journey(leg('LOS', 'LON'), leg('LON', 'DXB'), leg('DXB', 'LOS'))
    const less = removeLeg(draft, 0)
    expect(words(less)).toEqual(['LON-DXB ?', 'DXB-LOS ?'])
    expect(removeLeg(less, 1)).toEqual(less)
  })
})
