import { describe, expect, test } from 'vitest'
import { defaultSettings } from '#domain/site/settings.ts'
import { unreadable } from '#domain/site/theme.ts'
import { proposeColours } from './propose-colours.ts'

/** This many pixels of each colour; a fourth number is the opacity. */
const pixels = (...parts: [count: number, r: number, g: number, b: number, alpha?: number][]) =>
  Uint8Array.from(parts.flatMap(([count, r, g, b, alpha = 255]) => Array.from({ length: count }, () => [r, g, b, alpha]).flat()))

const orangeOnWhite = pixels([600, 255, 255, 255], [300, 255, 140, 0])
const greenAndGold = pixels([500, 10, 110, 60], [200, 245, 190, 30], [300, 255, 255, 255])

describe('colours proposed from a picture', () => {
  test.each([
    ['pale yellow', pixels([100, 255, 250, 160])],
    ['orange on white', orangeOnWhite],
    ['green and gold', greenAndGold],
    ['black on white', pixels([500, 0, 0, 0], [500, 255, 255, 255])],
    ['white alone', pixels([500, 255, 255, 255])],
    ['no visible pixel', pixels([500, 200, 30, 30, 0])],
    ['no pixels', new Uint8Array()],
  ])('all are readable: %s', (_name, sample) => {
    const sets = proposeColours(sample)
    expect(sets.length).toBeGreaterThan(0)
    for (const set of sets) expect(unreadable({ ...defaultSettings, ...set })).toEqual([])
  })

  test('a readable colour is not changed', () => {
    expect(proposeColours(pixels([400, 10, 110, 60]))[0]).toMatchObject({ primaryColor: '#0a6e3c', buttonColor: '#0a6e3c' })
  })

  test('the largest colour is the primary one, the next is secondary, and white is ignored', () => {
    const [first] = proposeColours(greenAndGold)
    expect(first?.primaryColor).toBe('#0a6e3c')
    expect(first?.secondaryColor).not.toBe(first?.primaryColor)
  })

  test("a logo without colour gives black and the specification's blue", () => {
    expect(proposeColours(pixels([500, 0, 0, 0]))[0]).toEqual({
      primaryColor: '#000000',
      secondaryColor: '#1e61dc',
      buttonColor: '#1e61dc',
    })
  })

  test('no set is proposed twice', () => {
    const sets = proposeColours(orangeOnWhite).map((set) => JSON.stringify(set))
    expect(new Set(sets).size).toBe(sets.length)
  })
})
