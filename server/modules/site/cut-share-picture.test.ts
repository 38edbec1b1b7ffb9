import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cutSharePicture, wideCropIn } from './cut-share-picture.ts'

const src = '/media/0193f0aa-7a00-7000-8000-000000000001'
const wide = { focus: '0 50', zoom: 2 }

/** 1600 x 800 pixels: the left half is red, the right half blue. */
async function halves(): Promise<Uint8Array> {
  const right = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 1_600, height: 800, channels: 3, background: '#ff0000' } })
    .composite([{ input: right, left: 800, top: 0 }])
    .png()
    .toBuffer()
}

/** Whether the left and the right edge of a cut picture are red or blue. */
async function edgesOf(cut: Buffer | null): Promise<string> {
  const { data, info } = await sharp(cut ?? undefined)
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([1_200, 630])
  const middle = 315 * info.width
  return [middle + 8, middle + info.width - 8].map((at) => ((data[at * 3] ?? 0) > 127 ? 'red' : 'blue')).join()
}

describe('the picture of a shared link', () => {
  it.each([
    ['0 50', 2, 'red,red'],
    ['100 50', 2, 'blue,blue'],
    ['50 50', 1, 'red,blue'],
  ])('is cropped as the wide shape: %s, zoom %d', async (focus, zoom, edges) => {
    const cut = await cutSharePicture({ src, crop: { focus, zoom }, readPicture: halves })
    expect(await edgesOf(cut)).toBe(edges)
  })

  it('is cropped by a section that shows the same picture', () => {
    const hero = { kind: 'hero', content: { image: { src, alt: '', crops: { wide } } } }
    const other = { kind: 'story', content: { sections: [{ image: { src: '/media/other', alt: '', crops: { wide } } }] } }
    expect(wideCropIn([other, hero], src)).toEqual(wide)
    expect(wideCropIn([other], src)).toBeNull()
    expect(wideCropIn([{ image: { src, alt: '', crops: { upright: wide } } }], src)).toBeNull()
  })
})
