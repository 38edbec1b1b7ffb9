import { z } from 'zod'
import { SupplierError } from '#domain/supplier-error.ts'
import { createHttp, type IntegrationLog } from '../../http.ts'
import type { Photo, PhotoLibrary } from '../port.ts'

const ID = 'pexels'
const PER_PAGE = 24

/** A photo of the Pexels API v1 (https://www.pexels.com/api/documentation/#photos). Its `src` has ready-made sizes; `large2x` is at most 1,880 by 1,300. */
const Wire = z.object({
  id: z.int().positive(),
  width: z.int().positive(),
  height: z.int().positive(),
  url: z.url(),
  photographer: z.string().min(1),
  alt: z.string().nullish(),
  src: z.object({ large2x: z.url(), medium: z.url() }),
})
const Page = z.object({ photos: z.array(z.unknown()), next_page: z.string().nullish() })

export interface PexelsOptions {
  /** `https://api.pexels.com/`, ending in a slash. */
  baseUrl: string
  key: string
  log?: IntegrationLog
}

/** Pexels: photos for free use, with a key of one's own; 200 calls an hour. */
export function createPexels({ baseUrl, key, log }: PexelsOptions): PhotoLibrary {
  const http = createHttp({ supplier: ID, baseUrl, headers: { authorization: key }, timeoutMs: 10_000, log })
  return {
    id: ID,
    title: 'Pexels',
    async search(words, page) {
      const { body } = await http.call({ method: 'GET', path: 'v1/search', query: { query: words, page, per_page: PER_PAGE } })
      const parsed = Page.safeParse(body)
      if (!parsed.success) throw new SupplierError('unavailable', ID, `${ID} answered without photos`)
      // A photo that cannot be read drops only itself.
      const photos = parsed.data.photos.flatMap((photo) => Wire.safeParse(photo).data ?? []).map(toPhoto)
      return { photos, next: parsed.data.next_page ? page + 1 : null }
    },
    async find(id) {
      if (!/^\d{1,12}$/.test(id)) return null
      try {
        const { body } = await http.call({ method: 'GET', path: `v1/photos/${id}` })
        const parsed = Wire.safeParse(body)
        if (!parsed.success) throw new SupplierError('unavailable', ID, `${ID} answered without the photo`)
        return toPhoto(parsed.data)
      } catch (error) {
        if (error instanceof SupplierError && error.kind === 'rejected' && error.vendorCode === 'HTTP_404') return null
        throw error
      }
    },
  }
}

const toPhoto = ({ id, alt, width, height, photographer, url, src }: z.infer<typeof Wire>): Photo => ({
  id: String(id),
  alt: alt ?? '',
  width,
  height,
  photographer,
  pageUrl: url,
  files: { small: src.medium, large: src.large2x },
})
