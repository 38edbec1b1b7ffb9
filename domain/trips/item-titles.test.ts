import { expect, test } from 'vitest'
import { distinctTitles } from './item-titles.ts'

const ivory = (detail?: string) => ({ title: 'Ivory, Lagos', detail })

test.each([
  ['one alone needs no room', [ivory('Double'), { title: 'Lagos to Accra' }], ['Ivory, Lagos', 'Lagos to Accra']],
  ['two of one title have their rooms', [ivory('Double'), ivory('Family')], ['Ivory, Lagos: Double', 'Ivory, Lagos: Family']],
  ['two of one room are numbered', [ivory('Double'), ivory('Double')], ['Ivory, Lagos: Double (1)', 'Ivory, Lagos: Double (2)']],
  ['two without a detail are numbered', [ivory(), ivory()], ['Ivory, Lagos (1)', 'Ivory, Lagos (2)']],
])('titles of items: %s', (_what, items, titles) => {
  expect(distinctTitles(items)).toEqual(titles)
})
