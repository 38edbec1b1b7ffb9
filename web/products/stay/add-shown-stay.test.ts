import { describe, expect, it } from 'vitest'
import type { Api } from '#contract/index.ts'
import { rate } from '#domain/stays/rooms/rate.fixture.ts'
import { addShownStay } from './add-shown-stay.ts'

const params = new URLSearchParams('searchId=s1&checkIn=2026-12-10&board=breakfast&stay=a&edit=x&map=1')
const sold = rate({ id: 'r1', board: 'breakfast' }).priced
const item = { title: 'Hotel Ivory, Lagos', facts: [], total: sold.total }

function apiWith(rates: (typeof sold)[]) {
  const added: unknown[] = []
  const api = {
    stays: { property: async () => ({ rooms: [{ rates }] }) },
    plannedItems: {
      add: async (input: unknown) => {
        added.push(input)
        return { id: 'i', tripId: 't', name: 'Lagos in May', count: 2, item }
      },
    },
  } as unknown as Api
  return { api, added }
}

const location = (answer: unknown) => (answer instanceof Response ? answer.headers.get('location') : null)

describe('a property of a list', () => {
  it('is added to the trip at the rate that was shown', async () => {
    const { api, added } = apiWith([rate({ id: 'r0' }).priced, sold])
    const answer = await addShownStay(api, { toTrip: 'a:breakfast.none.now.10000' }, params)
    expect(answer).toMatchObject({ added: { name: 'Lagos in May', count: 2, item } })
    expect(added).toEqual([{ choice: { product: 'stay', searchId: 's1', propertyId: 'a', rateId: 'r1' } }])
  })

  it('leads to its page with the search and the filters where that rate is no longer sold at that price', async () => {
    const { api, added } = apiWith([sold])
    const answer = await addShownStay(api, { toTrip: 'a:breakfast.none.now.9000' }, params)
    expect(location(answer)).toBe(
      '/accommodation/hotel?searchId=s1&hotel=a&rate=breakfast.none.now.9000&checkIn=2026-12-10&board=breakfast',
    )
    expect(added).toEqual([])
  })

  it('is chosen for a quote', async () => {
    const answer = await addShownStay(apiWith([sold]).api, { toQuote: 'a:breakfast.none.now.10000' }, params)
    const asked = new URL(location(answer) ?? '', 'http://t')
    expect(asked.pathname).toBe('/quotes/add')
    expect(JSON.parse(asked.searchParams.get('choice') ?? '')).toEqual({
      product: 'stay',
      searchId: 's1',
      propertyId: 'a',
      rateId: 'r1',
    })
  })

  it('without its id is a bad request', async () => {
    const bad = expect.objectContaining({ init: { status: 400 } })
    await expect(addShownStay(apiWith([]).api, {}, params)).rejects.toEqual(bad)
  })
})
