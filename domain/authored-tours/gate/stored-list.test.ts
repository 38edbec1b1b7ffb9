import { describe, expect, test } from 'vitest'
import { type StoredDeparture, knownOf, withArrived } from './stored-list.ts'
import { readVoucher, voucherCode } from './voucher-code.ts'

const person = { code: 'AB2C3D4E5F-1', name: 'Ama Mensah', category: 'Adult', state: 'expected', at: '' } as const
const list: StoredDeparture[] = [
  {
    id: 'tour/walk/2026-12-01T09:00',
    title: 'Harbour walk',
    option: 'Morning',
    time: '09:00',
    people: [person, { ...person, code: 'AB2C3D4E5F-2', state: 'arrived', at: '2026-12-01T08:50:00Z' }],
  },
]
const waiting = [{ key: 'k', code: 'AB2C3D4E5F-1', at: '2026-12-01T08:55:00Z', userId: 'u', agencyId: 'a' }]

describe('the code of a voucher', () => {
  test.each([
    ['AB2C3D4E5F-1', { reference: 'AB2C3D4E5F', place: 0 }],
    [' ab2c3d4e5f - 12 ', { reference: 'AB2C3D4E5F', place: 11 }],
    ['AB2C3D4E5F3', { reference: 'AB2C3D4E5F', place: 2 }],
    ['AB2C3D4E5F-0', null],
    ['AB2C3D4E5F', null],
    ['https://evil.example/AB2C3D4E5F-1', null],
    ['', null],
  ])('of "%s" is %j', (text, voucher) => expect(readVoucher(text)).toEqual(voucher))

  test('is written as it is read', () => {
    expect(voucherCode({ reference: 'AB2C3D4E5F', place: 11 })).toBe('AB2C3D4E5F-12')
  })
})

describe('a voucher on the list of a device', () => {
  test('that is expected may be counted', () => {
    expect(knownOf(list, [], 'AB2C3D4E5F-1')).toMatchObject({ state: 'expected', person: { name: 'Ama Mensah' } })
  })

  test('that was counted, or waits to be sent, is refused with its instant', () => {
    expect(knownOf(list, [], 'AB2C3D4E5F-2')).toMatchObject({ state: 'already', person: { at: '2026-12-01T08:50:00Z' } })
    expect(knownOf(list, waiting, 'AB2C3D4E5F-1')).toMatchObject({ state: 'already', person: { at: '2026-12-01T08:55:00Z' } })
  })

  test('that is on none is not counted without the server', () => {
    expect(knownOf(list, waiting, 'ZZ2C3D4E5F-1')).toMatchObject({ state: 'not-listed' })
  })

  test('of somebody who did not come may be counted', () => {
    const absent = [{ ...list[0], people: [{ ...person, state: 'no-show' as const }] }] as StoredDeparture[]
    expect(knownOf(absent, [], 'AB2C3D4E5F-1').state).toBe('expected')
  })

  test('is marked once: the first instant stays', () => {
    const once = withArrived(list, 'AB2C3D4E5F-1', '2026-12-01T09:00:00Z')
    expect(knownOf(once, [], 'AB2C3D4E5F-1')).toMatchObject({ state: 'already', person: { at: '2026-12-01T09:00:00Z' } })
    expect(withArrived(once, 'AB2C3D4E5F-1', '2026-12-01T10:00:00Z')).toEqual(once)
  })
})
