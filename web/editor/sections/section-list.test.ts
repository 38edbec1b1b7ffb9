import { expect, it } from 'vitest'
import { blockKinds } from '#domain/site/block-kinds.ts'
import { sectionNames } from './section-list.tsx'

const section = (type: string, title = '') => ({ type, props: { id: type + title, title } })

it('names a section by its title, and one without by its kind', () => {
  expect(sectionNames([section('flightDeals', 'From Lagos'), section('faq')])).toEqual(['From Lagos', blockKinds.faq.label])
})

it('numbers sections of one name', () => {
  const [deals, more] = [section('flightDeals', 'Deals'), section('grid', 'Deals')]
  expect(sectionNames([deals, section('faq', 'Questions'), more])).toEqual(['Deals (1)', 'Questions', 'Deals (2)'])
})
