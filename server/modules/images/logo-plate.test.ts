import { describe, expect, test } from 'vitest'
import { type Pixels, plateFor, type Scheme } from './logo-plate.ts'

type Colour = [r: number, g: number, b: number, alpha?: number]
const clear: Colour = [0, 0, 0, 0]

/** A sign of 10 x 4 pixels, filled with its colours from the left, in a frame of one pixel. */
function sign(frame: Colour, ...inside: Colour[]): Pixels {
  const [width, height] = [12, 6]
  const data = Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    const isFrame = x === 0 || y === 0 || x === width - 1 || y === height - 1
    const [r, g, b, alpha = 255] = (isFrame ? frame : inside[Math.floor(((x - 1) / 10) * inside.length)]) ?? clear
    return [r, g, b, alpha]
  })
  return { data: Uint8Array.from(data.flat()), width, height }
}

const black: Colour = [10, 10, 12]
const white: Colour = [255, 255, 255]
const navy: Colour = [11, 37, 69]
const orange: Colour = [240, 140, 20]

describe('a logo gets a plate on a page where it would not be visible', () => {
  test.each<[string, Pixels, Scheme | null]>([
    ['black letters', sign(clear, black), 'dark'],
    ['navy letters', sign(clear, navy), 'dark'],
    ['white letters', sign(clear, white), 'light'],
    ['black letters beside an orange sign', sign(clear, orange, black), 'dark'],
    ['orange letters', sign(clear, orange), null],
    ['an orange sign with a little black', sign(clear, orange, orange, orange, orange, black), null],
    ['black letters on their own white background', sign(white, black), null],
    ['white letters on their own black background', sign(black, white), null],
    ['no visible pixel', sign(clear, clear), null],
  ])('%s', (_name, pixels, swallowedBy) => {
    for (const scheme of ['light', 'dark'] as const)
      expect([scheme, plateFor(pixels, scheme) !== null]).toEqual([scheme, scheme === swallowedBy])
  })

  test('the plate has the opposite tone', () => {
    expect(plateFor(sign(clear, black), 'dark')).toBe('#ffffff')
    expect(plateFor(sign(clear, white), 'light')).toBe('#0f1318')
  })
})
