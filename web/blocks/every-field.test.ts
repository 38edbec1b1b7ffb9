import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { noContactDetails } from '#domain/agency/opening-hours.ts'
import { type BlockKind, kindNames } from '#domain/site/block-kinds.ts'
import { AnyBlock } from '#domain/site/blocks.ts'
import { inLagos } from '#domain/site/starters/in-lagos.fixture.ts'
import { starterSite } from '#domain/site/starters.ts'
import { fullPage, wordsOrRight } from '#tests/api/fill-schema.ts'
import { shopFacts } from '../site/shop/shop-facts.ts'
import { drawBlock } from './registry.ts'

const agency = {
  name: 'Skyways Travel',
  slug: 'skyways',
  ...inLagos,
  email: null,
  phone: null,
  address: null,
  contact: noContactDetails,
}
const facts = shopFacts(starterSite('classic', agency), { agency, today: '2026-11-21', cities: { LOS: 'Lagos' } })

/** The place id of suppliers, which is never shown to visitors. */
const codes = /(hotelObj|destinationId|tagId)$/
/** Shown only in layouts that have room for it. */
const firstOnly: Partial<Record<BlockKind, string>> = { testimonials: 'quote' }

/** A unique text, short enough for every line. */
const marks = new Map<string, string>()
const mark = (path: string) => {
  const known = marks.get(path) ?? `Text ${marks.size + 1}.`
  marks.set(path, known)
  return known
}

describe.each(kindNames)('every field of %s', (kind) => {
  it.each([0, 1, 2, 3])('is visible to visitors, in layout %d', (layoutAt) => {
    const given = fullPage(wordsOrRight(mark), layoutAt).find((one) => one.kind === kind)
    const block = AnyBlock.parse(given)
    const drawn = renderToStaticMarkup(drawBlock({ block, facts }))
    const written = [...marks].filter(([path, text]) => path.startsWith(`${kind}.`) && JSON.stringify(block).includes(text))
    const wanted = written.filter(
      ([path]) => !codes.test(path) && (block.layout !== firstOnly[kind] || !/items\.[12]/.test(path)),
    )
    expect(wanted.filter(([, text]) => !drawn.includes(text)).map(([path]) => path)).toEqual([])
    expect(wanted.length).toBeGreaterThan(0)
  })
})
