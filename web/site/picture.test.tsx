import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Focus, type PictureWithAlt } from '#domain/site/links.ts'
import { Picture } from './picture.tsx'

const beach: PictureWithAlt = { src: '/media/a', alt: 'A beach' }
type Box = Partial<Parameters<typeof Picture>[0]>
const html = (image: Partial<PictureWithAlt>, box: Box = {}) =>
  renderToStaticMarkup(<Picture image={{ ...beach, ...image }} ratio={[640, 420]} {...box} />)
const stylesOf = (drawn: string) => /style="([^"]*)"/.exec(drawn)?.[1]?.split(';') ?? []

describe('the focus of a picture', () => {
  it('is included in every crop', () => {
    expect(stylesOf(html({ focus: '30 20' }))).toContain('object-position:30% 20%')
    expect(html({})).not.toContain('object-position')
  })

  it.each(['50 50', '0 100'])('is a point in the picture: %s', (focus) => expect(Focus.safeParse(focus).success).toBe(true))
  it.each(['101 0', '-1 5', '50', '5 5;color:red', ''])('is refused otherwise: %s', (focus) =>
    expect(Focus.safeParse(focus).success).toBe(false),
  )
})

describe('the crop of one shape', () => {
  const image = { focus: '50 30', crops: { upright: { focus: '20 10', zoom: 1.5 } } }

  it.each([
    { name: 'upright', ratio: [480, 600], styles: ['object-position:20% 10%', 'scale:1.5', 'transform-origin:20% 10%'] },
    { name: 'card', ratio: [640, 420], styles: ['object-position:50% 30%'] },
    { name: 'wide', ratio: [1600, 720], styles: ['object-position:50% 30%'] },
  ] as const)('is used in boxes of that shape alone: $name', ({ ratio, styles }) => {
    const drawn = stylesOf(html(image, { ratio: [...ratio] }))
    expect(drawn).toEqual(expect.arrayContaining([...styles]))
    expect(drawn.some((style) => style.startsWith('scale'))).toBe(ratio[0] === 480)
  })

  it.each([image, {}])('does not matter for the ratio, which is that of the box', (given) => {
    expect(stylesOf(html(given, { ratio: [480, 600] }))).toContain('aspect-ratio:480 / 600')
  })

  it('asks for as many more pixels as it enlarges', () => {
    const sizes = '(min-width: 900px) 33vw, 90vw'
    expect(html(image, { ratio: [480, 600], sizes })).toContain('sizes="(min-width: 900px) 50vw, 135vw"')
    expect(html(image, { ratio: [640, 420], sizes })).toContain(`sizes="${sizes}"`)
  })

  it('is chosen by CSS where the box gets its shape from CSS', () => {
    expect(stylesOf(html(image, { box: 'fluid' })).toSorted()).toEqual([
      '--crop-card:50% 30%',
      '--crop-upright-zoom:1.5',
      '--crop-upright:20% 10%',
      '--crop-wide:50% 30%',
    ])
  })

  it.each(['contain', 'auto'] as const)('is ignored where the whole picture is shown: %s', (fit) => {
    for (const box of ['fixed', 'fluid', 'hero'] as const)
      expect(html(image, { fit, box, ratio: [480, 600] })).toBe(html({ focus: '50 30' }, { fit, ratio: [480, 600] }))
  })

  it.each(['fixed', 'fluid', 'hero'] as const)('changes nothing on pictures without crops: %s', (box) => {
    for (const focus of [undefined, '50 30']) {
      const drawn = html({ focus }, { box })
      expect(drawn).not.toContain('crop')
      expect(html({ focus, crops: {} }, { box })).toBe(drawn)
    }
  })
})
