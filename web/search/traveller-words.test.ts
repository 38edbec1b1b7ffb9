import { describe, expect, it } from 'vitest'
import { travellerCount, travellerWords } from './traveller-words.ts'

describe('travellers in words', () => {
  it('names each type', () => {
    expect(travellerWords({ adults: 2, children: [4], infants: 1 })).toBe('2 adults, 1 child, 1 infant')
  })

  it('counts them where there is little room', () => {
    expect(travellerCount({ adults: 1, children: [], infants: 0 })).toBe('1 adult')
    expect(travellerCount({ adults: 2, children: [4], infants: 1 })).toBe('4 travellers')
  })
})
