import { describe, expect, it } from 'vitest'
import { readSeenRate } from '../kinds.ts'
import { rateAsSeen } from './best-rates.ts'
import { rate } from './rate.fixture.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const sold = (id: string, amount: number, change: Parameters<typeof rate>[0] = {}) =>
  rate({ id, net: usd(amount), payNow: usd(amount), ...change }).priced

describe('the rate that a list showed', () => {
  const plain = sold('plain', 10_000)
  const breakfast = sold('breakfast', 12_000, { board: 'breakfast' })
  const find = (rates: Parameters<typeof rateAsSeen>[0], seen: string) => rateAsSeen(rates, readSeenRate(seen))?.id ?? null

  it('is found by its kind and its price', () => {
    expect(find([plain, breakfast], 'breakfast.none.now.12000')).toBe('breakfast')
    expect(find([plain, breakfast], 'room_only.none.now.10000')).toBe('plain')
  })

  it('is not replaced by one at another price or of another kind', () => {
    expect(find([plain, breakfast], 'breakfast.none.now.11000')).toBeNull()
    expect(find([plain, breakfast], 'half_board.none.now.12000')).toBeNull()
    expect(find([], 'breakfast.none.now.12000')).toBeNull()
    expect(rateAsSeen([plain], null)).toBeNull()
  })

  it('costs the least in all where several are equal, and is not for members where others are', () => {
    const taxed = sold('taxed', 12_000, { board: 'breakfast', localCharges: usd(500) })
    const members = sold('members', 12_000, { board: 'breakfast', membersOnly: true })
    expect(find([members, taxed, breakfast], 'breakfast.none.now.12000')).toBe('breakfast')
  })

  it('is unknown where only a price was shown and several kinds have it', () => {
    expect(find([plain, breakfast], 'lowest.10000')).toBe('plain')
    expect(find([plain, sold('other', 10_000, { board: 'breakfast' })], 'lowest.10000')).toBeNull()
  })
})
