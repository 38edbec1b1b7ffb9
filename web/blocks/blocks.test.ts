import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { noContactDetails } from '#domain/agency/opening-hours.ts'
import { type BlockKind, blockKinds, kindNames } from '#domain/site/block-kinds.ts'
import { type AnyBlock, newBlock } from '#domain/site/blocks.ts'
import { sampleBlocks } from '#domain/site/samples.ts'
import { changeSettings, defaultSettings } from '#domain/site/settings.ts'
import { inLagos } from '#domain/site/starters/in-lagos.fixture.ts'
import { starterNames, starterSite } from '#domain/site/starters.ts'
import { drawBlocks } from '../site/content-page.tsx'
import { shopFacts } from '../site/shop/shop-facts.ts'
import { afterDiscount } from './price.tsx'
import { drawBlock } from './registry.ts'
import { playerOf } from './video.tsx'

const agency = {
  name: 'Skyways Travel',
  slug: 'skyways',
  ...inLagos,
  email: 'hello@skyways.test',
  phone: null,
  address: null,
  contact: noContactDetails,
}
const site = starterSite('classic', agency)
const facts = shopFacts(site, { agency, today: '2026-11-21', cities: { LOS: 'Lagos', LON: 'London' } })
const html = (block: AnyBlock) => renderToStaticMarkup(drawBlock({ block, facts }))

/** One filled item of everything, with a hostile text. */
const hostile = '<script>x</script>" onload="x'
const picture = { src: '/scenes/lagos.svg', alt: hostile }
const amount = { actualAmount: { amount: 145_000_000, currency: 'NGN' }, discountPercentage: 15 }
const contents: Record<BlockKind, object> = {
  hero: { description: hostile, image: picture, buttonText: hostile, buttonUrl: '/deals', withSearch: true },
  services: { intro: hostile, items: [{ title: hostile, description: hostile, content: hostile }] },
  destinations: {
    intro: hostile,
    items: [
      {
        title: hostile,
        locationName: { from: hostile, to: hostile },
        originDestinations: { from: 'LOS', to: 'LON' },
        image: picture,
      },
    ],
  },
  flightDeals: { intro: hostile, items: [{ dealsName: hostile, from: 'LOS', to: 'LON', ...amount }] },
  hotelDeals: { items: [{ dealsName: hostile, location: hostile, ...amount }] },
  tourDeals: { items: [{ dealsName: hostile, destination: hostile, duration: hostile, ...amount }] },
  topHotels: { items: [{ hotelName: hostile, location: hostile, image: picture }] },
  topTours: { items: [{ tourName: hostile, location: hostile, image: picture }] },
  banner: { image: picture, link: '/deals' },
  adGridBanner: { items: [{ image: picture, link: '/deals' }] },
  cta: { description: hostile, buttonText: hostile, link: '/deals' },
  testimonials: { items: [{ clientName: hostile, title: hostile, review: hostile, profileImage: '/scenes/paris.svg' }] },
  quickInfo: { items: [{ title: hostile, description: hostile }] },
  video: { description: hostile, videoUrl: 'https://youtu.be/abc123', poster: picture },
  story: { backgroundImage: picture, sections: [{ title: hostile, text: hostile, image: picture }] },
  values: { items: [{ title: hostile, text: hostile }] },
  blog: { items: [{ title: hostile, text: hostile, image: picture, link: '/deals' }] },
  contact: { categories: [{ name: hostile, email: 'a@b.test', phone: hostile }], other: hostile },
  contactForm: { description: hostile, topics: [{ name: hostile }] },
  document: { intro: hostile, sections: [1, 2, 3].map((at) => ({ title: `${hostile} ${at}`, text: hostile })) },
  faq: { intro: hostile, items: [{ question: hostile, answer: hostile }] },
}

const cases = kindNames.flatMap((kind) => Object.keys(blockKinds[kind].layouts).map((layout) => [kind, layout] as const))

describe('the sample content of a section', () => {
  it.each(sampleBlocks(agency))('shows something of $kind', (sample) => {
    expect(html(sample)).toMatch(/[a-z]{3}/)
    expect(html(sample)).not.toContain('undefined')
  })
})

