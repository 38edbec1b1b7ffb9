import { expect, it } from 'vitest'
import { choosePins, MOST_PINS } from './choose-pins.ts'

const screen = { width: 800, height: 600, first: null }

it('gives a pin to the first of two that would overlap', () => {
  const spots = [
    { id: 'a', x: 100, y: 100 },
    { id: 'b', x: 140, y: 110 },
    { id: 'c', x: 300, y: 100 },
  ]
  expect([...choosePins(spots, screen)]).toEqual(['a', 'c'])
  expect([...choosePins(spots, { ...screen, first: 'b' })]).toEqual(['b', 'c'])
})

it('gives none to positions off the screen, or whose pin would be cut off', () => {
  const edges = [
    { id: 'left', x: 12, y: 100 },
    { id: 'right', x: 790, y: 100 },
    { id: 'top', x: 400, y: 9 },
    { id: 'outside', x: -5, y: 100 },
  ]
  expect(choosePins(edges, screen).size).toBe(0)
})

it('gives sixty pins at most', () => {
  const spots = Array.from({ length: 1_000 }, (_, at) => ({
    id: String(at),
    x: (at % 100) * 100 + 50,
    y: Math.floor(at / 100) * 40 + 40,
  }))
  expect(choosePins(spots, { width: 10_000, height: 600, first: null }).size).toBe(MOST_PINS)
})
