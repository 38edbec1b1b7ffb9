import { SupplierError } from '#domain/supplier-error.ts'
import type { System } from '../../system.ts'
import { readImageFile } from './image-files.ts'

/** An agency's logo as a PNG for documents, which are white; null without one. An unavailable file store never prevents a ticket. */
export async function readLogo(system: System, logoId: string | null): Promise<Uint8Array | null> {
  if (logoId === null) return null
  try {
    return await readImageFile(system, logoId, ['on-light.png', 'logo.png'])
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    system.log.warn({ err: error, logoId }, 'a document goes without its logo')
    return null
  }
}
