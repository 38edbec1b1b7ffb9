import { describe, expect, test } from 'vitest'
import { clearGround, flatGround, type Pixels, withoutRim } from './image-background.ts'

const signs: Record<string, number[]> = {
  w: [255, 255, 255, 255],
  g: [10, 110, 60, 255],
  m: [200, 225, 212, 255],
  '.': [0, 0, 0, 0],
}

/** A picture drawn in characters: white, green, a mixture of the two, clear. */
const picture = (...rows: string[]): Pixels => ({
  data: Uint8ClampedArray.from(rows.flatMap((row) => [...row].flatMap((sign) => signs[sign] ?? []))),
  width: rows[0]?.length ?? 0,
  height: rows.length,
})
const opacities = ({ data, width }: Pixels) =>
  Array.from({ length: data.length / 4 / width }, (_, y) =>
    Array.from({ length: width }, (_, x) => data[(y * width + x) * 4 + 3] ?? 0),
  )

describe('the background of a picture', () => {
  test('is the colour of its border', () => {
    expect(flatGround(picture('wwwww', 'wgggw', 'wwwww'))).toEqual([255, 255, 255])
  })
  test('is none where a corner differs', () => {
    expect(flatGround(picture('wwwwg', 'wgggw', 'wwwww'))).toBeNull()
  })
  test('is none where much of the border differs', () => {
    expect(flatGround(picture('wgggw', 'wgggw', 'wgggw'))).toBeNull()
  })
  test('is none where it is transparent already', () => {
    expect(flatGround(picture('.....', '.ggg.', '.....'))).toBeNull()
  })
})

describe('removing the background', () => {
  test('keeps the subject, and the same colour enclosed by it', () => {
    const ring = picture('wwwwwww', 'wgggggw', 'wggwggw', 'wgggggw', 'wwwwwww')
    clearGround(ring, [255, 255, 255])
    expect(opacities(ring)).toEqual([
      [0, 0, 0, 0, 0, 0, 0],
      [0, 255, 255, 255, 255, 255, 0],
      [0, 255, 255, 255, 255, 255, 0],
      [0, 255, 255, 255, 255, 255, 0],
      [0, 0, 0, 0, 0, 0, 0],
    ])
  })
  test('removes the background in the small hole of a letter', () => {
    const wide = 'w'.repeat(20)
    const letter = picture(
      wide,
      wide,
      `${wide.slice(0, 8)}ggg${wide.slice(11)}`,
      `${wide.slice(0, 8)}gwg${wide.slice(11)}`,
      `${wide.slice(0, 8)}ggg${wide.slice(11)}`,
      wide,
    )
    clearGround(letter, [255, 255, 255])
    expect(opacities(letter)[3]?.slice(7, 12)).toEqual([0, 255, 0, 255, 0])
  })
  test('makes a soft edge half transparent, and removes the background from its colour', () => {
    const soft = picture('www', 'wmw', 'www')
    clearGround(soft, [255, 255, 255])
    const [red = 0, green = 0, , opacity = 0] = soft.data.subarray(16, 20)
    expect(opacity).toBeGreaterThan(0)
    expect(opacity).toBeLessThan(255)
    expect(red).toBeLessThan(200)
    expect(green).toBeLessThan(225)
  })
})

test('the transparent border is cropped', () => {
  const { width, height, data } = withoutRim(picture('.....', '..gm.', '..g..', '.....'))
  expect([width, height]).toEqual([2, 2])
  expect([...data]).toEqual([...picture('gm', 'g.').data])
  expect(withoutRim(picture('..', '..'))).toMatchObject({ width: 2, height: 2 })
})
