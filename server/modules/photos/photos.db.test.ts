import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openLibrary } from '#tests/open-library.ts'

const { t, owner, media } = await openLibrary()

interface Found {
  library: string | null
  photos: { id: string; alt: string; photographer: string; src: string }[]
  next: number | null
}
const search = async (query: string, page = 1): Promise<Found> =>
  (await owner.call('GET', `/photos?query=${encodeURIComponent(query)}&page=${page}`)).body

describe('searching', () => {
  test('photos show what was asked for, each with its photographer and a small copy at an address of ours', async () => {
    const { library, photos, next } = await search('beach')
    expect([library, photos.length, next]).toEqual(['Pexels', 24, 2])
    for (const photo of photos) {
      expect(photo.alt.toLowerCase()).toContain('beach')
      expect(photo.photographer).not.toBe('')
      expect(photo.src).toMatch(/^\/pictures\/[\w-]+\/\d$/)
    }
    const small = await t.app.inject({ url: `${photos[0]?.src}?w=320` })
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320 })
  })

  test('without words the library is named and nothing is listed', async () => {
    expect(await search('')).toEqual({ library: 'Pexels', photos: [], next: null })
  })

  test('words that nothing shows find nothing', async () => {
    expect(await search('qqqzzz')).toEqual({ library: 'Pexels', photos: [], next: null })
  })

  test('the same words are asked once in an hour', { tags: ['full'] }, async () => {
    await search('lobby')
    await t.arm({ vendor: 'pexels', fault: '503', times: 3 })
    expect((await search('  LOBBY ')).photos.length).toBeGreaterThan(0)
    const failed = await owner.call('GET', '/photos?query=restaurant')
    expect([failed.status, failed.body.code]).toEqual([503, 'image.library-unavailable'])
  })
})

describe('taking', () => {
  test('a photo becomes an image of the agency that credits its photographer and says what it shows', {
    tags: ['full'],
  }, async () => {
    const [photo] = (await search('beach')).photos
    const { status, body } = await owner.call('POST', '/photos', { id: photo?.id })
    expect(status).toBe(201)
    expect(body).toMatchObject({ name: `Photo by ${photo?.photographer}, Pexels`, alt: photo?.alt, width: 1280 })
    expect(await sharp((await media(`${body.id}/640.webp`)).rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640 })
    expect((await owner.call('GET', '/images')).body.map((image: { id: string }) => image.id)).toContain(body.id)
  })

  test('an unknown photo is refused, and nothing is stored', async () => {
    const before = (await owner.call('GET', '/images')).body.length
    expect((await owner.call('POST', '/photos', { id: '7' })).status).toBe(422)
    expect((await owner.call('GET', '/images')).body).toHaveLength(before)
  })
})
