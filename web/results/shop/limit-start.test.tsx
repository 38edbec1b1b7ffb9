import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FilterField } from './filter-field.tsx'

const within = { kind: 'limit', name: 'within', label: 'Within', unit: 'kilometres', isFloor: false, min: 1, max: 50 } as const
const optionsOf = (part: Parameters<typeof FilterField>[0]['part']) => {
  const field = <FilterField part={part} filters={{}} title="Distance" amountOf={String} write={(value) => `${value} km`} />
  return [...renderToStaticMarkup(field).matchAll(/<option[^>]*>([^<]*)/g)].map(([, text]) => text)
}

it('a default limit is named by its value, once', () => {
  const options = optionsOf({ ...within, start: 10 })
  expect(options[0]).toBe('Up to 10 km')
  expect(options.filter((text) => text === 'Up to 10 km')).toHaveLength(1)
})

it('a limit without a default starts with any value', () => {
  expect(optionsOf(within)[0]).toBe('Any')
})
