import { describe, expect, it } from 'vitest'
import type { Api } from '#contract/index.ts'
import { addShownTour } from './add-shown-tour.ts'

const params = new URLSearchParams('searchId=s1&from=2026-12-11&tour=a')
const option = (id: string, takesParty = true) => ({ id, takesParty })
const start = (time: string, amount: number) => ({ time, total: { amount, currency: 'NGN' } })

function apiWith(options: ReturnType<typeof option>[], starts: ReturnType<typeof start>[]) {
  const added: unknown[] = []
  const api = {
    tours: { tour: async () => ({ options }), starts: async () => starts },
    plannedItems: {
      add: async (input: unknown) => {
        added.push(input)
        return { id: 'i', tripId: 't', name: 'Lagos in May', count: 1, item: { title: 'Walk', facts: [], total: null } }
      },
    },
  } as unknown as Api
  return { api, added }
}

const toTrip = 'a:2026-12-11:100'
const location = (answer: unknown) => (answer instanceof Response ? answer.headers.get('location') : null)
const page = (into: string) => `/tour/singleTour?searchId=s1&tour=a&from=2026-12-11&day=2026-12-11&add=${into}#when`

describe('a tour of a list', () => {
  it('is added to the trip where it has one option for these people and one start', async () => {
    const { api, added } = apiWith([option('o1'), option('o2', false)], [start('09:00', 100)])
    expect(await addShownTour(api, { toTrip }, params)).toMatchObject({ added: { count: 1 } })
    const choice = { product: 'tour', searchId: 's1', tourId: 'a', optionId: 'o1', day: '2026-12-11', time: '09:00' }
    expect(added).toEqual([{ choice: { ...choice, party: null, addOns: [] } }])
  })

  it.each([
    ['options', [option('o1'), option('o2')], [start('09:00', 100)]],
    ['starts', [option('o1')], [start('09:00', 100), start('14:00', 100)]],
    ['prices', [option('o1')], [start('09:00', 120)]],
  ])('leads to its page, which asks for the choice, where there are other %s', async (_, options, starts) => {
    const { api, added } = apiWith(options, starts)
    expect(location(await addShownTour(api, { toTrip }, params))).toBe(page('trip'))
    expect(location(await addShownTour(api, { toQuote: toTrip }, params))).toBe(page('quote'))
    expect(added).toEqual([])
  })
})
