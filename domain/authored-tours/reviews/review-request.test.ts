import { describe, expect, test } from 'vitest'
import { askAt, reviewUntil, signatureOf, stateOfRequest } from './review-request.ts'

const asked = new Date('2026-03-01T10:00:00Z')

describe('a request for a review', () => {
  test('is mailed 20 hours after the tour has ended', () => {
    expect(askAt(new Date('2026-02-28T14:00:00Z'))).toEqual(asked)
  })

  test.each([
    ['2026-03-01T10:00:00Z', null, 'open'],
    ['2026-04-30T09:59:59Z', null, 'open'],
    ['2026-04-30T10:00:00Z', null, 'expired'],
    ['2026-03-02T10:00:00Z', new Date('2026-03-02T09:00:00Z'), 'written'],
    ['2026-06-01T10:00:00Z', new Date('2026-03-02T09:00:00Z'), 'written'],
  ])('is at %s, written at %s, %s: it works once and for 60 days', (now, writtenAt, state) => {
    expect(stateOfRequest({ writtenAt, until: reviewUntil(asked) }, new Date(now))).toBe(state)
  })

  test.each([
    ['Ama Mensah', 'Ama M.'],
    ['Ngọzi  Chidinma Ọláṣubọ̀mí', 'Ngọzi Ọ.'],
    ['Ama', 'Ama'],
    ['', ''],
  ])('proposes for "%s" the name "%s"', (name, signature) => expect(signatureOf(name)).toBe(signature))
})
