import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PhotoLibrary } from './port.ts'

export interface PhotosConformance {
  open(): Promise<{ photos: PhotoLibrary; close(): Promise<void> }>
}

/** The requirements of every library of photos. Registers Vitest cases. */
export function photosConformance(name: string, { open }: PhotosConformance): void {
  describe(`${name} as a library of photos`, () => {
    let opened: Awaited<ReturnType<typeof open>>
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    test('a search returns photos with size, photographer, page and two files', async () => {
      const { photos } = await opened.photos.search('beach', 1)
      expect(photos.length).toBeGreaterThan(0)
      for (const photo of photos) {
        expect(photo.id).not.toBe('')
        expect(photo.photographer).not.toBe('')
        expect([photo.width > 0, photo.height > 0]).toEqual([true, true])
        for (const address of [photo.pageUrl, photo.files.small, photo.files.large]) expect(URL.canParse(address)).toBe(true)
      }
    })

    test('pages follow each other without a photo twice', async () => {
      const first = await opened.photos.search('hotel', 1)
      expect(first.next).toBe(2)
      const second = await opened.photos.search('hotel', 2)
      const ids = [...first.photos, ...second.photos].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    })

    test('words that no photo shows return an empty last page', async () => {
      expect(await opened.photos.search('qqqzzz', 1)).toEqual({ photos: [], next: null })
    })

    test('a photo is found by its id, and an unknown id is null', async () => {
      const [photo] = (await opened.photos.search('beach', 1)).photos
      expect(await opened.photos.find(photo?.id ?? '')).toEqual(photo)
      expect(await opened.photos.find('999999999')).toBeNull()
    })
  })
}
