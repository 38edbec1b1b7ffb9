import { SupplierError } from '#domain/supplier-error.ts'

const MEGABYTE = 1024 * 1024
const MAX_BYTES = 10 * MEGABYTE
const TIMEOUT_MS = 15_000

/** Downloads a PDF of the insurer. Addresses come from answers: only those of the supplier's own host and public hosts over HTTPS are asked. */
export const documentReader =
  ({ id, baseUrl }: { id: string; baseUrl: string }) =>
  async (address: string): Promise<Buffer> => {
    const url = new URL(address, baseUrl)
    const isOwn = url.origin === new URL(baseUrl).origin
    if (!isOwn && (url.protocol !== 'https:' || url.port !== ''))
      throw new SupplierError('rejected', id, `${id} named a document at another host`)
    try {
      const answer = await fetch(url, {
        headers: { accept: 'application/pdf' },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!answer.ok) throw new SupplierError('unavailable', id, `${id} answered ${answer.status} to a document`)
      const bytes = Buffer.from(await answer.arrayBuffer())
      if (bytes.length > MAX_BYTES || !bytes.subarray(0, 5).equals(Buffer.from('%PDF-')))
        throw new SupplierError('unavailable', id, `${id} answered with a document that is no PDF`)
      return bytes
    } catch (error) {
      if (error instanceof SupplierError) throw error
      throw new SupplierError('unavailable', id, `${id} did not send a document: ${String(error)}`)
    }
  }
