import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fillSchema } from '#tests/api/fill-schema.ts'
import { sizes } from '#tests/sizes.ts'
import { blockKinds, kindNames } from './block-kinds.ts'
import { faultsOf, withoutFaults } from './faults.ts'
import { isSafeLink } from './links.ts'
import { DraftSite, Site } from './site.ts'
import { inLagos } from './starters/in-lagos.fixture.ts'
import { starterSite } from './starters.ts'

const start = starterSite('classic', { name: 'Okoye Travel', email: null, phone: null, address: null, ...inLagos })

interface Judge {
  safeParse(value: unknown): { success: boolean }
}
const takes = (schema: Judge, value: unknown) => schema.safeParse(value).success

/** Pictures and places are selected from lists, not typed. */
const isChosen = (schema: Judge) =>
  (takes(schema, '/media/one') && !takes(schema, '/deals')) || (takes(schema, 'LOS') && !takes(schema, 'LOSX'))

/** A site whose home page has one block of a kind with `typed` in every text field. */
function typedEverywhere(kind: (typeof kindNames)[number], typed: string) {
  const write = (_: string, schema: Judge) => {
    if (takes(schema, '') && !isChosen(schema)) return typed
    return ['', 0, true, 'plane', 'cover', 'NGN'].find((value) => takes(schema, value))
  }
  const block = { kind, id: 'typed', title: typed, content: fillSchema(blockKinds[kind].content, write, 1) }
  return {
    ...start,
    pages: start.pages.map((page) =>
      page.id === 'home' ? { ...page, title: typed, description: typed, blocks: [block] } : page,
    ),
  }
}

const anyTyped = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constantFrom(
    'https',
    'https://',
    'javascript:alert(1)',
    'a@',
    'www.',
    '/deals',
    'desk@example.com',
    '   ',
    'x'.repeat(7_900),
  ),
)

describe('any text typed into a site', () => {
  test.each(kindNames)('a %s is stored as typed; what cannot be shown to visitors is named, and omitted on the page', (kind) => {
    fc.assert(
      fc.property(anyTyped, (typed) => {
        const draft = DraftSite.parse(typedEverywhere(kind, typed))
        const home = draft.pages[0]
        expect([typed, typed.trim()]).toContain(home?.title)
        const faults = faultsOf(draft)
        expect(faults.length === 0).toBe(Site.safeParse(draft).success)
        for (const fault of faults) {
          expect(fault).toMatchObject({ page: 'home', says: expect.stringMatching(/\w/) })
          expect(fault.field.length).toBeGreaterThan(0)
        }
        expect(faultsOf(withoutFaults(draft))).toEqual([])
      }),
      { numRuns: sizes.siteTexts },
    )
  })

  test('an incomplete link is named with its page, its section and its field', () => {
    const home = { ...start.pages[0], title: 'Home' }
    const cta = {
      kind: 'cta',
      id: 'cta-9',
      title: 'Talk to us',
      content: { description: 'Words', buttonText: 'Call', link: 'htps:/deals' },
    }
    const draft = DraftSite.parse({ ...start, pages: [{ ...home, blocks: [cta] }, ...start.pages.slice(1)] })
    expect(draft.pages[0]?.blocks[0]?.content).toMatchObject({ link: 'htps:/deals' })
    expect(faultsOf(draft)).toEqual([
      {
        page: 'home',
        block: 'cta-9',
        field: ['link'],
        where: 'Home, Talk to us',
        says: 'Use a page such as /deals, or an address that begins with https://',
      },
    ])
    expect(withoutFaults(draft).pages[0]?.blocks[0]?.content).toMatchObject({ link: '', buttonText: 'Call' })
    expect(isSafeLink('htps:/deals')).toBe(false)
  })
})
