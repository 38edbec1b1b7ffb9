import { expect, it } from 'vitest'
import { type Box, clipLine, clipRing, type Point, touches } from './clip.ts'

const box: Box = [0, 0, 10, 10]

it('leaves a ring inside the box unchanged, and closes it', () => {
  const ring: Point[] = [
    [1, 1],
    [5, 1],
    [5, 5],
  ]
  expect(clipRing(ring, box)).toEqual([...ring, [1, 1]])
})

it('cuts a coast off at the edge', () => {
  const land: Point[] = [
    [-5, 2],
    [5, 2],
    [5, 8],
    [-5, 8],
  ]
  expect(new Set(clipRing(land, box).map(String))).toEqual(new Set(['0,2', '5,2', '5,8', '0,8']))
})

it('is empty where there is no land, and all of the box far inland', () => {
  const far: Point[] = [
    [20, 20],
    [30, 20],
    [30, 30],
  ]
  const around: Point[] = [
    [-50, -50],
    [50, -50],
    [50, 50],
    [-50, 50],
  ]
  expect(clipRing(far, box)).toEqual([])
  expect(touches(far, box)).toBe(false)
  expect(new Set(clipRing(around, box).map(String))).toEqual(new Set(['0,0', '10,0', '10,10', '0,10']))
})

it('keeps the parts of a border near the box', () => {
  const border: Point[] = [
    [-9, 1],
    [-1, 1],
    [1, 1],
    [12, 1],
    [30, 1],
    [40, 1],
  ]
  expect(clipLine(border, box)).toEqual([
    [
      [-1, 1],
      [1, 1],
      [12, 1],
    ],
  ])
})
