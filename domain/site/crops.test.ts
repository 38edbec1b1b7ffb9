import { describe, expect, it } from 'vitest'
import { applyTemplate } from './apply-template.ts'
import { changesOf } from './changes.ts'
import { areaOf, cropOf, shapeOf, withCrop } from './crops.ts'
import { withoutFaults } from './faults.ts'
import { Crops } from './links.ts'
import { DraftSite, pageOf, Site, withPage } from './site.ts'
import { inLagos } from './starters/in-lagos.fixture.ts'
import { starterSite } from './starters.ts'

const agency = { name: 'Okoye Travel', email: null, phone: null, address: null, ...inLagos }
const upright = { focus: '20 10', zoom: 1.5 }

describe('the crops of a picture', () => {
  it.each([
    {},
    { upright },
    { wide: { focus: '0 100', zoom: 1 }, card: { focus: '50 50', zoom: 3 }, upright: { focus: '100 0' } },
  ])('are one for each shape, with a zoom from 1 to 3: %j', (crops) => expect(Crops.parse(crops)).toEqual(crops))

  it.each([
    { upright: { focus: '20 10', zoom: 0.95 } },
    { upright: { focus: '20 10', zoom: 3.05 } },
    { upright: { focus: '20 10', zoom: '2' } },
    { upright: { focus: '101 10' } },
    { upright: { focus: '5 5;scale:9' } },
    { upright: { zoom: 2 } },
    { upright: { focus: '20 10', zoom: Number.NaN } },
    { upright: null },
    [upright],
  ])('are refused otherwise: %j', (crops) => expect(Crops.safeParse(crops).success).toBe(false))

  it('drop what is unknown, as all of a site does', () => {
    expect(Crops.parse({ square: upright, upright: { ...upright, rotate: 90 } })).toEqual({ upright })
  })

  it('replace the common focus point in their shape alone', () => {
    const image = { focus: '50 30', crops: { upright } }
    expect(cropOf(image, 'upright')).toEqual(upright)
    expect(cropOf(image, 'wide')).toEqual({ focus: '50 30', zoom: 1 })
    expect(cropOf({}, 'card')).toEqual({ focus: '50 50', zoom: 1 })
  })

  it('are set and taken back one by one', () => {
    const image = { src: '/media/a', crops: { upright } }
    const both = withCrop(image, 'wide', { focus: '1 2' })
    expect(both).toEqual({ src: '/media/a', crops: { upright, wide: { focus: '1 2' } } })
    expect(withCrop(both, 'upright', null)).toEqual({ src: '/media/a', crops: { wide: { focus: '1 2' } } })
    expect(withCrop(image, 'upright', null)).toEqual({ src: '/media/a' })
  })
})

it.each([
  [16 / 9, 'wide'],
  [1.61, 'wide'],
  [1.6, 'card'],
  [4 / 3, 'card'],
  [1, 'card'],
  [0.99, 'upright'],
  [3 / 4, 'upright'],
])('a box with the ratio %d is %s', (ratio, shape) => expect(shapeOf(ratio)).toBe(shape))

describe('the area of a picture that a crop shows', () => {
  const size = { width: 1_600, height: 800 }
  it.each([
    // A square of the full height.
    [1, { focus: '0 50', zoom: 1 }, { left: 0, top: 0, width: 800, height: 800 }],
    [1, { focus: '100 50', zoom: 1 }, { left: 800, top: 0, width: 800, height: 800 }],
    // Half of it, in the corner.
    [1, { focus: '100 100', zoom: 2 }, { left: 1_200, top: 400, width: 400, height: 400 }],
    // A strip of the full width.
    [4, { focus: '30 25', zoom: 1 }, { left: 0, top: 100, width: 1_600, height: 400 }],
    [2, { focus: '50 50', zoom: 2 }, { left: 400, top: 200, width: 800, height: 400 }],
  ])('in a box with the ratio %d: %j', (ratio, crop, area) => expect(areaOf(size, ratio, crop)).toEqual(area))
})

describe('a site with a crop', () => {
  const site = starterSite('classic', agency)
  const after = withPage(site, 'home', (page) => ({
    ...page,
    blocks: page.blocks.map((block) =>
      block.kind === 'hero'
        ? { ...block, content: { ...block.content, image: { ...block.content.image, crops: { upright } } } }
        : block,
    ),
  }))
  const cropsIn = (one: Site) => {
    const first = pageOf(one, 'home').blocks[0]
    return first?.kind === 'hero' ? first.content.image.crops : null
  }

  it('has it as a draft, as a version and in another template', () => {
    for (const one of [DraftSite.parse(after), Site.parse(after), withoutFaults(after), applyTemplate(after, 'coastal', agency)])
      expect(cropsIn(one)).toEqual({ upright })
    expect(cropsIn(Site.parse(site))).toBeUndefined()
  })

  it('differs from one without it', () => {
    expect(changesOf(site, after).pages[0]?.sections[0]?.values).toEqual([
      { path: 'image.crops.upright.focus', before: '', after: '20 10' },
      { path: 'image.crops.upright.zoom', before: '', after: '1.5' },
    ])
  })
})
