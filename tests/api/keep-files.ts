import { systemCtx } from '#server/ctx.ts'
import { uploadLicence } from '#server/modules/activation/licence-documents.ts'
import { uploadImage } from '#server/modules/images/upload-image.ts'
import type { Client, TestApp } from '../app.ts'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A picture of `client`'s agency. */
export async function keepPicture(t: TestApp, client: Client): Promise<string> {
  const { agency } = (await client.call('GET', '/session')).body
  const file = new File([pixel], 'pixel.png', { type: 'image/png' })
  return (await uploadImage(await systemCtx(t.system, agency.id), { file, alt: 'A pixel' })).id
}

/** A licence document of `client`'s agency. */
export async function keepLicence(t: TestApp, client: Client): Promise<string> {
  const { agency } = (await client.call('GET', '/session')).body
  const file = new File(['%PDF-1.4 a licence'], 'licence.pdf', { type: 'application/pdf' })
  return (await uploadLicence(await systemCtx(t.system, agency.id), { file })).id
}
