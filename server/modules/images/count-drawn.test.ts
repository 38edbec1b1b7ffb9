import { expect, test } from 'vitest'
import { cleanSvg } from './clean-svg.ts'
import { countDrawn } from './count-drawn.ts'
import { parseSvg } from './parse-svg.ts'

/** Each level references the one below ten times: ten shapes become ten to the power of `levels`. */
const nested = (levels: number) =>
  `<svg viewBox="0 0 9 9"><g id="l0"><path d="M0 0h9v9z"/></g>${Array.from(
    { length: levels },
    (_, at) => `<g id="l${at + 1}">${`<use href="#l${at}"/>`.repeat(10)}</g>`,
  ).join('')}</svg>`

test.each([
  ['shapes alone', '<svg viewBox="0 0 1 1"><g><path/><path/></g></svg>', 4],
  ['a shape used twice', '<svg viewBox="0 0 1 1"><path id="a"/><use href="#a"/><use href="#a"/></svg>', 6],
  [
    'a gradient by url()',
    '<svg viewBox="0 0 1 1"><linearGradient id="g"><stop/></linearGradient><path fill="url(#g)"/></svg>',
    6,
  ],
  ['an element that uses itself', '<svg viewBox="0 0 1 1"><g id="a"><use href="#a"/></g></svg>', Number.POSITIVE_INFINITY],
])('%s', (_what, svg, drawn) => expect(countDrawn(parseSvg(svg))).toBe(drawn))

test('a drawing of nested uses is refused before it is drawn, in linear time', () => {
  const started = performance.now()
  expect(() => cleanSvg(Buffer.from(nested(30)))).toThrow(expect.objectContaining({ code: 'image.too-complex' }))
  expect(performance.now() - started).toBeLessThan(200)
  expect(() => cleanSvg(Buffer.from(nested(2)))).not.toThrow()
})
