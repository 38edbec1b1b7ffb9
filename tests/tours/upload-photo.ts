import type { Page } from '@playwright/test'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A photo in the library of the agency whose member is signed in on this page. Returns its id. */
export async function uploadPhoto(page: Page): Promise<string> {
  const file = { name: 'pixel.png', mimeType: 'image/png', buffer: pixel }
  const answer = await page.request.post('/api/own-tour-photos', { multipart: { file, alt: 'A pixel' } })
  const image = await answer.json()
  if (!answer.ok()) throw new Error(JSON.stringify(image))
  return image.id
}
