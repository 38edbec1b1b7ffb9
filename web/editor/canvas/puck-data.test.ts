import { setDeep } from '@puckeditor/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blockKinds, kindNames } from '#domain/site/block-kinds.ts'
import { newBlock } from '#domain/site/blocks.ts'
import { pageIds } from '#domain/site/pages.ts'
import { pageOf, SitePage } from '#domain/site/site.ts'
import { inLagos } from '#domain/site/starters/in-lagos.fixture.ts'
import { starterNames, starterSite } from '#domain/site/starters.ts'
import { fieldsOf } from '../block-fields.ts'
import { blockOf, commonNames, fromPuck, propsOf, toPuck } from './puck-data.ts'
import { pathOf, textsOf } from './text-paths.ts'

const agency = { name: 'Okoye Travel', email: null, phone: null, address: null, ...inLagos }
const anyPage = fc
  .record({
    starter: fc.constantFrom(...starterNames),
    page: fc.constantFrom(...pageIds),
    hidden: fc.boolean(),
    title: fc.string(),
  })
  .map(({ starter, page, hidden, title }) => {
    const found = pageOf(starterSite(starter, agency), page)
    return { ...found, isVisible: !hidden, blocks: found.blocks.map((block) => ({ ...block, title, isVisible: hidden })) }
  })

describe('the canvas', () => {
  test('returns an equal page after a round trip', () => {
    fc.assert(
      fc.property(anyPage, (page) => {
        expect(fromPuck(toPuck(page), page)).toEqual(page)
      }),
    )
  })

  test('preserves unknown values of a page and of a block', () => {
    const page = { ...pageOf(starterSite('classic', agency), 'home'), later: 'a field of tomorrow' }
    const data = toPuck(page)
    data.content = data.content.map((one) => ({ ...one, props: { ...one.props, shadow: 'long' } }))
    const back = fromPuck(data, page)
    expect(back).toMatchObject({ later: 'a field of tomorrow' })
    expect(back.blocks[0]?.content).toMatchObject({ shadow: 'long' })
    expect(back.blocks.map(({ id }) => id)).toEqual(page.blocks.map(({ id }) => id))
  })

  test.each(kindNames)('an empty block of kind %s survives a round trip, and no field overwrites another', (kind) => {
    const block = newBlock(kind, `${kind}-1`)
    expect(Object.keys(block.content).filter((name) => commonNames.some((common) => common === name))).toEqual([])
    expect(blockOf({ type: kind, props: propsOf(block) })).toEqual(block)
  })

  test('a kind that does not exist is left out', () => {
    const page = SitePage.parse({ id: 'home', title: 'Home', blocks: [] })
    expect(fromPuck({ root: {}, content: [{ type: 'carousel', props: { id: 'carousel-1' } }] }, page)).toEqual(page)
    expect(Object.keys(blockKinds)).not.toContain('carousel')
  })
})

describe('a text on the canvas', () => {
  test('is found by its content, and equal ones by their index', () => {
    const texts = textsOf(fieldsOf('faq'), {
      id: 'faq-1',
      title: 'Questions',
      layout: 'fold',
      items: [
        { question: 'When?', answer: 'Today' },
        { question: 'Where?', answer: 'Today' },
      ],
    })
    expect(pathOf(texts, ' Questions ')).toBe('title')
    expect(pathOf(texts, 'Today', 1)).toBe('items[1].answer')
    expect(pathOf(texts, 'fold')).toBeNull()
  })

  test('is not editable if it is a code or an address, which the form edits', () => {
    const deal = {
      dealsName: 'Lagos to London',
      icon: 'plane',
      from: 'LOS',
      to: 'LON',
      actualAmount: { amount: 1, currency: 'NGN' },
    }
    const texts = textsOf(fieldsOf('flightDeals'), { title: 'Deals', intro: '', items: [deal] })
    expect(texts.map(({ path }) => path)).toEqual(['title', 'items[0].dealsName'])
  })

  test('written back at its path, every text of every starter changes that text alone', () => {
    fc.assert(
      fc.property(anyPage, fc.nat(), fc.string({ minLength: 1 }), (page, pick, typed) => {
        const block = page.blocks[pick % Math.max(1, page.blocks.length)]
        if (!block) return
        const props = propsOf(block)
        const texts = textsOf(fieldsOf(block.kind), props)
        const one = texts[pick % Math.max(1, texts.length)]
        if (!one || typed.trim() === '') return
        const after = textsOf(fieldsOf(block.kind), setDeep(props, one.path, typed))
        expect(after).toEqual(texts.map((each) => (each.path === one.path ? { ...each, text: typed.trim() } : each)))
      }),
    )
  })
})
