import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byRisk, canPromiseAll, type FailureChoice, type ItemState, nextStep, type SagaItem, usualChoice } from './saga.ts'

interface Bought extends SagaItem {
  price: number
  isFreeToUndo: boolean
}

/** The payer's money of an item: what was paid and not returned. */
const kept: Record<ItemState, boolean> = {
  waiting: true,
  asked: true,
  booked: true,
  failed: false,
  undoing: true,
  undone: false,
  stuck: true,
}

/** Books a trip whose sellers answer in any order and refuse any of its items. */
function run(bought: readonly Bought[], choice: FailureChoice, refuses: readonly boolean[], turns: readonly number[]): Bought[] {
  let items = [...bought]
  const become = (ids: readonly string[], state: ItemState) => {
    items = items.map((item) => (ids.includes(item.id) ? { ...item, state } : item))
  }
  for (const turn of [...turns, ...Array.from({ length: 40 }, () => 0)]) {
    const { ask, fail, undo } = nextStep(items, choice)
    become(ask, 'asked')
    become(fail, 'failed')
    for (const id of undo) become([id], items.find((item) => item.id === id)?.isFreeToUndo ? 'undoing' : 'stuck')
    const open = items.filter(({ state }) => state === 'asked' || state === 'undoing')
    const answered = open[turn % Math.max(open.length, 1)]
    if (!answered) continue
    if (answered.state === 'undoing') become([answered.id], 'undone')
    else become([answered.id], refuses[Number(answered.id)] ? 'failed' : 'booked')
  }
  return items
}

const trip = fc
  .array(
    fc.record({
      price: fc.integer({ min: 0, max: 1e9 }),
      isFreeToUndo: fc.boolean(),
      refuses: fc.boolean(),
      followsOthers: fc.boolean(),
    }),
    {
      minLength: 1,
      maxLength: 10,
    },
  )
  .map((rows) => byRisk(rows).map((row, at) => ({ ...row, id: `${at}`, state: 'waiting' as ItemState })))
const turns = fc.array(fc.nat(9), { maxLength: 30 })
const refusalsOf = (rows: readonly { refuses: boolean }[]) => rows.map(({ refuses }) => refuses)
const held = (items: readonly Bought[]) => items.filter(({ state }) => kept[state])
const sum = (items: readonly Bought[]) => items.reduce((total, { price }) => total + price, 0)

describe('any sequence of refusals', () => {
  test('leaves exactly the money of what is booked, whatever was chosen', () => {
    fc.assert(
      fc.property(trip, fc.constantFrom<FailureChoice>('keep', 'undo'), turns, (rows, choice, order) => {
        const end = run(rows, choice, refusalsOf(rows), order)
        expect(nextStep(end, choice)).toEqual({ ask: [], fail: [], undo: [] })
        expect(end.every(({ state }) => ['booked', 'failed', 'undone', 'stuck'].includes(state))).toBe(true)
        expect(sum(held(end))).toBe(sum(end.filter(({ state }) => state === 'booked' || state === 'stuck')))
      }),
    )
  })

  test('with keep leaves booked what its seller did not refuse, and a policy only where something that it insures is booked', () => {
    fc.assert(
      fc.property(trip, turns, (rows, order) => {
        const end = run(rows, 'keep', refusalsOf(rows), order)
        const others = rows.filter(({ followsOthers }) => !followsOthers)
        const isNeeded = others.length === 0 || others.some(({ refuses }) => !refuses)
        const kept = rows.filter(({ refuses, followsOthers }) => !refuses && (isNeeded || !followsOthers))
        expect(held(end).map(({ id }) => id)).toEqual(kept.map(({ id }) => id))
      }),
    )
  })

  test('with all or nothing leaves everything or nothing, where that can be promised', () => {
    fc.assert(
      fc.property(trip.filter(canPromiseAll), turns, (rows, order) => {
        const end = run(rows, 'undo', refusalsOf(rows), order)
        expect(held(end)).toHaveLength(rows.some(({ refuses }) => refuses) ? 0 : rows.length)
      }),
    )
  })
})

test('all or nothing asks one seller after the other, and keep asks all at once', () => {
  const items: SagaItem[] = ['a', 'b'].map((id) => ({ id, state: 'waiting', followsOthers: false }))
  expect(nextStep(items, 'undo').ask).toEqual(['a'])
  expect(
    nextStep(
      [
        { id: 'a', state: 'asked', followsOthers: false },
        { id: 'b', state: 'waiting', followsOthers: false },
      ],
      'undo',
    ).ask,
  ).toEqual([])
  expect(nextStep(items, 'keep').ask).toEqual(['a', 'b'])
})

test('keep asks for a policy once something else is booked, and fails it once nothing is', () => {
  const policy: SagaItem = { id: 'policy', state: 'waiting', followsOthers: true }
  const flight = (state: ItemState): SagaItem => ({ id: 'flight', state, followsOthers: false })
  expect(nextStep([policy, flight('waiting')], 'keep')).toEqual({ ask: ['flight'], fail: [], undo: [] })
  expect(nextStep([policy, flight('asked')], 'keep')).toEqual({ ask: [], fail: [], undo: [] })
  expect(nextStep([policy, flight('booked')], 'keep')).toEqual({ ask: ['policy'], fail: [], undo: [] })
  expect(nextStep([policy, flight('failed')], 'keep')).toEqual({ ask: [], fail: ['policy'], undo: [] })
  expect(nextStep([policy], 'keep')).toEqual({ ask: ['policy'], fail: [], undo: [] })
})

test.each([
  ['the rooms of one party', [true, true], true, 'undo'],
  ['one of them not free to undo', [true, false], true, 'undo'],
  ['two of them not free to undo', [false, false], true, 'keep'],
  ['items of a trip', [true, true], false, 'keep'],
] as const)('what is chosen at first if something cannot be booked: %s', (_what, free, isOneParty, choice) => {
  expect(
    usualChoice(
      free.map((isFreeToUndo) => ({ isFreeToUndo })),
      { isOneParty },
    ),
  ).toBe(choice)
})