describe('every block in every layout', () => {
  it.each(cases)('%s as %s writes hostile texts as texts', (kind, layout) => {
    const drawn = html(newBlock(kind, 'one', { title: hostile, layout, content: contents[kind] }))
    expect(drawn).toContain('&lt;script&gt;')
    expect(drawn).not.toContain('<script')
    expect(drawn).not.toContain('" onload="')
  })

  it.each(cases)('%s as %s is a section of its own, named by its heading', (kind, layout) => {
    const drawn = html(newBlock(kind, 'one', { title: 'A heading', layout, content: contents[kind] }))
    expect(drawn).toMatch(/<h2 id="one-title"[^>]*>A heading<\/h2>/)
    expect(drawn).toContain('aria-labelledby="one-title"')
  })

  it.each(kindNames)('an empty %s shows nothing, or what needs no content', (kind) => {
    const drawn = html(newBlock(kind, 'one', { title: '' }))
    expect(drawn === '' || kind === 'contactForm').toBe(true)
  })
})

it('links that run something never reach a page', () => {
  for (const kind of ['cta', 'blog', 'banner'] as const)
    expect(() =>
      newBlock(kind, 'one', { content: { link: 'javascript:alert(1)', items: [{ link: 'javascript:alert(1)' }] } }),
    ).toThrow()
})

it('the first block that shows anything carries the heading of the page', () => {
  const blocks = [
    newBlock('faq', 'empty', { title: 'Nothing asked' }),
    newBlock('cta', 'first', { title: 'First', content: { description: 'x' } }),
    newBlock('cta', 'second', { title: 'Second', content: { description: 'y' } }),
    { ...newBlock('cta', 'hidden', { content: { description: 'z' } }), isVisible: false },
  ]
  const shown = drawBlocks(blocks, facts)
  expect(shown.map(({ id }) => id)).toEqual(['first', 'second'])
  const [first, second] = shown.map(({ drawn }) => renderToStaticMarkup(drawn))
  expect(first).toContain('<h1')
  expect(second).toContain('<h2')
})

it.each(starterNames)('every page of the starter %s has one h1 and pictures that say what they show', (name) => {
  const started = starterSite(name, agency)
  for (const page of started.pages) {
    const drawn = drawBlocks(page.blocks, { ...facts, settings: started.settings })
      .map((one) => renderToStaticMarkup(one.drawn))
      .join('')
      // A text that a script may assemble later.
      .replaceAll(/<template.*?<\/template>/g, '')
    expect(drawn.match(/<h1/g), page.id).toHaveLength(1)
    expect(drawn, page.id).not.toContain('alt=""')
  }
})

describe('the search form', () => {
  const form = html(newBlock('hero', 'one', { title: 'Fly', content: { withSearch: true } }))

  it('asks the results by the names that a search has', () => {
    expect(form).toContain('action="/order/new/flight/newoffers"')
    for (const name of ['trip', 'from', 'to', 'depart', 'return', 'adults', 'cabin']) expect(form).toContain(`name="${name}"`)
  })

  it('begins a month ahead for two weeks, with days as people write them', () => {
    expect(form).toMatch(/name="depart"[^>]*value="Mon 21 Dec"/)
    expect(form).toMatch(/name="return"[^>]*value="Mon 4 Jan"/)
  })

  /** The search form or forms of an agency that sells these products, on the page at that address. */
  function formsOf(activeProducts: string[], postPath = '/?index') {
    const selling = { ...site, settings: changeSettings(defaultSettings, { activeProducts }) }
    const block = newBlock('hero', 'one', { content: { withSearch: true } })
    return renderToStaticMarkup(drawBlock({ block, facts: shopFacts(selling, { agency, today: '2026-11-21', postPath }) }))
  }

  it('is not there when the agency sells nothing', () => {
    expect(formsOf([])).not.toContain('<form')
  })

  it('asks for a stay by the names that its results read, for two on a weekend a month ahead', () => {
    const stays = formsOf(['hotels'])
    expect(stays).not.toContain('data-search="flight"')
    expect(stays).toContain('action="/accommodation/results"')
    for (const [name, value] of Object.entries({ checkIn: 'Fri 25 Dec', checkOut: 'Sun 27 Dec' }))
      expect(stays).toMatch(new RegExp(`name="${name}"[^>]*value="${value}"`))
    for (const name of ['destination', 'adults', 'children', 'infants', 'roomCount', 'nationality', 'radius'])
      expect(stays).toContain(`name="${name}"`)
  })

  it('has a tab for each of both products, and shows first what the page is about', () => {
    const chosen = (html: string) => /<input type="radio" name="one-product" checked="" value="(\w+)"/.exec(html)?.[1]
    expect(chosen(formsOf(['flights', 'hotels']))).toBe('flights')
    expect(chosen(formsOf(['flights', 'hotels'], '/hotels'))).toBe('hotels')
    expect(formsOf(['flights'])).not.toContain('one-product')
  })
})

