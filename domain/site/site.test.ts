import { describe, expect, it } from 'vitest'
import { AppError } from '../errors.ts'
import { kindNames } from './block-kinds.ts'
import { newBlock } from './blocks.ts'
import { isSafeLink, Link, VideoUrl } from './links.ts'
import { pageFacts, pageIds } from './pages.ts'
import { changePage, changeSection, isReachable, orderSections, pageAt, pageOf, Site } from './site.ts'
import { inLagos } from './starters/in-lagos.fixture.ts'
import { starterNames, starterSite } from './starters.ts'

const agency = { name: 'Skyways Travel', email: 'hello@skyways.test', phone: '+2342012345678', address: null, ...inLagos }
const site = starterSite('classic', agency)
const [first, second, ...others] = pageOf(site, 'home').blocks.map(({ id }) => id)

const codeOf = (act: () => unknown): string | null => {
  try {
    act()
  } catch (error) {
    return error instanceof AppError ? error.code : 'something else'
  }
  return null
}

describe('a page', () => {
  it('can be retitled, described and hidden without changing another', () => {
    const changed = changePage(site, 'deals', { title: ' Offers ', isVisible: false })
    expect(pageOf(changed, 'deals')).toMatchObject({ title: 'Offers', isVisible: false })
    expect(changed.pages.filter(({ id }) => id !== 'deals')).toEqual(site.pages.filter(({ id }) => id !== 'deals'))
    expect(pageOf(site, 'deals').title).toBe('Deals')
  })

  it('that does not exist is not changed', () => {
    expect(codeOf(() => changePage(site, 'blog', { title: 'Blog' }))).toBe('site.unknown-page')
  })

  it('needs a title', () => {
    expect(() => changePage(site, 'deals', { title: '  ' })).toThrow()
  })

  it('has no address while it is hidden; home always has one', () => {
    const hidden = changePage(changePage(site, 'faq', { isVisible: false }), 'home', { isVisible: false })
    expect(pageAt(hidden, '/faq')).toBeNull()
    expect(pageAt(hidden, '/')?.id).toBe('home')
    expect([isReachable(hidden, 'faq'), isReachable(hidden, 'home')]).toEqual([false, true])
    expect(pageAt(site, '/nowhere')).toBeNull()
  })
})

describe('a section', () => {
  it('can be hidden, retitled and laid out by its id', () => {
    const changed = changeSection(site, 'home', second ?? '', { isVisible: false, title: 'Facts', layout: 'list' })
    expect(pageOf(changed, 'home').blocks[1]).toMatchObject({ id: second, isVisible: false, title: 'Facts', layout: 'list' })
    expect(pageOf(changed, 'home').blocks[0]).toEqual(pageOf(site, 'home').blocks[0])
  })

  it('gets the first layout of its kind for an unknown one', () => {
    const changed = changeSection(site, 'home', second ?? '', { layout: 'carousel' })
    expect(pageOf(changed, 'home').blocks[1]?.layout).toBe('row')
  })

  it.each([{ layout: 3 }, { title: 5 }])('accepts texts only: %j is refused', (change) => {
    // @ts-expect-error untyped callers can send this
    expect(() => changeSection(site, 'home', second ?? '', change)).toThrow()
  })

  it('must exist, on an existing page', () => {
    expect(codeOf(() => changeSection(site, 'home', 'nothing', { isVisible: false }))).toBe('site.unknown-section')
    expect(codeOf(() => changeSection(site, 'blog', second ?? '', { isVisible: false }))).toBe('site.unknown-page')
  })
})

describe('the order of sections', () => {
  it('is the given one', () => {
    const turned = [...others, second ?? '', first ?? '']
    expect(pageOf(orderSections(site, 'home', turned), 'home').blocks.map(({ id }) => id)).toEqual(turned)
  })

  it.each([
    ['one is missing', [first ?? '', ...others]],
    ['one is named twice', [first ?? '', first ?? '', ...others]],
    ['one does not exist', [first ?? '', second ?? '', ...others.slice(1), 'nothing']],
  ])('is refused when %s', (_, ids) => {
    expect(codeOf(() => orderSections(site, 'home', ids))).toBe('site.unknown-section')
  })
})

describe('a link', () => {
  it.each(['/deals', '#faq', 'https://skyways.test/x', 'mailto:a@b.test', 'tel:+2341'])('may be %s', (text) => {
    expect(Link.parse(text)).toBe(text)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//elsewhere.test',
    '/\\elsewhere.test',
    'https://x" onclick="y',
    'https://localhost',
  ])('is not %j', (text) => {
    expect(Link.safeParse(text).success).toBe(false)
    expect(isSafeLink(text)).toBe(false)
  })

  it('without a scheme gets https', () => {
    expect(Link.parse('skyways.test/blog')).toBe('https://skyways.test/blog')
  })

  it('to a video has a known host', () => {
    expect(VideoUrl.safeParse('https://youtu.be/abc').success).toBe(true)
    expect(VideoUrl.safeParse('https://youtube.com.elsewhere.test/x').success).toBe(false)
    expect(VideoUrl.safeParse('http://youtu.be/abc').success).toBe(false)
  })
})

describe('the starters', () => {
  it.each(starterNames)('%s is a complete site: every page has content, every link has a target', (name) => {
    const started = starterSite(name, agency)
    expect(Site.parse(started)).toEqual(started)
    expect(started.pages.map(({ id }) => id)).toEqual(pageIds)
    const paths = new Set(Object.values(pageFacts).map(({ path }) => path))
    for (const page of started.pages) {
      expect(page.description, page.id).not.toBe('')
      expect(page.blocks.length, page.id).toBeGreaterThan(0)
      for (const link of JSON.stringify(page.blocks).matchAll(/"(?:link|buttonUrl)":"(\/[^"]*)"/g))
        expect(paths).toContain(link[1])
    }
  })

  it.each(starterNames)("%s has the specification's section titles on its home page, and no filler", (name) => {
    const started = starterSite(name, agency)
    const titles = pageOf(started, 'home').blocks.map(({ title }) => title)
    expect(titles).toEqual(expect.arrayContaining(['Flight Booking', 'Hotel Reservations', 'Tour Packages', 'Exclusive Deals']))
    expect(JSON.stringify(started)).not.toMatch(/lorem|ipsum|example\.com|TODO|award/i)
  })

  it('contain no customer quotes and no invented prices', () => {
    for (const name of starterNames) {
      const blocks = starterSite(name, { ...agency, currency: 'GHS' }).pages.flatMap((page) => page.blocks)
      for (const block of blocks) {
        if (block.kind === 'testimonials') expect(block.content.items).toEqual([])
        if (block.kind === 'flightDeals' || block.kind === 'hotelDeals' || block.kind === 'tourDeals')
          for (const { actualAmount } of block.content.items) expect(actualAmount).toEqual({ amount: 0, currency: 'GHS' })
      }
    }
  })
})

it('an empty block of every kind is a valid one', () => {
  expect(kindNames).toHaveLength(21)
  for (const kind of kindNames) expect(newBlock(kind, 'one')).toMatchObject({ kind, isVisible: true })
})