describe('rooms that the agency advertises', () => {
  const room = newBlock('hotelDeals', 'one', {
    content: { items: [{ dealsName: 'Garden rooms', location: 'Accra', ...amount }] },
  })

  it('link to a search for stays at their place, and have a placeholder for its current price', () => {
    expect(html(room)).toContain('/accommodation/results?place=Accra&amp;checkIn=2026-12-25&amp;checkOut=2026-12-27&amp;rooms=2')
    expect(html(room)).toContain('<span data-rooms-in="Accra"></span>')
    expect(
      html(newBlock('topHotels', 'one', { content: { items: [{ hotelName: 'By the sea', location: 'Accra' }] } })),
    ).toContain('/accommodation/results?place=Accra&amp;')
  })

  it('link to the contact page if the agency sells no hotels online', () => {
    const without = { ...site, settings: changeSettings(defaultSettings, { activeProducts: ['flights'] }) }
    const drawn = renderToStaticMarkup(drawBlock({ block: room, facts: shopFacts(without, { agency, today: '2026-11-21' }) }))
    expect(drawn).toContain('Ask for this room')
    expect(drawn).not.toMatch(/accommodation|data-rooms-in/)
  })
})

describe('a deal', () => {
  it('shows the price before, struck through, and the price after its discount', () => {
    const drawn = html(newBlock('tourDeals', 'one', { content: contents.tourDeals }))
    expect(drawn).toContain('<s class="')
    expect(drawn).toMatch(/<s[^>]*>NGN 1,450,000\.00<\/s>/)
    expect(drawn).toContain('NGN 1,232,500.00')
    expect(drawn).toContain('15 % off')
  })

  it('costs whole kobo after a fractional per cent', () => {
    expect(afterDiscount({ amount: 99_999, currency: 'NGN' }, 12.5)).toEqual({ amount: 87_499, currency: 'NGN' })
  })

  it.each(['flightDeals', 'hotelDeals'] as const)('that links to a search shows no typed price: %s', (kind) => {
    const drawn = html(newBlock(kind, 'one', { content: contents[kind] }))
    expect(drawn).not.toMatch(/NGN|% off/)
    expect(drawn).toMatch(/data-fare-of="LOS-LON"|data-rooms-in=/)
  })

  it('of a flight leads to its search', () => {
    const drawn = html(newBlock('flightDeals', 'one', { content: contents.flightDeals }))
    expect(drawn).toContain(
      'href="/order/new/flight/newoffers?trip=round-trip&amp;from=LOS&amp;to=LON&amp;depart=2026-12-21&amp;return=2027-01-04&amp;adults=1&amp;cabin=economy"',
    )
  })
})

describe('the message form', () => {
  const message = {
    isSent: false,
    says: 'Not sent.',
    fields: { email: 'Write your e-mail address.' },
    typed: { name: 'Ngozi "N"', email: 'x' },
  }
  const block = newBlock('contactForm', 'form')

  it('keeps what was typed and says what is wrong beside it', () => {
    const drawn = renderToStaticMarkup(drawBlock({ block, facts: { ...facts, message } }))
    expect(drawn).toContain('value="Ngozi &quot;N&quot;"')
    expect(drawn).toMatch(/aria-invalid="true" aria-describedby="form-email-problem"/)
    expect(drawn).toContain('id="form-email-problem"')
  })

  it('thanks once the message is sent', () => {
    const drawn = renderToStaticMarkup(drawBlock({ block, facts: { ...facts, message: { ...message, isSent: true } } }))
    expect(drawn).toContain('role="status"')
    expect(drawn).not.toContain('<form')
  })
})

it('a film is a link until it is clicked, and its player sets no cookies', () => {
  expect(playerOf('https://www.youtube.com/watch?v=abc-123')).toBe('https://www.youtube-nocookie.com/embed/abc-123?autoplay=1')
  expect(playerOf('https://vimeo.com/76979871')).toBe('https://player.vimeo.com/video/76979871?autoplay=1')
  expect(playerOf('https://youtu.be/"><script>')).toBeNull()
  const drawn = html(newBlock('video', 'one', { content: { videoUrl: 'https://youtu.be/abc123' } }))
  expect(drawn).not.toContain('<iframe')
})

it('an uploaded picture has several sizes and formats to choose from', () => {
  const id = '01a1fc1a-b1ef-7421-ad35-dd07a2478bc0'
  const drawn = html(newBlock('banner', 'one', { content: { image: { src: `/media/${id}`, alt: 'A beach' } } }))
  expect(drawn).toContain('type="image/avif"')
  for (const width of [320, 640, 960, 1280, 1920]) expect(drawn).toContain(`/media/${id}/${width}.webp ${width}w`)
  expect(drawn).toContain('loading="lazy"')
})
